import { type Seat, shuffle, type Tell } from '@orrery/engine';
import { ADAPTATIONS, type AdaptationId, type AdaptationLevel } from '../../cards/adaptations.ts';
import { PLACES, type PlaceCard, type PlaceId } from '../../cards/places.ts';
import type { Cause, Event } from '../../events.ts';
import type { Asks } from '../../pending.ts';
import type { State } from '../../state.ts';
import { huntedAt } from '../people.ts';
import { adaptationDoing } from './abilities.ts';
import { payDna } from './dna.ts';

function isRemovedWhenUsed(id: PlaceId): boolean {
  const card: PlaceCard = PLACES[id];
  return card.removedWhenUsed === true;
}

const deckOf = (level: AdaptationLevel): 0 | 1 => (level === 1 ? 0 : 1);

/** [NA-R52] Cards of this level that can be drawn: the deck, and once it is empty its discard pile. */
export function canDrawAdaptation(state: State, level: AdaptationLevel): boolean {
  const { sanctuary } = state;
  if (sanctuary === undefined) return false;
  return sanctuary.adaptationDecks[deckOf(level)].length + sanctuary.adaptationDiscards[deckOf(level)].length > 0;
}

export function drawAdaptation(draft: State, level: AdaptationLevel, cause: Cause, tell: Tell<Event>): void {
  const { sanctuary, creature } = draft;
  if (sanctuary === undefined) return;
  const index = deckOf(level);
  if (sanctuary.adaptationDecks[index].length === 0) {
    sanctuary.adaptationDecks[index] = sanctuary.adaptationDiscards[index].map((card) => ({ card, by: 0 }));
    sanctuary.adaptationDiscards[index] = [];
    shuffle(draft.chance, sanctuary.adaptationDecks[index]);
  }
  const drawn = sanctuary.adaptationDecks[index].pop();
  if (drawn === undefined) return;
  creature.adaptationHand.push(drawn.card);
  tell({ type: 'adaptation-drawn', level, cause }, { only: creature.seat, adds: { adaptation: drawn.card }, reveals: true });
}

/** Back under its deck; the Creature remembers where. */
export function putAdaptationUnder(draft: State, adaptation: AdaptationId, cause: Cause, tell: Tell<Event>): void {
  const { sanctuary, creature } = draft;
  if (sanctuary === undefined) return;
  creature.adaptationHand = creature.adaptationHand.filter((card) => card !== adaptation);
  sanctuary.adaptationDecks[deckOf(ADAPTATIONS[adaptation].level)].unshift({ card: adaptation, by: 1 << creature.seat });
  tell({ type: 'adaptation-put-under', count: 1, cause }, { only: creature.seat, adds: { adaptation } });
}

/** [NA-13.6] From hand to the open row; it works from the next turn on. */
export function developAdaptation(draft: State, adaptation: AdaptationId, cost: number, tell: Tell<Event>): void {
  const { creature, turn } = draft;
  payDna(draft, cost, 'adapt', tell);
  creature.adaptationHand = creature.adaptationHand.filter((card) => card !== adaptation);
  creature.developed.push({ adaptation, since: turn.number, usedIn: 0 });
  tell({ type: 'adaptation-developed', adaptation, cost }, { reveals: true });
}

export function discardAdaptation(draft: State, adaptation: AdaptationId, cause: Cause, tell: Tell<Event>): void {
  draft.creature.developed = draft.creature.developed.filter((developed) => developed.adaptation !== adaptation);
  draft.sanctuary?.adaptationDiscards[deckOf(ADAPTATIONS[adaptation].level)].push(adaptation);
  tell({ type: 'adaptation-discarded', adaptation, cause });
}

/** [NA-15.20] The Hunted discard this one, unless the Creature may pay to keep it and does. */
export function dropAdaptation(draft: State, question: Asks<'drop-adaptation'>, adaptation: AdaptationId, tell: Tell<Event>): void {
  const { creature, turn } = draft;
  const keeper = adaptationDoing(draft, 'pay-to-keep');
  const { seat, because, removes } = question;
  if (keeper !== undefined && keeper.developed.usedIn !== turn.number && creature.dna >= keeper.effect.dna)
    draft.pending.push({ ask: 'keep-adaptation', seat: creature.seat, because, adaptation, removes, by: seat });
  else loseAdaptation(draft, { adaptation, removes, by: seat, because }, tell);
}

/** The Creature pays: nothing was discarded, so nothing follows. */
export function payToKeep(draft: State, { adaptation }: Asks<'keep-adaptation'>, tell: Tell<Event>): void {
  const keeper = adaptationDoing(draft, 'pay-to-keep');
  if (keeper === undefined) return;
  keeper.developed.usedIn = draft.turn.number;
  payDna(draft, keeper.effect.dna, `adaptation:${keeper.developed.adaptation}`, tell);
  tell({ type: 'adaptation-kept', adaptation });
}

interface Loss {
  readonly adaptation: AdaptationId;
  readonly removes: 'nothing' | 'place-card';
  readonly by: Seat;
  readonly because: Cause;
}

/** [NA-R47] [NA-R51] The place card that did it leaves the game, if it is of that kind. */
export function loseAdaptation(draft: State, { adaptation, removes, by, because }: Loss, tell: Tell<Event>): void {
  discardAdaptation(draft, adaptation, because, tell);
  if (removes === 'nothing') return;
  const hunted = huntedAt(draft, by);
  const visit = hunted.played.find(({ card }) => isRemovedWhenUsed(card));
  if (visit === undefined) return;
  hunted.played = hunted.played.filter((other) => other !== visit);
  tell({ type: 'place-removed', seat: by, card: visit.card });
}
