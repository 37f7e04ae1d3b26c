import { ambush } from '../../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../../games.ts';
import type { Storage } from '../../storage/ports.ts';
import { LookOut } from '../look-out.ts';
import { MatchSummaries } from '../match-summaries.ts';
import { quietMatches } from './quiet-matches.ts';

/** What a server has of its own on a storage; `thought`: the matches its bots were asked in, where they think for ever. */
export function nodeOn(storage: Storage, module: typeof ambush = ambush) {
  const games = new Games([{ module, knowledge: undefined }]);
  const thought = new Set<string>();
  const problems: string[] = [];
  const matches = quietMatches({
    games,
    store: storage.matches,
    isShared: storage.isShared,
    leases: storage.leases,
    botsFor: ({ match }) => ({
      choose() {
        thought.add(match);
        return new Promise(() => {});
      },
    }),
  });
  const lookOut = new LookOut({
    leases: storage.leases,
    matches,
    summaries: new MatchSummaries(games, storage.matches),
    letsIn: () => true,
    onProblem: ({ match }) => problems.push(match),
    observe: () => {},
  });
  storage.news.subscribe('match', (id, version) => void matches.follow(id, version));
  return { storage, matches, lookOut, thought, problems };
}
