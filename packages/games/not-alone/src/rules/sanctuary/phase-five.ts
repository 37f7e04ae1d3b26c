import type { Refusal, Tell } from '@orrery/engine';
import { ADAPTATIONS, type AdaptationCard, type AdaptationId } from '../../cards/adaptations.ts';
import { areAdjacent, FIRST_PLACES, PLACE_NUMBERS, type PlaceNumber } from '../../cards/places.ts';
import type { Cause, Event } from '../../events.ts';
import type { Pending } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import { MOST_ADAPTATIONS, type State } from '../../state.ts';
import { drawSurvival } from '../decks.ts';
import { effectIf } from '../in-force.ts';
import { askInOrder } from '../questions.ts';
import { adaptationDoing, characterDoing } from './abilities.ts';
import { canDrawAdaptation, developAdaptation, discardAdaptation, drawAdaptation } from './adaptations.ts';
import { stepDefense } from './defense.ts';
import { payDna, takeDna } from './dna.ts';
import { SURVIVOR_ROW } from './setup.ts';

const HIDING_DNA = 3;
const ADAPTING_DNA = 1;
const DRAW_COST = 1;

/** [NA-15.8] Before anything else of the phase. */
export function beginPhaseFive(draft: State, tell: Tell<Event>): void {
  const gain = adaptationDoing(draft, 'dna-after-catch');
  const hasCaught = draft.hunted.some(({ lastCaught }) => lastCaught === draft.turn.number);
  if (gain !== undefined && hasCaught) takeDna(draft, gain.effect.count, `adaptation:${gain.developed.adaptation}`, tell);
}

/** [NA-12.12] The Sanctuary travels over 1-5, and over all ten once they are open. */
export function isOpenToSanctuary(state: State, place: PlaceNumber): boolean {
  return place <= FIRST_PLACES || state.sanctuary?.isUnlocked === true;
}

/** [NA-13.1] From its last number back to 1. A city moved beyond it finds its way back likewise. */
function nextPlace(state: State, place: PlaceNumber): PlaceNumber {
  const last = state.sanctuary?.isUnlocked === true ? PLACE_NUMBERS.length : FIRST_PLACES;
  return PLACE_NUMBERS.find((next) => next === place + 1 && next <= last) ?? 1;
}

export function neighboursOfSanctuary(state: State): readonly PlaceNumber[] {
  const { sanctuary } = state;
  if (sanctuary === undefined) return [];
  return PLACE_NUMBERS.filter((place) => areAdjacent(place, sanctuary.place) && isOpenToSanctuary(state, place));
}

export function moveSanctuaryTo(draft: State, to: PlaceNumber, cause: Cause, tell: Tell<Event>): void {
  const { sanctuary } = draft;
  if (sanctuary === undefined) return;
  tell({ type: 'sanctuary-moved', from: sanctuary.place, to, cause });
  sanctuary.place = to;
}

/**
 * [NA-17.29] [NA-17.30] [NA-22.10] Where the Sanctuary goes in step 1 and by what: an anchor holds it whatever else was done; of other
 * courses the last one counts.
 */
function courseOf(state: State): { readonly to: PlaceNumber | undefined; readonly cause: Cause } {
  const from = state.sanctuary?.place ?? 1;
  let course: { to: PlaceNumber | undefined; cause: Cause } = { to: nextPlace(state, from), cause: 'phase-five' };
  for (const entry of state.turn.inForce) {
    const { target, card } = entry;
    if (effectIf(entry, 'anchor-sanctuary') !== undefined) return { to: undefined, cause: card };
    if (effectIf(entry, 'turn-sanctuary') !== undefined && target.kind === 'place') course = { to: target.place, cause: card };
    if (target.kind === 'sanctuary-steps')
      course = { to: target.steps === 0 ? undefined : nextPlace(state, nextPlace(state, from)), cause: card };
  }
  return course;
}

/** [NA-13.1] Step 1. */
export function moveSanctuary(draft: State, tell: Tell<Event>): void {
  const { to, cause } = courseOf(draft);
  if (to === undefined) {
    tell({ type: 'sanctuary-stayed', cause });
    return;
  }
  moveSanctuaryTo(draft, to, cause, tell);
  const pusher = adaptationDoing(draft, 'push-sanctuary');
  if (pusher === undefined) return;
  draft.pending.push({ ask: 'move-sanctuary-on', seat: draft.creature.seat, because: `adaptation:${pusher.developed.adaptation}` });
}

/** [NA-15.16] */
export function moveSanctuaryOn(draft: State, cause: Cause, tell: Tell<Event>): void {
  if (draft.sanctuary !== undefined) moveSanctuaryTo(draft, nextPlace(draft, draft.sanctuary.place), cause, tell);
}

/** [NA-13.2] [NA-18.10] Step 2: while the deck lasts; nothing is shuffled. */
export function fillSurvivors(draft: State, tell: Tell<Event>): void {
  const { sanctuary, turn } = draft;
  if (sanctuary === undefined) return;
  let row: number = SURVIVOR_ROW;
  for (const entry of turn.inForce) row = Math.max(row, effectIf(entry, 'more-survivors')?.row ?? 0);
  const missing = Math.min(row - sanctuary.survivors.length, sanctuary.survivorDeck.length);
  if (missing <= 0) return;
  const shown = sanctuary.survivorDeck.splice(-missing).reverse();
  sanctuary.survivors.push(...shown);
  tell({ type: 'survivors-shown', survivors: shown }, { reveals: true });
}

