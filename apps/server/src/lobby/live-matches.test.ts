import { type BotPort, freshSeed } from '@orrery/match';
import { expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../games.ts';
import { makeMetrics } from '../metrics.ts';
import { openMemory } from '../storage/memory/open.ts';
import { LiveMatches, type LiveMatchesSetting } from './live-matches.ts';

const OCCUPANTS = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));

function liveMatches(changed: Partial<LiveMatchesSetting> = {}): LiveMatches {
  return new LiveMatches({
    games: new Games([{ module: ambush, knowledge: undefined }]),
    store: openMemory().matches,
    hostOf: async () => undefined,
    botsFor: () => ({ choose: () => Promise.reject(new Error('there are no bots here')) }),
    metrics: makeMetrics(),
    onProblem: () => {},
    onClosed: () => {},
    onTalk: () => {},
    onChange: () => {},
    entropy: freshSeed,
    ...changed,
  });
}

test('a match that begins while somebody looks for it is there once, for them and for those who come later', async () => {
  const stored = openMemory().matches;
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const matches = liveMatches({ store: { ...stored, load: (id) => isSlow.then(() => stored.load(id)) } });
  const early = matches.hold('m');
  const created = matches.create({ id: 'm', game: 'ambush', options: {}, occupants: OCCUPANTS });
  answer();
  await created;
  const seen = [(await early)?.match, (await matches.hold('m'))?.match].filter((match) => match !== undefined);
  expect(matches.peek('m')).toBeDefined();
  expect(new Set([matches.peek('m'), ...seen]).size).toBe(1);
  matches.close();
});

test('a match nobody uses leaves the memory, but not while one of its bots thinks', async () => {
  let think = () => {};
  const bots: BotPort = {
    choose: ({ legal }) =>
      new Promise((resolve) => {
        think = () => resolve(legal[0]);
      }),
  };
  const matches = liveMatches({ botsFor: () => bots });
  const [ada, bob] = OCCUPANTS;
  const occupants = [ada, bob, { kind: 'bot' as const, level: 'random', name: 'Vega' }];
  await matches.create({ id: 'm', game: 'ambush', options: {}, occupants });
  const match = matches.peek('m');
  const muchLater = performance.now() + 24 * 3_600_000;
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBe(match);
  think();
  await match?.settled();
  expect(match?.seq).toBe(1);
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBeUndefined();
  matches.close();
});

test('a match somebody holds stays in memory until it is let go', async () => {
  const matches = liveMatches();
  await matches.create({ id: 'm', game: 'ambush', options: {}, occupants: OCCUPANTS });
  const held = await matches.hold('m');
  const muchLater = performance.now() + 24 * 3_600_000;
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBe(held?.match);
  held?.release();
  matches.sweep(performance.now());
  expect(matches.peek('m')).toBe(held?.match);
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBeUndefined();
  matches.close();
});

test('code that starts a server may seed its matches: the same seed, the same deal', async () => {
  const commitmentFrom = async (entropy: () => string) => {
    const matches = liveMatches({ entropy });
    await matches.create({ id: 'm', game: 'ambush', options: {}, occupants: OCCUPANTS });
    const commitment = matches.peek('m')?.setup.commitment;
    matches.close();
    return commitment;
  };
  const fixed = () => 'a'.repeat(32);
  expect(await commitmentFrom(fixed)).toBe(await commitmentFrom(fixed));
  expect(await commitmentFrom(freshSeed)).not.toBe(await commitmentFrom(freshSeed));
});

test('bots think on the account of the host, also where nobody sits and after the match was read again', async () => {
  const stored = openMemory().matches;
  const owners: unknown[] = [];
  const setting: Partial<LiveMatchesSetting> = {
    store: stored,
    hostOf: async (match) => `host of ${match}`,
    botsFor: (owner) => {
      owners.push(owner);
      return { choose: () => new Promise(() => {}) };
    },
  };
  const bots = ['a', 'b', 'c'].map((name) => ({ kind: 'bot' as const, level: 'random', name }));
  await liveMatches(setting).create({ id: 'm', game: ambush.id, options: {}, occupants: bots });
  await liveMatches(setting).use('m', () => {});
  expect(owners).toEqual([
    { match: 'm', person: 'host of m' },
    { match: 'm', person: 'host of m' },
  ]);
});
