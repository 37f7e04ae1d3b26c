import { expect, test } from 'vitest';
import { HOSTED_GAMES } from '../hosted-games.ts';
import type { KeptEvening } from '../storage/evening-ports.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
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

function eveningsOn(storage: Storage): Evenings {
  return new Evenings({
    evenings: new KeptEvenings(storage.evenings, () => 9),
    rounds: { next: () => Promise.reject(new Error('no rounds here')) },
    storage,
    matches: { use: () => Promise.reject(new Error('no matches here')) },
    games: HOSTED_GAMES,
    presence: { prepare: async () => {}, isAwayFor: () => false },
    meeting: { apartFrom: async () => new Set() },
    refuseMatch: async () => {},
    now: () => 9,
    rateFactor: 1,
  });
}

const ROOM = { takeRoom: async () => {} };

test('people who come and go leave their numbers behind, and there is an end to that; who was there comes back still', async () => {
  const storage = openMemory();
  const evenings = eveningsOn(storage);
  await storage.evenings.add(
    eveningOf('e', { entries: Array.from({ length: 256 }, (_, number) => entryOf(number, `p${number}`, { until: 0 })) }),
  );
  await expect(evenings.join('e', ADA, ROOM)).rejects.toMatchObject({ code: 'not-allowed' });
  expect((await evenings.join('e', { id: 'p7', name: 'P7' }, ROOM)).entries[7]).toEqual(entryOf(7, 'p7'));
});

test('of evenings made at the same moment as many are kept as one may have', async () => {
  const storage = openMemory();
  const evenings = eveningsOn(storage);
  const body = { name: 'Club evening', isPublic: false, plan: plan('swiss') };
  const answers = await Promise.allSettled(Array.from({ length: 9 }, () => evenings.make(ADA, body)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(answers.find(({ status }) => status === 'rejected')).toHaveProperty('reason.code', 'too-many-tables');
});

test.each([
  ['Swiss', { ...plan('swiss'), rounds: 7 }, 4],
  ['everybody against everybody', plan('round-robin'), 3],
  ['knock-out', plan('elimination'), 1],
] as const)('who enters takes room for the tables there will be by that, and once: %s', async (_, planned, room) => {
  const storage = openMemory();
  const entries = [entryOf(0, 'bob'), entryOf(1, 'cid'), entryOf(2, 'dan', { until: 0 })];
  await storage.evenings.add(eveningOf('e', { plan: planned, entries }));
  const taken: number[] = [];
  let isFirst = true;
  const save = async (evening: KeptEvening): Promise<void> => {
    // Another node was quicker.
    if (isFirst) await storage.evenings.save({ ...evening, entries });
    isFirst = false;
    await storage.evenings.save(evening);
  };
  const evenings = eveningsOn({ ...storage, evenings: { ...storage.evenings, load: (id) => storage.evenings.load(id), save } });
  const takeRoom = async (tables: number): Promise<void> => {
    taken.push(tables);
  };
  await evenings.join('e', ADA, { takeRoom });
  await evenings.leave('e', ADA);
  expect((await evenings.join('e', ADA, { takeRoom })).entries[3]).toEqual(entryOf(3, 'ada'));
  expect(taken).toEqual([room]);
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
