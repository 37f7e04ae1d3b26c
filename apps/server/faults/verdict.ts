import type { Archive } from './archive.ts';
import { chatViolations } from './chat-check.ts';
import type { Checker } from './checker.ts';
import { clockViolations, latenesses, outageViolations } from './clock-check.ts';
import { deedViolations } from './deeds.ts';
import { grouped } from './grouped.ts';
import type { HandOver } from './hand-overs.ts';
import type { FaultKind } from './kinds.ts';
import { leaseViolations, longestWait } from './lease-check.ts';
import type { Notes } from './notes.ts';
import { seatViolations } from './seat-check.ts';
import { tableViolations } from './table-check.ts';

export interface Verdict {
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly violations: readonly string[];
  /** In words and figures, for a table. */
  readonly figures: readonly (readonly [string, string])[];
}

export interface Findings {
  readonly checker: Checker;
  readonly notes: Notes;
  readonly archive: Archive;
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly conflicts: number;
  readonly handOvers: readonly HandOver[];
  /** In milliseconds since 1970. */
  readonly begun: number;
  readonly milliseconds: number;
}

/** A time without anything. */
interface Gap {
  readonly from: number;
  readonly milliseconds: number;
}

const MOST_LOOKS = 5;
const NO_GAP: Gap = { from: 0, milliseconds: 0 };

/** The checks that look at everything at once, and the figures. */
export async function verdict(findings: Findings): Promise<Verdict> {
  const { checker, notes, archive, faults, conflicts, handOvers, begun, milliseconds } = findings;
  const violations = [...notes.violations];
  const attempts = grouped(notes.attempts, ({ match }) => match);
  const seatDeeds = grouped(notes.seatDeeds, ({ match }) => match);
  const chat = grouped(notes.chat, ({ match }) => match);
  let [entries, wait, finished, orders, seats] = [0, 0, 0, 0, 0];
  let silence = NO_GAP;
  let timed = 0;
  const late: number[] = [];
  const away = await archive.away();
  violations.push(...outageViolations(notes.outages, away));
  for (const [match, follower] of checker.followers) {
    violations.push(...deedViolations(follower, attempts.get(match) ?? []));
    violations.push(...seatViolations(follower, seatDeeds.get(match) ?? []));
    violations.push(...chatViolations(match, await archive.chat(match), chat.get(match) ?? []));
    const writes = await archive.writes(match);
    violations.push(...leaseViolations(follower, writes));
    violations.push(...clockViolations({ follower, writes, away }));
    if (follower.setup.clock !== undefined) timed += 1;
    late.push(...latenesses(follower, writes));
    wait = Math.max(wait, longestWait(follower, writes));
    for (const [index, { at: from }] of writes.entries()) {
      const gap: Gap = { from, milliseconds: (writes[index + 1]?.at ?? from) - from };
      if (gap.milliseconds > silence.milliseconds) silence = gap;
    }
    entries += follower.entries.length;
    orders += follower.orders.length;
    seats = Math.max(seats, follower.occupants.length);
    if (follower.isOver) finished += 1;
  }
  violations.push(...(await settledTables(checker, archive)));
  const answers = [...notes.answers].sort(([, a], [, b]) => b - a);
  return {
    faults,
    violations,
    figures: [
      ['minutes', (milliseconds / 60_000).toFixed(1)],
      ['matches, of them played to their result', `${checker.followers.size}, ${finished}`],
      ['seats of the largest', String(seats)],
      ['matches with clocks, times a clock ran out in them', `${timed}, ${late.length}`],
      ['how late they rang, worst and median', worstAndMedian(late)],
      ['times the house was away, in all', `${away.length}, ${seconds(away.reduce((sum, { from, to }) => sum + to - from, 0))}`],
      ['entries in their logs', String(entries)],
      ['standing orders among them', String(orders)],
      ['acknowledged to people', String(notes.acknowledged)],
      ['asked again with the same decision', String(notes.retried)],
      ['conflicts of nodes, planned anew (at least)', String(conflicts)],
      ['sockets opened', String(notes.lines)],
      ['updates and logs compared with the log, letter by letter', `${checker.checked} of ${notes.sightCount}`],
      ['chat lines heard', String(notes.chat.length)],
      ['longest silence of a match', `${seconds(silence.milliseconds)}, ${seconds(silence.from - begun)} after the beginning`],
      ['longest wait when a turn without a person passed to another node', seconds(wait)],
      ['leases of silent nodes that passed on', String(handOvers.length)],
      ...handOverFigures(handOvers),
      ...answers.map(([answer, count]): [string, string] => [`answers: ${answer}`, String(count)]),
      ['violations', String(violations.length)],
    ],
  };
}

/** Clocks ring on when everybody has gone: what a table shows by then may be in no log that was read before. */
async function settledTables(checker: Checker, archive: Archive): Promise<readonly string[]> {
  let found = tableViolations(await archive.tables(), checker.followers);
  for (let looks = 0; looks < MOST_LOOKS && found.length > 0; looks++) {
    await checker.round();
    found = tableViolations(await archive.tables(), checker.followers);
  }
  return found;
}

function worstAndMedian(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `${seconds(sorted.at(-1) ?? 0)}, ${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)}`;
}

/** Worst and median: as they were, and as much of each as some node could have taken over in. */
function handOverFigures(handOvers: readonly HandOver[]): [string, string][] {
  return [
    ['until then, worst and median', worstAndMedian(handOvers.map(({ milliseconds }) => milliseconds))],
    ['the same without the time in which no node could', worstAndMedian(handOvers.map(({ clearMilliseconds }) => clearMilliseconds))],
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
