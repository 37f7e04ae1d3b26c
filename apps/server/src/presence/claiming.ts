import type { Seat } from '@orrery/engine';
import { type Answer, type Match, STOOD_STILL_MILLISECONDS } from '@orrery/match';
import { GONE_MILLISECONDS, type Presence } from './presence.ts';

/**
 * Somebody who plays wants a bot for a seat that the match waits for: its person is gone, or the match has stood still over it, for who
 * looks in and never moves stops it too. Where the table has clocks those decide; the seat stays its person's, who takes it back whenever
 * they like.
 */
export async function claimStandIn(
  match: Match,
  { seat, target, now, presence }: { readonly seat: Seat; readonly target: Seat; readonly now: number; readonly presence: Presence },
): Promise<Answer> {
  const [claimant, there] = [match.occupants[seat], match.occupants[target]];
  if (there?.kind !== 'person' || target === seat) return refused('not-your-seat');
  if (claimant?.kind === 'person' && claimant.standIn !== undefined) return refused('stood-in');
  const { waitingFor, waitingSince, clocks } = match.update('spectator');
  await presence.prepare([there.person]);
  const waited = now - waitingSince;
  const isGone = waited >= GONE_MILLISECONDS && presence.isAwayFor(there.person, GONE_MILLISECONDS);
  const isClaimable = waitingFor.includes(target) && (isGone || waited >= STOOD_STILL_MILLISECONDS);
  if (clocks !== undefined || !isClaimable) return refused('not-gone');
  return match.standIn(target, 'claimed');
}

function refused(code: 'not-your-seat' | 'stood-in' | 'not-gone'): Answer {
  return { ok: false, refusal: { code } };
}
