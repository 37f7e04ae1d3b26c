import type { Refusal, Seat, Tell } from '@orrery/engine';
import { survivalInGame } from '../../cards/in-game.ts';
import { areAdjacent } from '../../cards/places.ts';
import { SURVIVAL } from '../../cards/survival.ts';
import type { Cause, Event } from '../../events.ts';
import type { Pending } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State, Visit } from '../../state.ts';
import { isInForce } from '../in-force.ts';
import { huntedAt } from '../people.ts';
import { askSealed } from '../questions.ts';
import { refuseAnySurvival } from '../survival-limit.ts';
import { adaptationDoing, characterDoing } from './abilities.ts';
import { stepDefense } from './defense.ts';
import { putBackDna } from './dna.ts';
import { discardSurvivors } from './taking.ts';

/** [NA-11.3] Why this Hunted may not fortify from there by exploring, or undefined when they may; tokens are asked about before. */
export function refuseFortify(state: State, { place }: Visit): Refusal | undefined {
  const { sanctuary } = state;
  if (sanctuary === undefined) return refused('no-sanctuary', 'NA-11.1');
  if (place !== sanctuary.place) return refused('not-at-sanctuary', 'NA-11.3', { sanctuary: sanctuary.place });
  if (state.turn.hasFortified) return refused('already-fortified', 'NA-11.3');
  if (isInForce(state, 'bar-fortifying')) return refused('fortifying-barred', 'NA-16.23');
  return isWatched(state) ? refused('creature-watches-sanctuary', 'NA-15.25') : undefined;
}

/** [NA-15.25] */
function isWatched(state: State): boolean {
  const { sanctuary } = state;
  if (sanctuary === undefined || adaptationDoing(state, 'bar-fortify-nearby') === undefined) return false;
  return state.tokens.creature.some((place) => place === sanctuary.place || areAdjacent(place, sanctuary.place));
}

/** [NA-11.3] [NA-R44] By exploring the Sanctuary's place: once a turn, whatever the Gates do. */
export function fortifyByExploring(draft: State, seat: Seat, visit: Visit, tell: Tell<Event>): void {
  visit.hasActed = true;
  draft.turn.hasFortified = true;
  fortify(draft, seat, 'fortify', tell);
}

/** One step; then cards that answer it, then the shelter. Questions of the bonus come first of all [NA-R45]. */
export function fortify(draft: State, seat: Seat, cause: Cause, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  if (hunted.survivors.length > 0) draft.pending.push({ ask: 'shelter', seat, because: cause });
  const waiting = draft.pending.length;
  stepDefense(draft, { steps: 1, seat, cause }, tell);
  if (draft.ended !== undefined) return;
  // Who might answer is asked once the bonus is given: it may have brought them a card.
  const bonus = draft.pending.splice(waiting);
  askSealed(draft, answersToFortify(draft, seat));
  draft.pending.push(...bonus);
  // [NA-14.10]
  const price = characterDoing(draft, hunted, 'fortify-takes-dna');
  if (price !== undefined && hunted.character !== undefined) putBackDna(draft, price.count, `character:${hunted.character}`, tell);
}

/** [NA-17.25] [NA-22.9] Put to every Hunted who might hold such a card; once all of them are face up nobody is asked. */
function answersToFortify(state: State, by: Seat): readonly Pending[] {
  const isOut = survivalInGame(state.options).some(
    (card) => SURVIVAL[card].effect.do === 'answer-fortify' && !state.survivalDiscard.includes(card),
  );
  if (!isOut) return [];
  return state.hunted
    .filter((hunted) => hunted.survival.length > 0 && refuseAnySurvival(state, hunted) === undefined)
    .map(({ seat }) => ({ ask: 'answer-fortify', seat, because: 'fortify', by }));
}

/** [NA-11.4] Why this Hunted cannot shelter survivors. */
export function refuseShelter(state: State, hunted: Hunted): Refusal | undefined {
  if (isInForce(state, 'bar-fortifying')) return refused('fortifying-barred', 'NA-16.23');
  return hunted.survivors.length === 0 ? refused('no-survivor-to-shelter', 'NA-11.4') : undefined;
}

/** [NA-11.4] All of them, one step; a builder makes one more of it [NA-14.11]. */
export function shelter(draft: State, seat: Seat, cause: Cause, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  const sheltered = hunted.survivors.length;
  discardSurvivors(draft, { seat, indexes: hunted.survivors.map((_, index) => index), cause: 'shelter' }, tell);
  const more = characterDoing(draft, hunted, 'shelter-more');
  const builds = more !== undefined && sheltered >= more.least && !hunted.hasUsedCharacter;
  if (builds) hunted.hasUsedCharacter = true;
  stepDefense(draft, { steps: builds ? 2 : 1, seat, cause }, tell);
}
