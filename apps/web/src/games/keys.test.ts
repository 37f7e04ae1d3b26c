import { readFileSync } from 'node:fs';
import { GAMES } from '@orrery/catalogue';
import { expect, test } from 'vitest';
import { gameEntry } from './registry.ts';

test.each(GAMES)('the keys told at the table of $id are those it listens to', ({ id }) => {
  const source = readFileSync(new URL(`./${id}/keyboard.ts`, import.meta.url), 'utf8');
  const listens = new Set([...source.matchAll(/'Key([A-Z])'/g)].map(([, letter]) => letter));
  const told = Object.keys(gameEntry(id)?.keys ?? {});
  expect(new Set(told.filter((key) => key.length === 1))).toEqual(listens);
  const digits = source.match(/\^\[(\d)-(\d)\]\$/);
  expect(told.filter((key) => key.length > 1)).toEqual(digits === null ? [] : [`${digits[1]}–${digits[2]}`]);
});
