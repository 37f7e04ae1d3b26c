import type { Health } from '@orrery/protocol';
import type { Storage } from '../storage/ports.ts';
import { within } from '../within.ts';

export interface HealthSetting {
  readonly storage: Pick<Storage, 'ping' | 'jobs'>;
  readonly hub: { readonly size: number };
  readonly matches: { readonly size: number };
}

const PATIENCE_MILLISECONDS = 2000;
const MEGABYTE = 1024 * 1024;

/** How this node and the storage of all are doing, in a few figures; /metrics has the rest. */
export async function healthOf({ storage, hub, matches }: HealthSetting): Promise<Health> {
  const isStorageUp = await within(PATIENCE_MILLISECONDS, storage.ping()).catch(() => false);
  const backlog = isStorageUp ? await storage.jobs.backlog() : undefined;
  return {
    upSeconds: Math.floor(process.uptime()),
    memoryMegabytes: Math.round(process.memoryUsage().rss / MEGABYTE),
    tabs: hub.size,
    liveMatches: matches.size,
    isStorageUp,
    jobsDue: backlog?.due ?? 0,
    jobsGivenUp: backlog?.givenUp ?? 0,
    jobsLateSeconds: Math.round((backlog?.lateMilliseconds ?? 0) / 1000),
  };
}
