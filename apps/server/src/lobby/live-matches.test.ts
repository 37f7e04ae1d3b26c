import { memoryStore } from '@orrery/match';
import { expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../games.ts';
import { makeMetrics } from '../metrics.ts';
import { LiveMatches } from './live-matches.ts';

const OCCUPANTS = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));

test('a match that begins while somebody looks for it is there once, for them and for whoever comes later', async () => {
  const stored = memoryStore();
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const matches = new LiveMatches({
    games: new Games([{ module: ambush, knowledge: undefined }]),
    store: { ...stored, load: (id) => isSlow.then(() => stored.load(id)) },
    bots: { choose: () => Promise.reject(new Error('there are no bots here')) },
    metrics: makeMetrics(),
    onTrouble: () => {},
    onTalk: () => {},
    onChange: () => {},
  });
  const early = matches.hold('m');
  const created = matches.create({ id: 'm', game: 'ambush', options: {}, occupants: OCCUPANTS });
  answer();
  await created;
  const seen = [(await early)?.match, (await matches.hold('m'))?.match].filter((match) => match !== undefined);
  expect(matches.peek('m')).toBeDefined();
  expect(new Set([matches.peek('m'), ...seen]).size).toBe(1);
  matches.close();
});
