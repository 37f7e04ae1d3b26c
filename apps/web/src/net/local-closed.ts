import type { ClosedReason } from '@orrery/engine';
import { glanceAt } from '@orrery/match';
import { gameEntry } from '../games/registry.ts';
import { type LocalMatch, localStore } from './local-store.ts';
import { rulesFor } from './rules.ts';

/** Which of these matches cannot go on, and why. Only the rules of their games can tell, so these are fetched. */
export async function closedAmong(matches: readonly LocalMatch[]): Promise<ReadonlyMap<string, ClosedReason>> {
  const store = await localStore();
  const closed = new Map<string, ClosedReason>();
  for (const { setup } of matches) {
    const [entry, stored] = [gameEntry(setup.game), await store.load(setup.id)];
    if (entry === undefined || stored === undefined) continue;
    const module = await rulesFor(entry, setup.start);
    const { closed: reason } = glanceAt(module, stored);
    if (reason !== undefined) closed.set(setup.id, reason);
  }
  return closed;
}
