import { expect, test } from 'vitest';
import { HOSTED_GAMES } from '../hosted-games.ts';
import type { KeptEvening } from '../storage/evening-ports.ts';
import { openMemory } from '../storage/memory/open.ts';
import { entryOf, eveningOf } from '../storage/testing/evenings.ts';
import { Evenings, mayEnter } from './evenings.ts';
import { KeptEvenings } from './kept-evenings.ts';

const ADA = { id: 'ada', name: 'Ada' };
const plan = (format: KeptEvening['plan']['format'], seats = 2): KeptEvening['plan'] => ({
  ...eveningOf('').plan,
  format,
  seats,
  rounds: 1,
});
const ROUND = [{ entries: [0, 1] }];

test('people who come and go leave their numbers behind, and there is an end to that; who was there comes back still', async () => {
  const storage = openMemory();
  const evenings = new Evenings({
    evenings: new KeptEvenings(storage.evenings, () => 9),
    rounds: { next: () => Promise.reject(new Error('no rounds here')) },
    storage,
    matches: { use: () => Promise.reject(new Error('no matches here')) },
    games: HOSTED_GAMES,
    presence: { prepare: async () => {}, isAwayFor: () => false },
    meeting: { apartFrom: async () => new Set() },
    now: () => 9,
    rateFactor: 1,
  });
  await storage.evenings.add(
    eveningOf('e', { entries: Array.from({ length: 256 }, (_, number) => entryOf(number, `p${number}`, { until: 0 })) }),
  );
  await expect(evenings.join('e', ADA, {})).rejects.toMatchObject({ code: 'not-allowed' });
  expect((await evenings.join('e', { id: 'p7', name: 'P7' }, {})).entries[7]).toEqual(entryOf(7, 'p7'));
});

test.each([
  ['not begun', { stage: 'open' }, true],
  ['over', { stage: 'over' }, false],
  ['Swiss, in its last round', { plan: plan('swiss'), rounds: [ROUND] }, false],
  ['everybody against everybody at two: rounds follow', { plan: plan('round-robin'), rounds: [ROUND] }, true],
  ['everybody against everybody at three, in its last round', { plan: plan('round-robin', 3), rounds: [ROUND] }, false],
  ['knock-out that has begun', { plan: plan('elimination'), rounds: [ROUND] }, false],
  ['left since the last round was drawn', { plan: plan('elimination'), rounds: [ROUND], entries: [entryOf(0, 'ada', { until: 1 })] }, true],
  ['left before it', { plan: plan('elimination'), rounds: [ROUND], entries: [entryOf(0, 'ada', { until: 0 })] }, false],
  ['there already', { stage: 'open', entries: [entryOf(0, 'ada')] }, false],
] as const)('whether somebody may enter: %s', (_, changed, may) => {
  expect(mayEnter(eveningOf('e', { stage: 'running', ...changed }), ADA)).toBe(may);
});
