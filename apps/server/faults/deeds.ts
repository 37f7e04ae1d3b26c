import { stableJson } from '@orrery/engine';
import type { Follower, Step } from './follower.ts';
import { grouped } from './grouped.ts';
import type { Attempt } from './notes.ts';

/**
 * What people asked for against what is in the log: every acknowledged deed is there, at the place it was acknowledged with, and every
 * deed of a person in the log was asked for by them, for the question that stood then. So none is missing, and none is there twice.
 * `isRunning`: the log was not read to its end.
 */
export function deedViolations(follower: Follower, attempts: readonly Attempt[], { isRunning = false } = {}): string[] {
  const { id } = follower.setup;
  const found: string[] = [];
  const used = new Map<Attempt, number>();
  for (const [index, step] of follower.steps.entries()) {
    const seq = index + 1;
    const attempt = attempts.find((one) => isFor(one, step));
    if (attempt === undefined) {
      if (needsAttempt(step)) found.push(`${id} ${seq}: nobody asked for ${JSON.stringify(step.entry)} (decision ${step.decision})`);
      continue;
    }
    const before = used.get(attempt);
    if (attempt.wanted.kind === 'actions' && before !== undefined)
      found.push(`${id}: ${JSON.stringify(attempt.wanted)} of seat ${attempt.seat} is in the log as ${before} and as ${seq}`);
    used.set(attempt, seq);
  }
  found.push(...orderViolations(follower, attempts, { isRunning }));
  for (const attempt of attempts) {
    if (attempt.wanted.kind === 'orders' || attempt.done === undefined || (isRunning && attempt.done > follower.steps.length)) continue;
    const step = follower.steps[attempt.done - 1];
    // A pass that waits for everybody's is in the log before it is done, and a node that stops may acknowledge it there.
    const isKept = attempt.wanted.kind === 'actions' && follower.passing.has(`${attempt.seat} ${attempt.wanted.decision}`);
    if (!isKept && (step === undefined || !isFor(attempt, step)))
      found.push(
        `${id}: ${JSON.stringify(attempt.wanted)} of seat ${attempt.seat} was acknowledged as ${attempt.done}, and there is ${JSON.stringify(step?.entry)}`,
      );
  }
  return found;
}

/** Standing orders move no place: as many are in the log as were asked for at most, and at least as many as were acknowledged. */
function orderViolations(
  { setup, orders }: Follower,
  attempts: readonly Attempt[],
  { isRunning }: { readonly isRunning: boolean },
): string[] {
  const given = grouped(orders, (entry) => `${entry.seat} ${entry.orders.join(' ')}`);
  const asked = grouped(attempts, ({ seat, wanted }) => (wanted.kind === 'orders' ? `${seat} ${wanted.orders.join(' ')}` : ''));
  asked.delete('');
  return [...new Set([...given.keys(), ...asked.keys()])].flatMap((what) => {
    const kept = given.get(what)?.length ?? 0;
    const wanted = asked.get(what) ?? [];
    const done = wanted.filter((attempt) => attempt.done !== undefined).length;
    if (kept > wanted.length)
      return [`${setup.id}: the orders ${what} are in the log ${kept} times, and were given ${wanted.length} times`];
    if (kept < done && !isRunning)
      return [`${setup.id}: the orders ${what} were acknowledged ${done} times, and are in the log ${kept} times`];
    return [];
  });
}

/** Whether this entry is what was asked for. */
function isFor({ seat, wanted }: Attempt, { entry, decision }: Step): boolean {
  switch (wanted.kind) {
    case 'actions':
      return (
        entry.kind === 'actions' &&
        entry.seat === seat &&
        decision === wanted.decision &&
        stableJson(entry.actions) === stableJson([wanted.action])
      );
    case 'undo':
    case 'undo-request':
      // With nobody to ask, a request is done at once.
      return (entry.kind === wanted.kind || entry.kind === 'undo') && entry.seat === seat && entry.keep === wanted.keep;
    case 'orders':
      return false;
    case 'undo-answer':
      // The consent that completes a request is the undo itself, of the seat that asked.
      return entry.kind === 'undo'
        ? wanted.agree && entry.keep === wanted.keep
        : entry.kind === 'undo-answer' && entry.seat === seat && entry.agree === wanted.agree;
  }
}

/** Bots, clocks and standing orders act unasked, and seats change over HTTP. */
function needsAttempt({ entry, before }: Step): boolean {
  if (entry.kind === 'seat' || entry.kind === 'called' || entry.kind === 'orders' || entry.kind === 'passing') return false;
  return entry.kind !== 'actions' || (entry.automatic !== true && entry.standIn !== true && before[entry.seat]?.kind === 'person');
}
