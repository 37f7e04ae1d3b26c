import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from './ids.ts';
import { gameEntry } from './registry.ts';

test.each(GAME_IDS)('the keys told at the table of %s are those it listens to', (id) => {
  const source = readFileSync(new URL(`./${id}/keyboard.ts`, import.meta.url), 'utf8');
  const listens = new Set([...source.matchAll(/'Key([A-Z])'/g)].map(([, letter]) => letter));
  const told = Object.keys(gameEntry(id)?.keys ?? {});
  expect(new Set(told.filter((key) => key.length === 1))).toEqual(listens);
  const digits = source.match(/\^\[(\d)-(\d)\]\$/);
  expect(told.filter((key) => key.length > 1)).toEqual(digits === null ? [] : [`${digits[1]}–${digits[2]}`]);
});
