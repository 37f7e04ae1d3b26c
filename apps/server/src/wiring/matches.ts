import { matchAsCalled } from '../account/now-called.ts';
import { Bell } from '../clocks/bell.ts';
import { HouseTime } from '../clocks/house-time.ts';
import { Resting } from '../clocks/resting.ts';
import { timelyStore } from '../clocks/timely-store.ts';
import { Homes } from '../lobby/homes.ts';
import { LiveMatches, type LiveMatchesSetting } from '../lobby/live-matches.ts';
import { Liveliest } from '../lobby/liveliest.ts';
import { LookOut } from '../lobby/look-out.ts';
import { MatchSummaries } from '../lobby/match-summaries.ts';
import type { Materials } from './materials.ts';

export type MatchParts = ReturnType<typeof wireMatches>;

/** Matches that are played, and their time. */
export function wireMatches(
  { config, games, logger, warn, metrics, storage, bots, entropy, clock, beatMilliseconds, doors }: Materials,
  told: Pick<LiveMatchesSetting, 'onChange' | 'onTalk' | 'onLeft'>,
) {
  const { leases, isShared } = storage;
  const summaries = new MatchSummaries(games, storage.matches, (at) => house.awaySince(at));
  const house = new HouseTime({
    clock,
    store: storage.house,
    isShared,
    ...(beatMilliseconds === undefined ? {} : { beatMilliseconds }),
    onAway: () => {
      summaries.forgetAll();
      matches.tellClocks();
    },
    onProblem: (reason) => warn(reason, 'could not say that the house is there'),
  });
  const homes = new Homes();
  const matches = new LiveMatches({
    ...told,
    games,
    house,
    asCalled: (stored) => matchAsCalled(stored, storage.accounts),
    store: timelyStore(storage.matches, house),
    isShared,
    leases,
    botsFor: ({ person, match }) => bots.portFor({ home: homes.of(person), person, match }),
    hostOf: async (match) => (await storage.tables.load(match))?.host,
    metrics,
    onProblem: (problem) => logger.warn(problem, 'a match reported a problem'),
    onClosed: (match, reason) => summaries.closed(match, reason),
    idleMilliseconds: config.idleSeconds * 1000,
    botDelayMs: config.botDelayMs,
    automaticPauseMs: config.automaticPauseMs,
    entropy,
  });
  const resting = new Resting({ storage, matches, now: house.now });
  const bell = new Bell({
    clock,
    house,
    store: storage.matches,
    matches,
    leases,
    onProblem: (reason) => warn(reason, 'could not look whose time is up'),
  });
  const lookOut = new LookOut({
    leases,
    matches,
    summaries,
    letsIn: () => doors.letsIn,
    onProblem: (problem) => logger.warn(problem, 'a match could not go on'),
    observe: (held) => metrics.leases.set(held),
  });
  const liveliest = new Liveliest({ storage, summaries, now: house.now });
  storage.news.subscribe('match', (id) => liveliest.heard(id));
  return { summaries, house, matches, resting, bell, lookOut, liveliest, homes };
}
