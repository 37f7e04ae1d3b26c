import { expect, test } from 'vitest';
import { MemoryEvenings } from '../storage/memory/evenings.ts';
import { entryOf, eveningOf } from '../storage/testing/evenings.ts';
import { KeptEvenings } from './kept-evenings.ts';

const entering = (kept: KeptEvenings, person: string) =>
  kept.change('e', async ({ entries }) => ({ entries: [...entries, entryOf(entries.length, person)] }));

test('a whole club enters at the same moment, and nobody is turned away', async () => {
  const store = new MemoryEvenings();
  await store.add(eveningOf('e'));
  const kept = new KeptEvenings(store, () => 9);
  const people = Array.from({ length: 40 }, (_, number) => `p${number}`);
  await Promise.all(people.map((person) => entering(kept, person)));
  expect((await kept.get('e')).entries.map(({ person }) => person)).toEqual(people);
});

test('where another node is always quicker it is said that nothing was changed', async () => {
  const store = new MemoryEvenings();
  await store.add(eveningOf('e'));
  const kept = new KeptEvenings(store, () => 9);
  const elsewhere = new KeptEvenings(store, () => 9);
  const late = kept.change('e', async () => {
    await entering(elsewhere, 'quick');
    return { name: 'late' };
  });
  await expect(late).rejects.toMatchObject({ code: 'busy' });
  expect((await kept.get('e')).name).toBe('Club evening');
});
