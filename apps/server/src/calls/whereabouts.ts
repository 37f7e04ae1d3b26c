import type { Presence } from '../presence/presence.ts';
import type { Whereabouts } from './claims.ts';

interface WhereaboutsSetting {
  /** Other nodes may show the same match to them. */
  readonly isShared: boolean;
  readonly isHere: (match: string, person: string) => boolean;
  readonly presence: Pick<Presence, 'prepare' | 'isAwayFor'>;
}

/** Who is here is kept once a minute, and what is known of it may be half a minute old. */
const ELSEWHERE_MILLISECONDS = 100_000;

/** Where somebody is who is waited for. What they look at through another node is not known, only that they have the house open. */
export function whereabouts({ isShared, isHere, presence }: WhereaboutsSetting) {
  return async (match: string, person: string): Promise<Whereabouts> => {
    if (isHere(match, person)) return 'here';
    if (!isShared) return 'away';
    await presence.prepare([person]);
    return presence.isAwayFor(person, ELSEWHERE_MILLISECONDS) ? 'away' : 'perhaps';
  };
}
