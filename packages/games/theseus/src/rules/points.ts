import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { takePoints } from './scores.ts';
import { isEnemy } from './sides.ts';

/** [TH-10.3] [TH-R50] Enemies who have points to lose. */
export function pointHolders(state: State, seat: Seat): readonly Seat[] {
  const seats: Seat[] = [];
  for (const player of state.players) {
    if (isEnemy(state, seat, player.seat) && player.life > 0 && !player.isOut) seats.push(player.seat);
  }
  return seats;
}

export function refusePointsOf(state: State, seat: Seat, from: Seat): Refusal | undefined {
  return pointHolders(state, seat).includes(from) ? undefined : refused('no-points-to-take', 'TH-10.3');
}

/** [TH-E60] Divided as the player likes, one point per answer. */
export function runTakePoints(draft: State, step: PendingOf<'take-points'>, tell: Tell<Event>): boolean {
  const holders = pointHolders(draft, step.seat);
  if (step.left > 0 && holders.length > 1) return false;
  draft.pending.pop();
  if (holders.length === 1) takePoints(draft, { by: step.seat, from: holders[0], points: step.left, cause: step.cause }, tell);
  return true;
}

export function answerTakePoints(draft: State, step: PendingOf<'take-points'>, from: Seat, tell: Tell<Event>): void {
  draft.pending.pop();
  if (step.left > 1) draft.pending.push({ ...step, left: step.left - 1 });
  takePoints(draft, { by: step.seat, from, points: 1, cause: step.cause }, tell);
}
