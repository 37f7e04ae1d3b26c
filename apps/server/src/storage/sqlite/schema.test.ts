import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMatch } from '@orrery/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guild } from '../../../../../packages/testkit/src/throwaway/guild.ts';
import { Games } from '../../games.ts';
import { FinishedMatches } from '../../lobby/finished-matches.ts';
import { MatchSummaries } from '../../lobby/match-summaries.ts';
import type { Storage } from '../ports.ts';
import { openDatabase } from './driver/choose.ts';
import { openSqlite } from './open.ts';

let folder: string;
let storage: Storage;

/** As a server of schema 3 left it: an open table, four matches (one running, one on a bot's turn, one over, one damaged), people and chat. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-schema-'));
  const database = openDatabase(join(folder, 'orrery.sqlite'));
  database.exec(readFileSync(new URL('testing/schema-3.sql', import.meta.url), 'utf8'));
  database.close();
  storage = openSqlite({ folder });
});

afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const GAMES = new Games([{ module: guild, knowledge: undefined }]);

test('everything in a file of schema 3 is read, and play goes on in it', async () => {
  expect(await storage.people.byTokenHash('hash-of-eve')).toEqual({ id: 'eve', name: 'Ева', isGuest: true });
  expect((await storage.tables.listOf('bob', 9)).map(({ id }) => id).sort()).toEqual(['bot', 'broken', 'over', 'running']);
  expect(await storage.tables.load('running')).toMatchObject({
    stage: 'started',
    version: 2,
    occupants: [{ person: 'ada' }, { person: 'bob' }, { kind: 'open' }],
  });
  expect(await storage.chat.recent('running', 9)).toMatchObject([{ person: 'ada', text: 'Привет' }]);
  expect(await storage.chat.recent('bot', 9)).toMatchObject([{ botSeat: 2, phrase: { code: 'i-go-to', values: ['river', 2] } }]);
  const match = await openMatch({ module: guild, id: 'running', store: storage.matches, now: () => 1_800_000_000_000 });
  if (match === undefined || 'closed' in match) throw new Error('the match does not go on');
  expect(match.seq).toBe(6);
  expect(await match.sit(2, { kind: 'person', person: 'eve', name: 'Ева' })).toEqual({ ok: true, seq: 7 });
  expect((await storage.tables.listOf('eve', 9)).map(({ id }) => id)).toContain('running');
  await expect(storage.matches.load('broken')).rejects.toThrow('damaged');
});

test('summaries of old matches are reckoned from their logs once, and then kept', async () => {
  expect([...(await storage.matches.toWake(9))].sort()).toEqual(['bot', 'broken', 'running']);
  const summaries = new MatchSummaries(GAMES, storage.matches);
  await summaries.prepare(['running', 'bot', 'over', 'broken', 'open']);
  const told = Object.fromEntries(['running', 'bot', 'over', 'broken', 'open'].map((id) => [id, summaries.known(id)]));
  expect(told).toMatchObject({
    running: {
      seq: 6,
      isOver: false,
      waitingFor: [2],
      hasAutomaticTurn: false,
      occupants: [{ name: 'Ada' }, { name: 'Bob' }, { kind: 'open' }],
    },
    bot: { seq: 2, isOver: false, waitingFor: [2], hasAutomaticTurn: true },
    over: { seq: 48, isOver: true, waitingFor: [], hasAutomaticTurn: false },
    broken: { closed: 'unreadable' },
  });
  expect(told.open).toBeUndefined();
  await storage.ping();
  const kept = await storage.matches.glances(['running', 'bot', 'over', 'broken']);
  for (const id of ['running', 'bot', 'over']) expect(kept.find((one) => one.id === id)?.glance).toEqual(told[id]);
  expect(kept.find(({ id }) => id === 'broken')).toEqual({ id: 'broken', version: 0, game: undefined, glance: undefined });
  expect([...(await storage.matches.toWake(9))].sort()).toEqual(['bot', 'broken']);
});

test('when old matches ended their file tells; how, they are asked once, and then it is kept', async () => {
  const [over, ...others] = await storage.tables.listFinished('bob', 9);
  expect(others).toEqual([]);
  const stored = await storage.matches.load('over');
  expect(over).toMatchObject({ table: { id: 'over' }, endedAt: stored?.entries.at(-1)?.at });
  expect(await storage.matches.endings.unknown(9)).toEqual(['over']);
  const { tables, matches, accounts, ratings } = storage;
  const finished = new FinishedMatches({ games: GAMES, tables, matches, accounts, ratings });
  const page = await finished.list({ id: 'bob', name: 'Bob' }, undefined);
  expect(page.matches).toMatchObject([
    { match: 'over', endedAt: over.endedAt, result: { seats: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] } },
  ]);
  expect(await storage.matches.endings.unknown(9)).toEqual([]);
  expect(await storage.matches.endings.of(['over'])).toMatchObject([
    { id: 'over', ending: { rulesVersion: '1', actionCount: stored?.snapshot.actionCount, endedAt: over.endedAt } },
  ]);
  expect(await finished.list({ id: 'bob', name: 'Bob' }, undefined)).toEqual(page);
  expect(await storage.matches.endings.pack(Number.MAX_SAFE_INTEGER, 9)).toBe(1);
  expect((await storage.matches.load('over'))?.entries).toEqual(stored?.entries);
  expect(await storage.people.forget({ strangersBefore: Date.now() - 60_000, everybodyBefore: 0, limit: 9 })).toMatchObject({ gone: [] });
});

test('a file that a newer version has written is left alone', async () => {
  await storage.close();
  const database = openDatabase(join(folder, 'orrery.sqlite'));
  database.pragma('user_version = 99');
  database.close();
  expect(() => openSqlite({ folder })).toThrow(/written by a newer Orrery \(schema 99/);
});
