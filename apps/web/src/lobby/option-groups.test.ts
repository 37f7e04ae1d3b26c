import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/ids.ts';
import { gameEntry } from '../games/registry.ts';
import { partedOptions } from './option-groups.ts';

test('a newcomer to Not Alone decides what is played, who hunts and on which side; all else is folded', async () => {
  const entry = gameEntry('not-alone');
  const module = await entry?.module();
  const { main, rest } = partedOptions(module?.options ?? {}, entry?.mainOptions ?? []);
  expect(main.map(([key]) => key)).toEqual(['expansion', 'creature', 'boardSide']);
  expect(rest.length + main.length).toBe(Object.keys(module?.options ?? {}).length);
  expect(rest.map(([key]) => key)).toContain('pointlessMoves');
});

test('every option named as one for everybody is an option of its game', async () => {
  for (const id of GAME_IDS) {
    const entry = gameEntry(id);
    if (entry === undefined) continue;
    const { options } = await entry.module();
    for (const key of entry.mainOptions ?? []) expect(Object.keys(options), id).toContain(key);
  }
});
