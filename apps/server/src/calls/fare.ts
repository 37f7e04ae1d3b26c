import { HEALTHY, type Health } from '../storage/address-ports.ts';

/** How a message to an address ended. */
export type Fared =
  | { readonly how: 'taken' }
  /** Whoever answers there says that there is nothing any more. */
  | { readonly how: 'gone' }
  | { readonly how: 'failed'; readonly retryAfter?: number };

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;
/** The first pause; each is four times the one before, up to half a day. */
const FIRST_MILLISECONDS = MINUTE_MILLISECONDS;
const LONGEST_MILLISECONDS = DAY_MILLISECONDS / 2;
/** So often in a row, and for so long, nobody took anything. */
const MOST_FAILURES = 6;
const MOST_MILLISECONDS = 2 * DAY_MILLISECONDS;

/** How an address stands after this. */
export function healthAfter(before: Health, fared: Fared, now: number): Health {
  if (fared.how === 'taken') return HEALTHY;
  if (fared.how === 'gone') return { ...before, failures: before.failures + 1, off: { at: now, because: 'gone' } };
  const failures = before.failures + 1;
  const failingSince = before.failingSince === 0 ? now : before.failingSince;
  const pause = Math.min(FIRST_MILLISECONDS * 4 ** Math.min(failures - 1, 10), LONGEST_MILLISECONDS);
  const restsUntil = now + Math.max(pause, (fared.retryAfter ?? 0) * 1000);
  const isOver = failures >= MOST_FAILURES && now - failingSince >= MOST_MILLISECONDS;
  return { failures, failingSince, restsUntil, ...(isOver ? { off: { at: now, because: 'failing' as const } } : {}) };
}

export function faredBy(status: number, retryAfter?: number): Fared {
  if (status >= 200 && status < 300) return { how: 'taken' };
  if (status === 404 || status === 410) return { how: 'gone' };
  return { how: 'failed', ...(retryAfter === undefined ? {} : { retryAfter }) };
}
