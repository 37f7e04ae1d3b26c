import type { EventBase, Seat, SeatNames } from '@orrery/engine';
import type { LogLine } from '@orrery/match';

export interface LogGroup {
  readonly key: string;
  /** Without a seat where everybody plays in the same turn. */
  readonly turn: { readonly seat: Seat | undefined; readonly number: number };
  readonly lines: readonly { readonly key: string; readonly sentence: string }[];
}

interface Telling {
  readonly turnEvent: string;
  readonly hasSharedTurns: boolean;
  readonly event: (event: EventBase, names: SeatNames) => string | undefined;
  readonly names: SeatNames;
}

/**
 * The log in words, a group a turn. Turns are numbered here: not every game counts them in its events, and the first
 * one begins with the set-up, which tells nothing.
 */
export function logGroups(log: readonly LogLine[], telling: Telling): readonly LogGroup[] {
  const groups: { key: string; turn: LogGroup['turn']; lines: { key: string; sentence: string }[] }[] = [];
  let turns = 0;
  for (const line of log) {
    for (const [index, event] of line.events.entries()) {
      const key = `${line.index}-${index}`;
      if (event.type === telling.turnEvent) {
        turns += 1;
        groups.push({ key, turn: { seat: telling.hasSharedTurns ? undefined : (seatOf(event) ?? line.seat), number: turns }, lines: [] });
        continue;
      }
      const sentence = telling.event(event, telling.names);
      if (sentence === undefined) continue;
      if (groups.length === 0) {
        turns = 1;
        groups.push({ key: 'start', turn: { seat: telling.hasSharedTurns ? undefined : line.seat, number: turns }, lines: [] });
      }
      groups.at(-1)?.lines.push({ key, sentence });
    }
  }
  return groups;
}

function seatOf(event: EventBase): Seat | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}
