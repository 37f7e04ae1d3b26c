import type { Entry } from '@orrery/match';
import type { Write } from './archive.ts';
import type { Follower } from './follower.ts';

/** Nobody but the node with the lease answers for a bot or by standing orders. */
export function leaseViolations({ setup: { id }, automatic }: Follower, writes: readonly Write[]): string[] {
  return writes.flatMap(({ number, node, holder }) =>
    automatic.has(number) && node !== holder
      ? [`${id}: entry ${number} of a seat without a person was written by ${node}, and the lease was ${holder}'s`]
      : [],
  );
}

/** Somebody's time ran out. */
export function isRing(entry: Entry): boolean {
  return (
    (entry.kind === 'seat' && (entry.because === 'time' || entry.because === 'unoccupied')) ||
    (entry.kind === 'called' && entry.how === 'time')
  );
}

/** Whether a node does it for a seat: for a bot or by standing orders. A clock is rung by whoever hears of it, which the checks of clocks look at. */
export function isAutomatic(entry: Entry, occupants: Follower['occupants']): boolean {
  if (entry.kind !== 'actions') return false;
  return entry.automatic === true || entry.standIn === true || occupants[entry.seat]?.kind === 'bot';
}

/** The longest time that a match waited until another node answered than the one that had before, in milliseconds. */
export function longestWait({ automatic }: Follower, writes: readonly Write[]): number {
  let longest = 0;
  let last: string | undefined;
  for (const [index, { number, node, at }] of writes.entries()) {
    if (!automatic.has(number)) continue;
    if (last !== undefined && last !== node) longest = Math.max(longest, at - (writes[index - 1]?.at ?? at));
    last = node;
  }
  return longest;
}
