import { VersionConflict } from '@orrery/match';
import { expect, test } from 'vitest';
import { ElsewhereProblem, problemOf } from './problem.ts';
import { StorageBusy, StorageDown, TableConflict } from './storage/ports.ts';

test.each([
  ['a match that others change all the time', new VersionConflict('m', 1), 'busy', 409],
  ['a table that others change all the time', new TableConflict('t', 1), 'busy', 409],
  ['a match that somebody else holds', new StorageBusy('held'), 'busy', 409],
  ['a node that stops', new ElsewhereProblem('the server is stopping'), 'busy', 503],
  ['a storage that is away', new StorageDown('away'), 'not-saved', 507],
  ['what nobody foresaw', new Error('the secret of Ada'), 'internal', 500],
])('%s is told as such', (_, reason, code, status) => {
  expect(problemOf(reason)).toMatchObject({ code, status });
  expect(problemOf(reason).message).not.toContain('secret');
});
