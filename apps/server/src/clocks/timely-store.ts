import { UntimelyEntry } from '@orrery/match';
import type { KeptMatches } from '../storage/ports.ts';
import type { HouseTime } from './house-time.ts';

/**
 * Where a match has clocks nothing is kept before it is known how long the house was away: else the first who acts after it would have
 * spent that time. What was planned without knowing is planned anew.
 */
export function timelyStore(store: KeptMatches, house: Pick<HouseTime, 'hasMissed' | 'ask'>): KeptMatches {
  return {
    ...store,
    async append(matchId, entry, snapshot, fence) {
      if (snapshot.clocks !== undefined && (await house.hasMissed())) throw new UntimelyEntry(matchId, entry.at);
      try {
        await store.append(matchId, entry, snapshot, fence);
      } catch (reason) {
        // The clock of this machine may have been set: planned anew by the right time it is kept.
        if (reason instanceof UntimelyEntry) await house.ask();
        throw reason;
      }
    },
  };
}
