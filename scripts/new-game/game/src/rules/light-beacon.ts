import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Beacon } from '../cards/beacons.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';

/** [NG-2.1] Why this beacon may not be lit, or undefined when it may. */
export function refuseLight(state: State, seat: Seat, { card }: Action): Refusal | undefined {
  return state.hands[seat].includes(card) ? undefined : refused('not-in-hand', 'NG-2.1', { card });
}

/** [NG-2.2] Whether this beacon is higher than the one lit last. */
export function scores(lit: readonly Beacon[], card: Beacon): boolean {
  return card > (lit.at(-1) ?? 0);
}

export function lightBeacon(draft: State, { card }: Action, tell: Tell<Event>): void {
  const seat = draft.turn;
  const hand = draft.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  const scored = scores(draft.lit, card);
  if (scored) draft.points[seat] += 1;
  draft.lit.push(card);
  tell({ type: 'beacon-lit', seat, card, scored });
  drawCard(draft, seat, tell);
}

/** [NG-2.3] */
function drawCard(draft: State, seat: Seat, tell: Tell<Event>): void {
  const card = draft.deck.pop();
  if (card === undefined) return;
  draft.hands[seat].push(card);
  tell({ type: 'card-drawn', seat }, { only: seat, adds: { card }, reveals: true });
}
