import { VersionConflict } from '@orrery/match';
import { expect, test } from 'vitest';
import { problemOf } from './problem.ts';
import { StorageDown, TableConflict } from './storage/ports.ts';

test.each([
  ['a match that others change all the time', new VersionConflict('m', 1), 'busy', 503],
  ['a table that others change all the time', new TableConflict('t', 1), 'busy', 503],
  ['a storage that is away', new StorageDown('away'), 'not-saved', 503],
  ['what nobody foresaw', new Error('the secret of Ada'), 'internal', 500],
])('%s is told as such', (_, reason, code, status) => {
  expect(problemOf(reason)).toMatchObject({ code, status });
  expect(problemOf(reason).message).not.toContain('secret');
});
