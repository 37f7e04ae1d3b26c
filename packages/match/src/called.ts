import type { PlainGame, Result, SeatResult } from '@orrery/engine';
import type { Called } from './kept.ts';
import type { Timeline } from './timeline.ts';

/** What a result names as its reason where people ended the match. */
export const CALLED_BECAUSE = {
  resigned: 'called-resigned',
  time: 'called-time',
  undecided: 'called-undecided',
  standing: 'called-standing',
  closed: 'called-closed',
} as const satisfies Record<Called, string>;

/** How the match ended, by its rules or before them. */
export function resultOf(module: PlainGame, { state, called }: Pick<Timeline, 'state' | 'called'>): Result | undefined {
  if (called === undefined) return module.result(state);
  const seats = module.standing(state).map((standing) => ({ ...standing, rank: rankOf(standing, called) }));
  return { seats, because: CALLED_BECAUSE[called.how] };
}

/** Who gives up one of two seats has lost, whatever the points; undecided is nobody's victory, and nobody's defeat. */
function rankOf({ seat, rank }: SeatResult, { seat: loser, how }: NonNullable<Timeline['called']>): number {
  if (how === 'standing') return rank;
  if (how === 'undecided' || how === 'closed') return 1;
  return seat === loser ? 2 : 1;
}
