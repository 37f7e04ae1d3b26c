import type { Archive } from './archive.ts';
import { chatViolations } from './chat-check.ts';
import type { Checker } from './checker.ts';
import { deedViolations } from './deeds.ts';
import { grouped } from './grouped.ts';
import type { FaultKind } from './kinds.ts';
import { leaseViolations, longestHandOver } from './lease-check.ts';
import type { Notes } from './notes.ts';
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
  readonly milliseconds: number;
}

/** The checks that look at everything at once, and the figures. */
export async function verdict({ checker, notes, archive, faults, conflicts, milliseconds }: Findings): Promise<Verdict> {
  const violations = [...notes.violations];
  const attempts = grouped(notes.attempts, ({ match }) => match);
  const chat = grouped(notes.chat, ({ match }) => match);
  let [entries, silence, handOver, finished] = [0, 0, 0, 0];
  for (const [match, follower] of checker.followers) {
    violations.push(...deedViolations(follower, attempts.get(match) ?? []));
    violations.push(...chatViolations(match, await archive.chat(match), chat.get(match) ?? []));
    const writes = await archive.writes(match);
    violations.push(...leaseViolations(follower, writes));
    handOver = Math.max(handOver, longestHandOver(follower, writes));
    for (const [index, { at }] of writes.entries()) silence = Math.max(silence, at - (writes[index - 1]?.at ?? at));
    entries += follower.entries.length;
    if (follower.isOver) finished += 1;
  }
  violations.push(...tableViolations(await archive.tables(), checker.followers));
  const answers = [...notes.answers].sort(([, a], [, b]) => b - a);
  return {
    faults,
    violations,
    figures: [
      ['minutes', (milliseconds / 60_000).toFixed(1)],
      ['matches, of them played to their result', `${checker.followers.size}, ${finished}`],
      ['entries in their logs', String(entries)],
      ['acknowledged to people', String(notes.acknowledged)],
      ['asked again with the same decision', String(notes.retried)],
      ['conflicts of nodes, planned anew (at least)', String(conflicts)],
      ['sockets opened', String(notes.lines)],
      ['updates and logs compared with the log, letter by letter', `${checker.checked} of ${notes.sightCount}`],
      ['chat lines heard', String(notes.chat.length)],
      ['longest silence of a match', `${(silence / 1000).toFixed(1)} s`],
      ['longest wait when a turn without a person passed to another node', `${(handOver / 1000).toFixed(1)} s`],
      ...answers.map(([answer, count]): [string, string] => [`answers: ${answer}`, String(count)]),
      ['violations', String(violations.length)],
    ],
  };
}
