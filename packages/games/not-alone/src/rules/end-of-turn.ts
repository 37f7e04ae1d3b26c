import { silent, type Tell } from '@orrery/engine';
import { PLACES, type PlaceCard } from '../cards/places.ts';
import type { Event } from '../events.ts';
import type { Pending } from '../pending.ts';
import { HUNT_HAND, type Hunted, type State, type Turn } from '../state.ts';
import { stepRescue } from './counters.ts';
import { refillHunt } from './decks.ts';
import { findInForce } from './in-force.ts';
import { addPlace, isDark, tellPile } from './place-cards.ts';
import { askInOrder } from './questions.ts';
import { adaptationDoing, characterCause, characterDoing } from './sanctuary/abilities.ts';
import { isNoTokenLaid } from './tokens.ts';

/** [NA-9.1] [NA-9.2] Cards in play go to their piles, Hunt cards of the turn too where they waited, tokens come back. */
export function clearPlanet(draft: State, tell: Tell<Event>): void {
  for (const hunted of draft.hunted) discardPlay(draft, hunted, tell);
  askInOrder(draft, returnsAfterTurn(draft));
  if (draft.options.huntDiscard === 'end-of-turn') draft.huntDiscard.push(...draft.turn.huntPlayed);
  if (isNoTokenLaid(draft)) return;
  draft.tokens = { creature: [], target: [], artemia: [] };
  tell({ type: 'tokens-taken-back' });
}

/** [NA-14.4] [NA-18.14] Cards just discarded may be among those that come back. */
function returnsAfterTurn(state: State): readonly Pending[] {
  const questions: Pending[] = [];
  for (const hunted of state.hunted) {
    const { seat, lastCaught, discard } = hunted;
    const what = characterDoing(state, hunted, 'return-after')?.what;
    const isDue = what === 'caught' ? lastCaught === state.turn.number : what === 'rescued' && state.turn.rescued.includes(seat);
    if (isDue && discard.length > 0) questions.push({ ask: 'return-places', seat, because: characterCause(hunted), atMost: 1, least: 1 });
  }
  return questions;
}

function discardPlay(draft: State, hunted: Hunted, tell: Tell<Event>): void {
  const { seat, played } = hunted;
  if (played.length === 0) return;
  for (const { card } of played) {
    const { returnsToReserve }: PlaceCard = PLACES[card];
    if (returnsToReserve) draft.reserve[card] = (draft.reserve[card] ?? 0) + 1;
    else addPlace(hunted.discard, card);
  }
  hunted.played = [];
  if (tell === silent) return;
  tellPile(draft, hunted, { type: 'play-discarded', seat, count: played.length, cards: played.map(({ card }) => card) }, tell);
}

/** [NA-4.4] [NA-15.2] Only here is the Creature's hand filled up. */
export function refill(draft: State, tell: Tell<Event>): void {
  refillHunt(draft, adaptationDoing(draft, 'refill-to')?.effect.cards ?? HUNT_HAND, tell);
}

/** [NA-9.3] [NA-16.18] */
export function advanceRescue(draft: State, tell: Tell<Event>): void {
  const holding = findInForce(draft, 'hold-rescue');
  if (holding === undefined) stepRescue(draft, 'end-of-turn', tell);
  else tell({ type: 'rescue-held', cause: holding.card });
}

/** [NA-4.5] Nothing is in force any more. */
export function newTurn(number: number, huntLimit: Turn['huntLimit']): Turn {
  return {
    number,
    phase: 1,
    stage: 'exploration',
    passed: [],
    isMoment: false,
    huntPlayed: [],
    huntLimit,
    nextHuntLimit: 1,
    inForce: [],
    usedPlaces: [],
    hasFortified: false,
    hit: [],
    caught: [],
    hasCounted: false,
    isBlocked: false,
    rescued: [],
    adapting: 'not-yet',
  };
}

/** [NA-9.3] What was due next turn is due now; piles that were dark may be face up again. */
export function beginTurn(draft: State, number: number, tell: Tell<Event>): void {
  const dark = tell === silent ? [] : draft.hunted.filter((hunted) => isDark(draft, hunted));
  draft.turn = newTurn(number, number === 1 ? 1 : draft.turn.nextHuntLimit);
  for (const hunted of draft.hunted) {
    hunted.isLocked = false;
    hunted.effort = 'none';
    hunted.survivalPlayed = [];
    hunted.lays = hunted.nextLays;
    hunted.resolves = hunted.nextResolves;
    hunted.nextLays = 1;
    hunted.nextResolves = 1;
    hunted.hasUsedCharacter = false;
  }
  tell({ type: 'turn-began', turn: number });
  tell({ type: 'phase-began', phase: 1 });
  const opened = dark.filter((hunted) => !isDark(draft, hunted));
  if (opened.length > 0) {
    tell({ type: 'piles-opened', piles: opened.map(({ seat, discard }) => ({ seat, cards: discard.slice() })) }, { reveals: true });
  }
}
