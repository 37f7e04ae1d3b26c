import { freshSeed } from '@orrery/match';
import { ambush } from '../../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../../games.ts';
import { makeMetrics } from '../../metrics.ts';
import { openMemory } from '../../storage/memory/open.ts';
import { LiveMatches, type LiveMatchesSetting } from '../live-matches.ts';

/** Matches of the throw-away game, of which nobody is told anything unless the test wants to be. */
export function quietMatches({ store = openMemory().matches, ...changed }: Partial<LiveMatchesSetting> = {}): LiveMatches {
  return new LiveMatches({
    games: new Games([{ module: ambush, knowledge: undefined }]),
    store,
    asCalled: async (stored) => stored,
    hostOf: async () => undefined,
    botsFor: () => ({ choose: () => Promise.reject(new Error('there are no bots here')) }),
    metrics: makeMetrics(),
    onProblem: () => {},
    onClosed: () => {},
    onLeft: () => {},
    onTalk: () => {},
    onChange: () => {},
    entropy: freshSeed,
    ...changed,
  });
}
