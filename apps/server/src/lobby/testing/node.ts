import { freshSeed } from '@orrery/match';
import { ambush } from '../../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../../games.ts';
import { makeMetrics } from '../../metrics.ts';
import type { Storage } from '../../storage/ports.ts';
import { LiveMatches } from '../live-matches.ts';
import { LookOut } from '../look-out.ts';
import { MatchSummaries } from '../match-summaries.ts';

/** What a server has of its own on a storage; `thought`: the matches its bots were asked in, where they think for ever. */
export function nodeOn(storage: Storage, module: typeof ambush = ambush) {
  const games = new Games([{ module, knowledge: undefined }]);
  const thought = new Set<string>();
  const problems: string[] = [];
  const matches = new LiveMatches({
    games,
    store: storage.matches,
    isShared: storage.isShared,
    leases: storage.leases,
    hostOf: async () => undefined,
    botsFor: ({ match }) => ({
      choose() {
        thought.add(match);
        return new Promise(() => {});
      },
    }),
    metrics: makeMetrics(),
    onProblem: () => {},
    onClosed: () => {},
    onTalk: () => {},
    onChange: () => {},
    entropy: freshSeed,
  });
  const lookOut = new LookOut({
    leases: storage.leases,
    matches,
    summaries: new MatchSummaries(games, storage.matches),
    isOpen: () => true,
    onProblem: ({ match }) => problems.push(match),
    observe: () => {},
  });
  storage.news.subscribe('match', (id, version) => void matches.follow(id, version));
  return { storage, matches, lookOut, thought, problems };
}
