import { freshSeed } from '@orrery/match';
import { expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../games.ts';
import { makeMetrics } from '../metrics.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { LiveMatches } from './live-matches.ts';
import { LookOut } from './look-out.ts';
import { MatchSummaries } from './match-summaries.ts';

const GAMES = new Games([{ module: ambush, knowledge: undefined }]);
const BOTS = ['Vega', 'Mira', 'Rigel'].map((name) => ({ kind: 'bot' as const, level: 'random', name }));
const PEOPLE = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));

/** A server of its own on the storage; `thought`: the matches its bots were asked in. */
function serverOn(storage: Storage) {
  const thought = new Set<string>();
  const problems: string[] = [];
  const matches = new LiveMatches({
    games: GAMES,
    store: storage.matches,
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
    summaries: new MatchSummaries(GAMES, storage.matches),
    isOpen: () => true,
    onProblem: ({ match }) => problems.push(match),
    observe: () => {},
  });
  return { matches, lookOut, thought, problems };
}

async function storageWith(count: number): Promise<Storage> {
  const storage = openMemory();
  const { matches } = serverOn(storage);
  for (let index = 0; index < count; index++)
    await matches.create({ id: `m${index}`, game: ambush.id, options: {}, occupants: index % 2 === 0 ? BOTS : PEOPLE });
  matches.close();
  return storage;
}

test('after a start every match on the turn of a bot goes on, and no other is opened', async () => {
  const { lookOut, matches, thought } = serverOn(await storageWith(90));
  await lookOut.look();
  expect([thought.size, matches.size, matches.peek('m1')]).toEqual([45, 45, undefined]);
  matches.close();
});

test('a match the storage could not read then goes on at the next look', async () => {
  const storage = await storageWith(3);
  let isAway = true;
  const load: Storage['matches']['load'] = (id) => (isAway && id === 'm0' ? Promise.reject(new Error('away')) : storage.matches.load(id));
  const { lookOut, thought, problems, matches } = serverOn({ ...storage, matches: { ...storage.matches, load } });
  await lookOut.look();
  expect([[...thought], problems]).toEqual([['m2'], ['m0']]);
  isAway = false;
  await lookOut.look();
  expect([...thought]).toEqual(['m2', 'm0']);
  matches.close();
});