/** [NA-11.7] [NA-R48] [NA-R53] Why the Creature may neither adapt nor hide. */
export function refuseAdapting(state: State): Refusal | undefined {
  if (state.turn.adapting !== 'not-yet') return refused('already-adapted', 'NA-13.3');
  return state.turn.isBlocked ? refused('adaptation-blocked', 'NA-11.7') : undefined;
}

/** [NA-13.4] [NA-18.17] DNA first; drawing and developing follow. */
export function adapt(draft: State, tell: Tell<Event>): void {
  draft.turn.adapting = 'now';
  tell({ type: 'adapted' });
  takeDna(draft, adaptationDoing(draft, 'adapt-takes')?.effect.dna ?? ADAPTING_DNA, 'adapt', tell);
}

/** [NA-13.8] [NA-15.9] */
export function refuseHide(state: State, quietly: boolean): Refusal | undefined {
  const refusal = refuseAdapting(state);
  if (refusal !== undefined || !quietly) return refusal;
  return adaptationDoing(state, 'hide-quietly') === undefined ? refused('cannot-hide-quietly', 'NA-15.9') : undefined;
}

/** [NA-13.8] DNA, then a step of the Defense counter; those who profit from it do so before its bonus is asked for. */
export function hide(draft: State, { quietly }: { readonly quietly: boolean }, tell: Tell<Event>): void {
  draft.turn.adapting = 'done';
  tell({ type: 'hid', quietly });
  const quiet = quietly ? adaptationDoing(draft, 'hide-quietly') : undefined;
  takeDna(draft, quiet?.effect.dna ?? HIDING_DNA, 'hide', tell);
  askInOrder(draft, profits(draft, tell));
  if (quiet === undefined) stepDefense(draft, { steps: 1, seat: undefined, cause: 'hide' }, tell);
}

/** [NA-14.9] */
function profits(draft: State, tell: Tell<Event>): readonly Pending[] {
  const questions: Pending[] = [];
  for (const hunted of draft.hunted) {
    const { character, seat } = hunted;
    if (character === undefined || characterDoing(draft, hunted, 'profit-from-hiding') === undefined) continue;
    const because: Cause = `character:${character}`;
    drawSurvival(draft, { hunted, cause: because }, tell);
    if (hunted.discard.length > 0) questions.push({ ask: 'return-places', seat, because, atMost: 1, least: 0 });
  }
  return questions;
}

/** [NA-13.5] [NA-15.12] */
export function drawCost(state: State): number {
  const free = adaptationDoing(state, 'first-draw-free');
  return free !== undefined && free.developed.usedIn !== state.turn.number ? 0 : DRAW_COST;
}

export function refuseDraw(state: State, level: 1 | 2): Refusal | undefined {
  if (!canDrawAdaptation(state, level)) return refused('no-adaptation-left', 'NA-R52', { level });
  const price = drawCost(state);
  return state.creature.dna < price ? refused('not-enough-dna', 'NA-13.5', { price, have: state.creature.dna }) : undefined;
}

export function payAndDraw(draft: State, level: 1 | 2, tell: Tell<Event>): void {
  payDna(draft, drawCost(draft), 'adapt', tell);
  const free = adaptationDoing(draft, 'first-draw-free');
  if (free !== undefined) free.developed.usedIn = draft.turn.number;
  drawAdaptation(draft, level, 'adapt', tell);
}

/** [NA-13.6] [NA-16.35] */
export function developCost(state: State, adaptation: AdaptationId): number {
  const { cost }: AdaptationCard = ADAPTATIONS[adaptation];
  let less = 0;
  for (const entry of state.turn.inForce) less += effectIf(entry, 'develop-cheaper')?.by ?? 0;
  return Math.max(1, cost - less);
}

export function refuseDevelop(state: State, adaptation: AdaptationId): Refusal | undefined {
  const { creature } = state;
  if (!creature.adaptationHand.includes(adaptation)) return refused('adaptation-not-in-hand', 'NA-13.6', { adaptation });
  if (creature.developed.length >= MOST_ADAPTATIONS) return refused('adaptations-full', 'NA-13.6', { most: MOST_ADAPTATIONS });
  const price = developCost(state, adaptation);
  return creature.dna < price ? refused('not-enough-dna', 'NA-13.6', { price, have: creature.dna }) : undefined;
}

export function payAndDevelop(draft: State, adaptation: AdaptationId, tell: Tell<Event>): void {
  developAdaptation(draft, adaptation, developCost(draft, adaptation), tell);
}

/** [NA-R52] Only to make room. */
export function refuseMakingRoom(state: State, adaptation: AdaptationId): Refusal | undefined {
  const { developed } = state.creature;
  if (!developed.some((one) => one.adaptation === adaptation)) return refused('adaptation-not-developed', 'NA-13.6', { adaptation });
  return developed.length < MOST_ADAPTATIONS ? refused('room-for-adaptations', 'NA-22.11', { most: MOST_ADAPTATIONS }) : undefined;
}

export function makeRoom(draft: State, adaptation: AdaptationId, tell: Tell<Event>): void {
  discardAdaptation(draft, adaptation, 'adapt', tell);
}

/** `pass`: nothing more, or nothing at all. */
export function endAdapting(draft: State, tell: Tell<Event>): void {
  if (draft.turn.adapting === 'not-yet') tell({ type: 'adaptation-skipped' });
  draft.turn.adapting = 'done';
}
