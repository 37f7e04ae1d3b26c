import { DamagedMatch } from '@orrery/match';
import { expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { nodeOn } from './testing/node.ts';

const BOTS = ['Vega', 'Mira', 'Rigel'].map((name) => ({ kind: 'bot' as const, level: 'random', name }));
const PEOPLE = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));

async function storageWith(count: number): Promise<Storage> {
  const storage = openMemory();
  const { matches } = nodeOn(storage);
  for (let index = 0; index < count; index++)
    await matches.create({ id: `m${index}`, game: ambush.id, options: {}, occupants: index % 2 === 0 ? BOTS : PEOPLE });
  matches.close();
  return storage;
}

test('after a start every match on the turn of a bot goes on, and no other is opened', async () => {
  const { lookOut, matches, thought } = nodeOn(await storageWith(90));
  await lookOut.look();
  expect([thought.size, matches.size, matches.peek('m1')]).toEqual([45, 45, undefined]);
  matches.close();
});

test('a match the storage could not read then goes on at the next look', async () => {
  const storage = await storageWith(3);
  let isAway = true;
  const load: Storage['matches']['load'] = (id) => (isAway && id === 'm0' ? Promise.reject(new Error('away')) : storage.matches.load(id));
  const { lookOut, thought, problems, matches } = nodeOn({ ...storage, matches: { ...storage.matches, load } });
  await lookOut.look();
  expect([[...thought], problems]).toEqual([['m2'], ['m0']]);
  isAway = false;
  await lookOut.look();
  expect([...thought]).toEqual(['m2', 'm0']);
  matches.close();
});

/** Leases of one node, which has all that wait; `held`: what it has not let go of. */
function leasing(storage: Storage) {
  const held = new Set<string>();
  const excepted: (readonly string[])[] = [];
  const leases: Storage['leases'] = {
    ...storage.leases,
    async takeOver(limit, except = []) {
      excepted.push(except);
      const ids = (await storage.matches.toWake(limit)).filter((id) => !except.includes(id) && !held.has(id));
      for (const id of ids) held.add(id);
      return ids;
    },
    release: (id) => void held.delete(id),
  };
  return { held, excepted, storage: { ...storage, leases } };
}

test('what has come to wait for a person since it was taken over is let go of, and may be taken over again', async () => {
  const kept = await storageWith(3);
  const { held, excepted, storage } = leasing(kept);
  const glances: Storage['matches']['glances'] = async (ids) => {
    const found = await kept.matches.glances(ids);
    return found.map((one) => (one.id === 'm0' && one.glance ? { ...one, glance: { ...one.glance, hasAutomaticTurn: false } } : one));
  };
  const node = nodeOn({ ...storage, matches: { ...storage.matches, glances } });
  await node.lookOut.look();
  expect([...held]).toEqual(['m2']);
  await node.lookOut.look();
  expect(excepted).toEqual([[], []]);
  node.matches.close();
});

test('what cannot be opened is left to other nodes, and not asked for again at every look', async () => {
  const kept = await storageWith(3);
  const { held, excepted, storage } = leasing(kept);
  const load: Storage['matches']['load'] = (id) => (id === 'm0' ? Promise.reject(new DamagedMatch(id, 'torn')) : kept.matches.load(id));
  const node = nodeOn({ ...storage, matches: { ...storage.matches, load } });
  await node.lookOut.look();
  await node.lookOut.look();
  expect([[...held], excepted, node.problems]).toEqual([['m2'], [[], ['m0']], ['m0']]);
  node.matches.close();
});
