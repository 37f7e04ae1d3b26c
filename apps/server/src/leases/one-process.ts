import type { KeptMatches } from '../storage/ports.ts';
import type { Leases } from './ports.ts';

/** Nobody else could think for a match. What waited when the process began is gone through once. */
export function leasesOfOneProcess({ toWake }: Pick<KeptMatches, 'toWake'>): Leases {
  let after: string | undefined = '';
  return {
    of: () => undefined,
    async takeOver(limit) {
      if (after === undefined) return [];
      const ids = await toWake(limit, after);
      after = ids.length < limit ? undefined : ids.at(-1);
      return ids;
    },
    release: () => {},
    leaveToOthers: () => {},
    held: 0,
  };
}
