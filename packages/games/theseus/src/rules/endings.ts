import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { Ending, State } from '../state.ts';

/** [TH-15.1] The match stops where it is: nothing that was still to be done is done. */
export function endMatch(draft: State, { because, winners }: Ending, tell: Tell<Event>): void {
  if (draft.ended !== undefined) return;
  draft.ended = { because, winners };
  draft.pending.length = 0;
  tell({ type: 'match-ended', because, winners });
}

/** [TH-15.2] Instead of filling a slot from an empty deck; at END the match stops at once. */
export function advanceEndToken(draft: State, seat: Seat, tell: Tell<Event>): void {
  // [TH-R60] In the extra turns of a tie-break it no longer moves.
  if (draft.tieBreak !== undefined || draft.ended !== undefined || draft.finalSteps === 0) return;
  draft.finalSteps -= 1;
  tell({ type: 'end-token-moved', seat, stepsLeft: draft.finalSteps });
  if (draft.finalSteps === 0) compareAtEnd(draft, seat, tell);
}

/** [TH-15.3] Life and data together; an alliance adds up both of its players [TH-11.6]. */
export function pointsOfSide(state: State, seat: Seat): number {
  const { players, mode } = state;
  let points = players[seat].life + players[seat].data;
  if (mode === 'teams') points += players[(seat + 2) % 4].life + players[(seat + 2) % 4].data;
  return points;
}

function leadersAmong(state: State, seats: readonly Seat[]): readonly Seat[] {
  let most = -1;
  for (const seat of seats) most = Math.max(most, pointsOfSide(state, seat));
  return seats.filter((seat) => pointsOfSide(state, seat) === most);
}

function sidesAmong({ mode }: State, seats: readonly Seat[]): number {
  return mode === 'teams' ? new Set(seats.map((seat) => seat % 2)).size : seats.length;
}

/** [TH-1.3] [TH-15.3] [TH-R51] At END all compare, cards left or not; where sides tie all of them go on [TH-R61]. */
function compareAtEnd(draft: State, ender: Seat, tell: Tell<Event>): void {
  const leaders = leadersAmong(
    draft,
    draft.order.slice().sort((one, other) => one - other),
  );
  if (sidesAmong(draft, leaders) === 1) {
    endMatch(draft, { because: 'final-sequence', winners: leaders }, tell);
    return;
  }
  beginTieBreak(draft, { tied: leaders, ender }, tell);
}

/** [TH-15.4] [TH-E63] Each of the tied takes one extra turn, beginning with the first of them after the player who ended the match. */
function beginTieBreak(draft: State, { tied, ender }: { readonly tied: readonly Seat[]; readonly ender: Seat }, tell: Tell<Event>): void {
  for (const player of draft.players) player.isOut = !tied.includes(player.seat);
  const from = draft.order.indexOf(ender) + 1;
  const turns = [...draft.order.slice(from), ...draft.order.slice(0, from)].filter((seat) => tied.includes(seat));
  draft.tieBreak = { tied, turnsLeft: turns };
  draft.pending.length = 0;
  tell({ type: 'tie-break-began', tied });
  continueTieBreak(draft, tell);
}

/** The next extra turn, or the last count. */
export function continueTieBreak(draft: State, tell: Tell<Event>): void {
  const { tieBreak } = draft;
  if (tieBreak === undefined) return;
  const [seat, ...turnsLeft] = tieBreak.turnsLeft;
  if (seat !== undefined) {
    draft.tieBreak = { tied: tieBreak.tied, turnsLeft };
    draft.pending.push({ do: 'turn', seat });
    return;
  }
  endMatch(draft, { because: 'tie-break', winners: leadersAmong(draft, tieBreak.tied) }, tell);
}
