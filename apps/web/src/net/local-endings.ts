import { type Ending, endingOf } from '@orrery/match';
import { gameEntry } from '../games/registry.ts';
import { type LocalMatch, localStore } from './local-store.ts';
import { rulesFor } from './rules.ts';

/** How these matches of this browser ended. Only the rules of their games can tell, so these are fetched. */
export async function endingsOf(matches: readonly LocalMatch[]): Promise<ReadonlyMap<string, Ending>> {
  const store = await localStore();
  const endings = new Map<string, Ending>();
  for (const { setup } of matches) {
    const [entry, stored] = [gameEntry(setup.game), await store.load(setup.id)];
    if (entry === undefined || stored === undefined) continue;
    const ending = endingOf(await rulesFor(entry, setup.start), stored);
    if (ending !== undefined) endings.set(setup.id, ending);
  }
  return endings;
}
