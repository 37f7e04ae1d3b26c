import type { Tell } from '@orrery/engine';
import { PLACES, type PlaceCard } from '../cards/places.ts';
import type { Event } from '../events.ts';
import type { Pending } from '../pending.ts';
import { FULL_WILL, type Hunted, type State, type Visit } from '../state.ts';
import { loseWill, stepAssimilation } from './counters.ts';
import { artemiaCost, effectIf, extraCatchCost } from './in-force.ts';
import { huntedAt } from './people.ts';
import { addPlace, tellPile } from './place-cards.ts';
import { askInOrder, askSealed } from './questions.ts';
import {
  adaptedCatchCost,
  artemiaDiscards,
  artemiaQuestions,
  barResisting,
  bigCatchBy,
  catchQuestions,
  countsLastWill,
  resetQuestions,
  willAfterReset,
} from './sanctuary/hits.ts';
import { isCaught, isHit } from './tokens.ts';

/** [NA-10.5] Will regained after the last was lost, in the advanced variant. */
const LESSER_WILL = 2;

/** [NA-7.5] Who is hit is fixed now. [NA-R66] Where the table chooses together, everybody does at once. */
export function beginArtemiaStep(draft: State, tell: Tell<Event>): void {
  const { turn } = draft;
  turn.hit = draft.hunted.filter((hunted) => hunted.played.some((visit) => isHit(draft, hunted, visit))).map(({ seat }) => seat);
  if (turn.hit.length === 0) return;
  tell({ type: 'step-began', step: 3 });
  if (draft.options.stepChoices === 'in-order') return;
  const questions = turn.hit.map((seat) => hit(draft, huntedAt(draft, seat), tell));
  turn.hit = [];
  const rounds = Math.max(...questions.map((own) => own.length));
  for (let round = rounds - 1; round >= 0; round--)
    askSealed(
      draft,
      questions.flatMap((own) => own.slice(round, round + 1)),
    );
}

/** The next Hunted under the Artemia token; false when all are dealt with. */
export function hitNext(draft: State, tell: Tell<Event>): boolean {
  const seat = draft.turn.hit.shift();
  if (seat === undefined) return false;
  askInOrder(draft, hit(draft, huntedAt(draft, seat), tell));
  return true;
}

/** [NA-7.5] [NA-16.9] [NA-R27] [NA-R33] Once for each card in play under the token. */
function hit(draft: State, hunted: Hunted, tell: Tell<Event>): readonly Pending[] {
  const { seat } = hunted;
  const visits = hunted.played.filter((visit) => isHit(draft, hunted, visit));
  for (const visit of visits) {
    visit.hasActed = true;
    tell({ type: 'hit-by-artemia', seat, card: visit.card });
  }
  loseWill(draft, { hunted, will: artemiaCost(draft) * visits.length, cause: 'token:artemia' }, tell);
  const count = artemiaDiscards(draft, hunted, visits.length, tell);
  const others = artemiaQuestions(draft, hunted);
  return count > 0 ? [{ ask: 'discard-places', seat, because: 'token:artemia', count }, ...others] : others;
}

/** [NA-7.6] [NA-7.7] [NA-R35] Everybody caught loses Will, then the counter moves, then what a card adds. */
export function beginCreatureStep(draft: State, tell: Tell<Event>): void {
  const { turn } = draft;
  const caught = draft.hunted.filter((hunted) => hunted.played.some((visit) => isCaught(draft, hunted, visit)));
  if (caught.length === 0) return;
  turn.caught = caught.map(({ seat }) => seat);
  tell({ type: 'step-began', step: 4 });
  const bigCatch = bigCatchBy(draft, caught);
  for (const hunted of caught) catchHunted(draft, hunted, tell);
  // [NA-22.7]
  if (turn.hasCounted) return;
  turn.hasCounted = true;
  stepAssimilation(draft, 'caught', tell);
  for (const entry of turn.inForce) {
    const { target } = entry;
    // [NA-16.3]
    const extra = effectIf(entry, 'step-if-caught');
    if (extra === undefined || target.kind !== 'hunted' || !turn.caught.includes(target.seat)) continue;
    for (let step = 0; step < extra.steps; step++) stepAssimilation(draft, entry.card, tell);
  }
  if (bigCatch !== undefined) stepAssimilation(draft, bigCatch, tell);
}

/** [NA-7.6] [NA-8.1] [NA-R27] Will that being caught at these places costs. */
export function catchCost(state: State, visits: readonly Visit[]): number {
  return visits.reduce((will, visit) => will + 1 + extraLoss(state, visit), extraCatchCost(state) + adaptedCatchCost(state));
}

/** [NA-7.6] */
function catchHunted(draft: State, hunted: Hunted, tell: Tell<Event>): void {
  const visits = hunted.played.filter((visit) => isCaught(draft, hunted, visit));
  const will = catchCost(draft, visits);
  for (const visit of visits) visit.hasActed = true;
  hunted.lastCaught = draft.turn.number;
  barResisting(draft, hunted);
  tell({ type: 'caught', seat: hunted.seat, cards: visits.map((visit) => visit.card) });
  loseWill(draft, { hunted, will, cause: 'caught' }, tell);
}

function extraLoss({ planet }: State, { place }: Visit): number {
  if (place === undefined) return 0;
  const card: PlaceCard = PLACES[planet[place - 1]];
  return card.extraLoss ?? 0;
}

/** What a catch brings besides, one Hunted after the other; false when all are dealt with. */
export function caughtNext(draft: State): boolean {
  const seat = draft.turn.caught.shift();
  if (seat === undefined) return false;
  askInOrder(draft, catchQuestions(draft, huntedAt(draft, seat)));
  return true;
}

/** [NA-7.8] One step for all who lost their last Will; then they begin anew. */
export function endLastWill(draft: State, tell: Tell<Event>): void {
  const lost = draft.hunted.filter((hunted) => hunted.hasLostLastWill);
  if (lost.length === 0) return;
  tell({ type: 'last-will-lost', seats: lost.map(({ seat }) => seat) });
  if (lost.some((hunted) => countsLastWill(draft, hunted))) stepAssimilation(draft, 'last-will', tell);
  if (draft.ended !== undefined) return;
  const usual = draft.options.advanced ? LESSER_WILL : FULL_WILL;
  for (const hunted of lost) reset(draft, { hunted, will: willAfterReset(draft, usual) }, tell);
  askInOrder(draft, resetQuestions(draft, lost, usual));
}

/** [NA-R36] All their place cards come back, the ones in play too unless a table option says otherwise. */
function reset(draft: State, { hunted, will }: { readonly hunted: Hunted; readonly will: number }, tell: Tell<Event>): void {
  const cards = hunted.discard.slice();
  if (draft.options.lastWillReturn === 'all') {
    for (const { card } of hunted.played) addPlace(cards, card);
    hunted.played = [];
  }
  for (const card of cards) addPlace(hunted.hand, card);
  hunted.discard = [];
  hunted.hasLostLastWill = false;
  hunted.will = will;
  const { seat } = hunted;
  tellPile(draft, hunted, { type: 'hunted-reset', seat, will, count: cards.length, cards }, tell);
}
