import type { PlainGame } from '@orrery/engine';
import type { Entry } from '../kept.ts';
import { DUEL_SEATS } from '../leaving.ts';
import type { BotFor } from '../proposing.ts';
import { isOver, type Timeline } from '../timeline.ts';
import type { Planned } from '../undo.ts';
import { deadlinesOf } from './running.ts';
import type { Span } from './state.ts';

export interface TimeUp {
  readonly at: number;
  /** Whose time ran out later still has some; left out: now. */
  readonly by?: number;
  /** When the house was away since the clocks were last reckoned. */
  readonly away: readonly Span[];
  readonly botFor: BotFor;
}

/** What the table chose for the seat whose time ran out first; no entry where everybody has some. */
export function planTimeUp(module: PlainGame, timeline: Timeline, up: TimeUp): Planned {
  const { timed } = timeline;
  if (timed === undefined || isOver(module, timeline)) return { ok: true, entry: undefined };
  const due = deadlinesOf(timed.clocks, up.away).filter(({ deadlineAt }) => deadlineAt <= (up.by ?? up.at));
  const [first] = due.sort((one, other) => one.deadlineAt - other.deadlineAt || one.seat - other.seat);
  return { ok: true, entry: first === undefined ? undefined : entryFor(timeline, first.seat, up) };
}

function entryFor({ occupants, left, timed }: Timeline, seat: number, { at, botFor }: TimeUp): Entry | undefined {
  const there = occupants[seat];
  if (timed === undefined || there === undefined) return undefined;
  const { whenOut, standIn: level } = timed.settings;
  if (whenOut === 'stand-in' && there.kind === 'person')
    return { kind: 'seat', seat, occupant: { ...there, standIn: { level } }, because: 'time', at };
  const hasLoser = whenOut === 'give-up' && (there.kind === 'person' || left[seat] !== undefined);
  if (hasLoser && occupants.length === DUEL_SEATS) return { kind: 'called', seat, how: 'time', at };
  return { kind: 'seat', seat, occupant: botFor(occupants, seat), because: hasLoser ? 'time' : 'unoccupied', at };
}
