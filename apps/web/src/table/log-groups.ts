import { type EventBase, type Seat, type SeatNames, turnNumberOf } from '@orrery/engine';
import type { LogLine } from '@orrery/match';

export interface LogGroup {
  readonly key: string;
  /** Without a seat where everybody plays in the same turn; number 0 is what came before the first one. */
  readonly turn: { readonly seat: Seat | undefined; readonly number: number };
  readonly lines: readonly { readonly key: string; readonly sentence: string; readonly event: EventBase }[];
}

interface Telling {
  readonly turnEvent: string;
  readonly hasSharedTurns: boolean;
  /** The turn that runs, where the game can say it: a first one that began unsaid is known by it. */
  readonly running: number | undefined;
  readonly event: (event: EventBase, names: SeatNames) => string | undefined;
  readonly names: SeatNames;
}

/** What is known of a log. */
interface Heard {
  readonly log: readonly LogLine[];
  readonly isLogHeard: boolean;
  readonly update: { readonly actionCount: number };
}

/** A match goes on from where the rules changed: what was told by the old ones cannot be told by these. */
export function hasOlder({ log, isLogHeard, update }: Heard): boolean {
  return isLogHeard && (log.at(0)?.index ?? update.actionCount) > 0;
}

/**
 * The log in words, a group a turn. A turn that does not say its number is numbered here. What is told before any turn began
 * belongs to the first one, unless that is told to begin later: then it is nobody's.
 */
export function logGroups(log: readonly LogLine[], telling: Telling): readonly LogGroup[] {
  const groups: { key: string; turn: LogGroup['turn']; lines: { key: string; sentence: string; event: EventBase }[] }[] = [];
  for (const line of log) {
    for (const [index, event] of line.events.entries()) {
      const key = `${line.index}-${index}`;
      if (event.type === telling.turnEvent) {
        const number = turnNumberOf(event) ?? (groups.at(-1)?.turn.number ?? 0) + 1;
        const [opening] = groups;
        if (groups.length === 1 && opening.key === 'start') {
          opening.turn = { seat: number === 1 ? undefined : opening.turn.seat, number: number - 1 };
        }
        groups.push({ key, turn: { seat: telling.hasSharedTurns ? undefined : (seatOf(event) ?? line.seat), number }, lines: [] });
        continue;
      }
      const sentence = telling.event(event, telling.names);
      if (sentence === undefined) continue;
      if (groups.length === 0) {
        const number = telling.running ?? (telling.hasSharedTurns ? 0 : 1);
        groups.push({ key: 'start', turn: { seat: telling.hasSharedTurns || number === 0 ? undefined : line.seat, number }, lines: [] });
      }
      groups.at(-1)?.lines.push({ key, sentence, event });
    }
  }
  return groups;
}

function seatOf(event: EventBase): Seat | undefined {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}
