import { readFileSync } from 'node:fs';
import { alienFrontiers } from '@orrery/alien-frontiers';
import { readRecord } from '@orrery/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayOf } from './fairness.ts';

const PLAYED = new URL('../../../../packages/games/alien-frontiers/playthroughs/random-01-of-2.json', import.meta.url);
const played = readRecord(JSON.parse(readFileSync(PLAYED, 'utf8')));
const match = { seed: played.seed, record: async () => played, rules: async () => alienFrontiers };
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

// Why a replay differs goes to the console as well.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('a match that leads from its seed to its end is told with the number of its actions', async () => {
  expect(await replayOf(match)).toEqual({ kind: 'same', actions: played.actions.length });
});

test('a record without its last action, or of another seed, ends otherwise', async () => {
  const shorter = { ...played, actions: played.actions.slice(0, -1) };
  expect(await replayOf({ ...match, record: async () => shorter })).toEqual({ kind: 'differs' });
  expect(await replayOf({ ...match, seed: '00'.repeat(16) })).toEqual({ kind: 'differs' });
});

test('what cannot be fetched now says nothing about the match', async () => {
  expect(await replayOf({ ...match, rules: offline })).toEqual({ kind: 'unchecked' });
  expect(await replayOf({ ...match, record: offline })).toEqual({ kind: 'unchecked' });
  expect(await replayOf({ ...match, record: async () => undefined })).toEqual({ kind: 'unchecked' });
});

test('a match of other rules may lead to the same end; if not, that says nothing against it', async () => {
  const older = { ...played, rulesVersion: '0' };
  expect(await replayOf({ ...match, record: async () => older })).toEqual({ kind: 'same', actions: played.actions.length });
  const changed = { ...older, actions: older.actions.slice(0, -1) };
  expect(await replayOf({ ...match, record: async () => changed })).toEqual({ kind: 'other-rules', madeWith: '0' });
});
