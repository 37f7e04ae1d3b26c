import { readFileSync } from 'node:fs';
import { type Json, readRecord } from '@orrery/engine';
import { expect, test } from 'vitest';
import { DamagedLink, packed, unpacked } from './position-link.ts';

const file = new URL('../../../../packages/games/alien-frontiers/playthroughs/captain-greedy-39112d07.json', import.meta.url);
const json: Json = JSON.parse(readFileSync(file, 'utf8'));
const record = readRecord(json);

test('what is packed into a link is unpacked equal, and a link has nothing in it that must be quoted', async () => {
  const link = await packed(record);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(JSON.stringify(record).length / 3);
  expect(await unpacked(link)).toEqual(JSON.parse(JSON.stringify(record)));
});

test('a link that was cut off or changed is damaged, wherever that happened', async () => {
  const link = await packed(record);
  const changed = (at: number) => link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
  // Behind the head of the packing, where no letter is idle.
  const letters = Array.from({ length: Math.floor(link.length / 7) - 3 }, (_, index) => changed(14 + index * 7));
  for (const broken of ['', 'x', link.slice(0, -9), link.slice(9), link.slice(0, link.length / 2), ...letters])
    await expect(unpacked(broken)).rejects.toThrow(DamagedLink);
});

test('what is no record is damaged too, however well it is packed', async () => {
  const { seats: _, ...rest } = record;
  await expect(unpacked(await packed(rest as typeof record))).rejects.toThrow(DamagedLink);
});
