import { GAMES } from '@orrery/catalogue';
import { expect, test } from 'vitest';
import { gameEntry } from '../games/registry.ts';
import { partedOptions } from './option-groups.ts';

test('a newcomer to Not Alone decides what is played, who hunts and on which side; all else is folded', async () => {
  const entry = gameEntry('not-alone');
  const module = await entry?.module();
  const { main, rest } = partedOptions(module?.options ?? {}, entry?.offered.options ?? []);
  expect(main.map(([key]) => key)).toEqual(['expansion', 'creature', 'boardSide']);
  expect(rest.length + main.length).toBe(Object.keys(module?.options ?? {}).length);
  expect(rest.map(([key]) => key)).toContain('pointlessMoves');
});

test('every option named as one for everybody is an option of its game', async () => {
  for (const { id } of GAMES) {
    const entry = gameEntry(id);
    if (entry === undefined) continue;
    const { options } = await entry.module();
    for (const key of entry.offered.options) expect(Object.keys(options), id).toContain(key);
  }
});
