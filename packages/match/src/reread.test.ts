import { expect, test } from 'vitest';
import type { Stored } from './kept.ts';
import { memoryStore } from './memory-store.ts';
import type { MatchStore } from './ports.ts';
import { begin, bot, person, playOut, settings } from './testing/table.ts';

/** Bob is somebody without a name in whatever is read from now on. */
function recast(stored: Stored | undefined): Stored | undefined {
  return stored && JSON.parse(JSON.stringify(stored).replaceAll('"person-bob"', '"spare"').replaceAll('"bob"', '""'));
}

test('whoever is another in what is stored is another here too: in what is shown, and in what is kept at the end', async () => {
  const kept = memoryStore();
  let isRecast = false;
  const store: MatchStore = { ...kept, load: async (id) => (isRecast ? recast(await kept.load(id)) : kept.load(id)) };
  const match = await begin(settings({ store, occupants: [person('ann'), person('bob')] }));
  await match.leave(1);
  await match.sit(1, bot());
  await match.settled();
  const heard: string[] = [];
  match.subscribe('spectator', ({ change, seq }) => heard.push(`${change.kind} ${seq}`));
  const { seq, version } = match;
  isRecast = true;
  await match.reread();
  expect([match.seq, match.version, heard[0]]).toEqual([seq, version, `full ${seq}`]);
  expect(JSON.stringify(match.setup)).not.toContain('bob');
  await playOut(match, 'to the end');
  expect(match.isOver).toBe(true);
  const { ending } = (await kept.load(match.id))?.snapshot ?? {};
  expect(ending?.sat).toEqual([['person-ann'], ['spare']]);
});
