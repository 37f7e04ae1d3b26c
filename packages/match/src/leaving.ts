import type { PlainGame, Seat } from '@orrery/engine';
import type { BotFor } from './proposing.ts';
import { isOver, type Timeline } from './timeline.ts';
import type { Planned } from './undo.ts';

/** Who looks after the server closed the table. */
export function planCallingOff(module: PlainGame, timeline: Timeline, at: number): Planned {
  if (isOver(module, timeline)) return { ok: true, entry: undefined };
  return { ok: true, entry: { kind: 'called', seat: 0, how: 'closed', at } };
}

/** Of two seats, what one loses the other wins. */
export const DUEL_SEATS = 2;

/** The person has lost. Of two the other has won; among more a bot plays on, and the result says who gave up. */
export function planResigning(
  module: PlainGame,
  timeline: Timeline,
  { seat, at, botFor }: { readonly seat: Seat; readonly at: number; readonly botFor: BotFor },
): Planned {
  const { occupants } = timeline;
  if (occupants[seat]?.kind !== 'person') return { ok: false, refusal: { code: 'not-your-seat' } };
  if (isOver(module, timeline)) return { ok: false, refusal: { code: 'match-over' } };
  if (occupants.length === DUEL_SEATS) return { ok: true, entry: { kind: 'called', seat, how: 'resigned', at } };
  return { ok: true, entry: { kind: 'seat', seat, occupant: botFor(occupants, seat), because: 'resigned', at } };
}
