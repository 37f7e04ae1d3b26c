import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { PLACE_IDS, PLACES, type PlaceId } from '../cards/places.ts';
import type { Cause, Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { FULL_WILL, type Hunted, type State } from '../state.ts';
import { regainWill, stepAssimilation } from './counters.ts';
import { isBarredPlace, unbarred } from './in-force.ts';
import { glimpseOf, huntedAt } from './people.ts';
import { addPlace, addVisit, kindsOf, rankOf, removePlace, returnPlaces, visitOf } from './place-cards.ts';
import { askToReturn } from './returning.ts';
import { characterDoing } from './sanctuary/abilities.ts';

/** [NA-5.2] Place cards that each Will spent brings back. */
const RETURNED_PER_WILL = 2;

/** [NA-5.5] [NA-R3] The cards that may be laid are too few for what is due. */
function lacksCards(state: State, hunted: Hunted): boolean {
  return hunted.played.length + unbarred(state, hunted.hand).length < hunted.lays;
}

/** [NA-5.6] [NA-R5] [NA-R71] */
function refuseEffort(hunted: Hunted): Refusal | undefined {
  if (hunted.played.length > 0) return refused('cards-laid', 'NA-5.6');
  return hunted.effort === 'none' ? undefined : refused('already-made-an-effort', 'NA-5.6');
}

/** [NA-5.2] [NA-R4] */
export function refuseResist(state: State, hunted: Hunted, will: number): Refusal | undefined {
  const refusal = refuseEffort(hunted);
  if (refusal !== undefined) return refusal;
  if (hunted.noResistIn === state.turn.number) return refused('may-not-resist', 'NA-15.21');
  if (will > hunted.will) return refused('not-enough-will', 'NA-5.2', { will, have: hunted.will });
  if (will === hunted.will) return refused('last-will', 'NA-5.7');
  const isPointless = hunted.discard.length === 0 && state.options.pointlessMoves === 'refuse';
  return isPointless ? refused('nothing-to-return', 'NA-R4') : undefined;
}

/** [NA-5.2] [NA-14.2] */
export function resist(draft: State, seat: Seat, will: 1 | 2, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  hunted.effort = 'resisted';
  hunted.will -= will;
  tell({ type: 'resisted', seat, will });
  const least = draft.options.pointlessMoves === 'refuse' ? 1 : 0;
  const cards = characterDoing(draft, hunted, 'resist-more')?.cards ?? RETURNED_PER_WILL;
  askToReturn(draft, { hunted, atMost: will * cards, least, because: 'resist' });
}

/** [NA-5.3] [NA-R6] A Hunted who cannot lay what is due may always give up. */
export function refuseGiveUp(state: State, hunted: Hunted): Refusal | undefined {
  if (hunted.played.length > 0) return refused('cards-laid', 'NA-5.6');
  if (lacksCards(state, hunted)) return undefined;
  const refusal = refuseEffort(hunted);
  if (refusal !== undefined) return refusal;
  const isPointless = hunted.will === FULL_WILL && hunted.discard.length === 0 && state.options.pointlessMoves === 'refuse';
  return isPointless ? refused('nothing-to-regain', 'NA-R6') : undefined;
}

/** [NA-5.3] Each Give Up moves the counter. */
export function giveUp(draft: State, seat: Seat, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  // Whether the hand was too small nobody hears; only after resisting there is no other reason.
  tell({ type: 'gave-up', seat, forced: hunted.effort === 'resisted' });
  hunted.effort = 'gave-up';
  regainWill({ hunted, will: FULL_WILL, cause: 'give-up' }, tell);
  returnPlaces(draft, { hunted, cards: hunted.discard.slice(), cause: 'give-up' }, tell);
  stepAssimilation(draft, 'give-up', tell);
}

/** [NA-5.4] [NA-16.2] */
export function refuseLaying(state: State, hunted: Hunted, card: PlaceId): Refusal | undefined {
  if (hunted.isLocked) return refused('all-laid', 'NA-5.4');
  if (!hunted.hand.includes(card)) return refused('card-not-in-hand', 'NA-5.4', { card });
  const place = PLACES[card].number;
  if (isBarredPlace(state, place)) return refused('place-barred', 'NA-16.2', { place: place ?? 0 });
  if (!lacksCards(state, hunted)) return undefined;
  return refused('too-few-cards', 'NA-5.5', { have: hunted.played.length + unbarred(state, hunted.hand).length, needed: hunted.lays });
}

/** The last card that is due locks. Cards in play are in the order of the hand: when each was laid tells nothing. */
export function layPlace(draft: State, seat: Seat, card: PlaceId, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  removePlace(hunted.hand, card);
  addVisit(hunted.played, visitOf(card));
  hunted.isLocked = hunted.played.length === hunted.lays;
  tell({ type: 'place-laid', seat }, { only: seat, adds: { card } });
}

/** [NA-5.8] [NA-R7] */
export function refuseTakingUp(hunted: Hunted): Refusal | undefined {
  return hunted.played.length === 0 ? refused('nothing-laid', 'NA-5.8') : undefined;
}

export function takeUpPlaces(draft: State, seat: Seat, tell: Tell<Event>): void {
  unlay(huntedAt(draft, seat));
  tell({ type: 'places-taken-up', seat });
}

function unlay(hunted: Hunted): void {
  for (const { card } of hunted.played) addPlace(hunted.hand, card);
  hunted.played = [];
  hunted.isLocked = false;
}

/** [NA-R1] Every laid card goes back to its hand. */
export function undoChoices(draft: State, cause: Cause, tell: Tell<Event>): void {
  const seats: Seat[] = [];
  for (const hunted of draft.hunted) {
    if (hunted.played.length > 0) seats.push(hunted.seat);
    unlay(hunted);
  }
  if (seats.length > 0) tell({ type: 'choices-undone', cause, seats });
}

/** Made once: lists of legal actions share them. */
const RESISTING: readonly ActionOf<'resist'>[] = [
  { type: 'resist', will: 1 },
  { type: 'resist', will: 2 },
];
const GIVE_UP: Action = { type: 'give-up' };
const TAKE_UP: Action = { type: 'take-up-places' };
const LAYING: readonly Action[] = PLACE_IDS.map((card) => ({ type: 'lay-place', card }));

/** What a Hunted may do in phase 1 besides playing cards. */
export function addExplorations(state: State, hunted: Hunted, actions: Action[]): void {
  for (const action of RESISTING) if (refuseResist(state, hunted, action.will) === undefined) actions.push(action);
  if (refuseGiveUp(state, hunted) === undefined) actions.push(GIVE_UP);
  if (!hunted.isLocked && !lacksCards(state, hunted)) {
    for (const card of unbarred(state, kindsOf(hunted.hand))) actions.push(LAYING[rankOf(card)]);
  }
  if (hunted.played.length > 0) actions.push(TAKE_UP);
}

/** [NA-6.7] The other card goes back to hand unseen, so the Creature no longer knows that hand. */
export function keepPlace(draft: State, seat: Seat, card: PlaceId, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  const kept = hunted.played.findIndex((visit) => visit.card === card);
  for (const [index, visit] of hunted.played.entries()) if (index !== kept) addPlace(hunted.hand, visit.card);
  hunted.played = hunted.played.filter((_, index) => index === kept);
  const glimpse = glimpseOf(draft, seat);
  glimpse.notInHand = [];
  glimpse.playedRow = undefined;
  tell({ type: 'place-kept', seat }, { only: seat, adds: { card } });
}
