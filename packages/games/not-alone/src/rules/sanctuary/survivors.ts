import type { Refusal, Seat, Tell } from '@orrery/engine';
import { areAdjacent } from '../../cards/places.ts';
import { SURVIVORS, type SurvivorAbility, type SurvivorId } from '../../cards/survivors.ts';
import type { Cause, Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State, Visit } from '../../state.ts';
import { canRegainWill, regainWill } from '../counters.ts';
import { canDrawSurvival, drawSurvival } from '../decks.ts';
import { isInForce } from '../in-force.ts';
import { everySeat, huntedAt } from '../people.ts';
import { takeable } from '../place-cards.ts';
import { canCopyAny, copyable } from '../powers.ts';
import { askInOrder } from '../questions.ts';
import { characterDoing, isInForceBy } from './abilities.ts';
import { everyoneReturns, stepDefense } from './defense.ts';
import { putsBack } from './dna.ts';

/** [NA-11.6] DNA the Creature puts back at most. */
const SURVIVOR_DNA = 2;

/** [NA-11.2] Why this Hunted may not rescue a survivor from there, or undefined when they may. Step 1 alone offers it. */
export function refuseRescue(state: State, hunted: Hunted, { place }: Visit): Refusal | undefined {
  const { sanctuary } = state;
  if (sanctuary === undefined) return refused('no-sanctuary');
  if (place === undefined) return refused('on-no-place');
  if (isInForce(state, 'bar-survivors')) return refused('survivors-barred');
  if (sanctuary.survivors.length === 0) return refused('no-survivor-face-up');
  const reaches =
    areAdjacent(place, sanctuary.place) ||
    isInForceBy(state, hunted.seat, 'reach-sanctuary') ||
    (place === sanctuary.place && characterDoing(state, hunted, 'rescue-at-sanctuary') !== undefined);
  return reaches ? undefined : refused('not-next-to-sanctuary', { place, sanctuary: sanctuary.place });
}

export interface Rescuing {
  readonly seat: Seat;
  /** The place card that is being resolved. */
  readonly visit: Visit;
  readonly survivor: SurvivorId;
}

/** [NA-11.2] The ability works at once if it can; then the card lies face down. */
export function rescueSurvivor(draft: State, { seat, visit, survivor }: Rescuing, tell: Tell<Event>): void {
  const { sanctuary } = draft;
  const hunted = huntedAt(draft, seat);
  if (sanctuary === undefined) return;
  visit.hasActed = true;
  sanctuary.survivors.splice(sanctuary.survivors.indexOf(survivor), 1);
  hunted.survivors.push({ card: survivor, by: everySeat(draft.seats) });
  draft.turn.rescued.push(seat);
  const { ability } = SURVIVORS[survivor];
  const works = canApply(draft, hunted, ability);
  tell({ type: 'survivor-rescued', seat, survivor, works });
  if (works) applyAbility(draft, { seat, visit, survivor }, tell);
}

function canApply(state: State, hunted: Hunted, ability: SurvivorAbility): boolean {
  switch (ability) {
    case 'put-back-dna':
      return putsBack(state, SURVIVOR_DNA) > 0;
    case 'block-adaptation':
    case 'step-defense':
      return true;
    case 'regain-will':
      return canRegainWill(hunted);
    case 'copy-power':
      return canCopyAny(state, hunted);
    case 'return-played':
      return hunted.played.length > 0;
    case 'take-place':
      return takeable(state, hunted, true).length > 0;
    case 'return-two':
      return hunted.discard.length > 0;
    case 'draw-survival':
      return canDrawSurvival(state);
    case 'everyone-returns':
      return state.hunted.some(({ discard }) => discard.length > 0);
    case 'set-marker':
      return !state.marker;
  }
}

/** [NA-11.5] */
function applyAbility(draft: State, { seat, visit, survivor }: Rescuing, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  const because: Cause = `survivor:${survivor}`;
  switch (SURVIVORS[survivor].ability) {
    case 'put-back-dna':
      draft.pending.push({ ask: 'put-back-dna', seat, because, atMost: putsBack(draft, SURVIVOR_DNA) });
      return;
    case 'block-adaptation':
      draft.turn.isBlocked = true;
      tell({ type: 'adaptation-blocked', cause: because });
      return;
    case 'regain-will':
      regainWill({ hunted, will: 1, cause: because }, tell);
      return;
    case 'copy-power':
      draft.pending.push({ ask: 'use-copied-power', seat, because, card: visit.card, places: copyable(draft) });
      return;
    case 'return-played':
      draft.pending.push({ ask: 'return-played', seat, because, from: hunted.played.map(({ card }) => card) });
      return;
    case 'take-place':
      draft.pending.push({ ask: 'take-place', seat, because, from: takeable(draft, hunted, true), mayDecline: false });
      return;
    case 'return-two':
      draft.pending.push({ ask: 'return-places', seat, because, atMost: 2, least: 0 });
      return;
    case 'step-defense':
      stepDefense(draft, { steps: 1, seat, cause: because }, tell);
      return;
    case 'draw-survival':
      drawSurvival(draft, { hunted, cause: because }, tell);
      return;
    case 'everyone-returns':
      askInOrder(draft, everyoneReturns(draft, because));
      return;
    case 'set-marker':
      draft.marker = true;
      tell({ type: 'marker-moved', seat, on: true, cause: because });
      return;
  }
}
