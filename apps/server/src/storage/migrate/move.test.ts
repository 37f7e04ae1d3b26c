import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from '../sqlite/open.ts';
import { fill } from '../testing/filled.ts';
import { MoveProblem, type MoveProgress, moveStorage } from './index.ts';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-move-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function filled(name: string, matchCount?: number): Promise<string> {
  await fill(at(name), matchCount);
  return at(name);
}

const quietly = (): void => {};

test('everything is there afterwards: rows, hashes, jobs, and a server opens it', async () => {
  const from = await filled('from');
  const moved = await moveStorage({ from, to: at('to'), onProgress: quietly });
  const rows = Object.fromEntries(moved.map((one) => [one.relation, one.rows]));
  const manners = { shunned: 1, suspensions: 1, reports: 1, report_lines: 1, admin_acts: 1 };
  const who = { people: 2, sessions: 2, passkeys: 1, secrets: 1, house: 0, away: 0, addresses: 0, calls: 0, call_wishes: 0, left_seats: 4 };
  const played = { tables: 12, seated: 24, matches: 12, entries: 600, chat: 12, results: 4, result_seats: 8, ratings: 1, jobs: 2 };
  const near = { seeks: 1, friends: 1, invitations: 1, evenings: 1, evening_entries: 2, shared_studies: 1 };
  expect(rows).toEqual({ ...who, ...manners, ...near, ...played });
  expect(await moveStorage({ from: at('to'), to: at('back'), onProgress: quietly })).toEqual(moved);
  const [before, after] = [openSqlite({ folder: from }), openSqlite({ folder: at('back') })];
  for (const id of ['t0', 't1', 't3']) expect(await after.matches.load(id)).toEqual(await before.matches.load(id));
  expect(await after.tables.listFinished('bob', 9)).toEqual(await before.tables.listFinished('bob', 9));
  expect(await after.jobs.waiting()).toEqual(await before.jobs.waiting());
  const { number } = await after.chat.add('t1', { person: 'ada', name: 'Ada', text: 'on', at: 99 });
  expect(number).toBe(13);
  await before.close();
  await after.close();
});

test('who is cut off goes on where it was, and until then no server opens the target', async () => {
  const from = await filled('from');
  const whole = await moveStorage({ from, to: at('whole'), onProgress: quietly });
  const seen: MoveProgress[] = [];
  for (const stop of ['seated', 'entries', 'results']) {
    const cut = moveStorage({
      from,
      to: at('to'),
      onProgress: (progress) => {
        seen.push(progress);
        if (progress.relation === stop && (stop !== 'entries' || progress.moved > 0)) throw new Error(`cut off at ${stop}`);
      },
    });
    await expect(cut).rejects.toThrow(`cut off at ${stop}`);
    expect(() => openSqlite({ folder: at('to') })).toThrow(/a move into it was begun and not finished: run `orrery migrate` again/);
  }
  seen.length = 0;
  expect(await moveStorage({ from, to: at('to'), onProgress: (progress) => seen.push(progress) })).toEqual(whole);
  expect(seen.find(({ relation }) => relation === 'entries')).toEqual({ relation: 'entries', moved: 600, all: 600 });
  await openSqlite({ folder: at('to') }).close();
});

test('a target that has something in it, or is in use, or comes from elsewhere, is refused and left as it was', async () => {
  const from = await filled('from', 2);
  const other = await filled('other', 1);
  const move = (one: string, another: string) => moveStorage({ from: one, to: another, onProgress: quietly });
  await expect(move(from, other)).rejects.toThrow(
    new MoveProblem(`${join(other, 'orrery.sqlite')} has something else in it: people is not empty`),
  );
  await expect(move(from, from)).rejects.toThrow('from and to are the same place');
  await expect(move(at('nowhere'), at('to'))).rejects.toThrow(/nowhere.orrery\.sqlite: there is no such file$/);
  await expect(move(from, 'mysql://ada:secret@127.0.0.1/orrery')).rejects.toThrow('an address must begin with postgres://');
  const running = openSqlite({ folder: from });
  await expect(move(from, at('to'))).rejects.toThrow(/another server is using this folder$/);
  await expect(move(other, from)).rejects.toThrow(/another server is using this folder$/);
  await running.close();
  const cut = moveStorage({
    from,
    to: at('to'),
    onProgress: () => {
      throw new Error('cut off');
    },
  });
  await expect(cut).rejects.toThrow('cut off');
  await expect(move(other, at('to'))).rejects.toThrow(/^a move from .*from.orrery\.sqlite into .*to.* was begun and not finished$/);
  await expect(move(at('to'), at('third'))).rejects.toThrow(/is itself the target of a move that was not finished$/);
});

test('a source that was written to since the move was begun is noticed', async () => {
  const from = await filled('from', 3);
  const cut = moveStorage({
    from,
    to: at('to'),
    onProgress: ({ relation }) => {
      if (relation === 'entries') throw new Error('cut off');
    },
  });
  await expect(cut).rejects.toThrow('cut off');
  const storage = openSqlite({ folder: from });
  await storage.accounts.keepName('ada', 'Grace', 'grace');
  await storage.close();
  await expect(moveStorage({ from, to: at('to'), onProgress: quietly })).rejects.toThrow(/^people is not alike in both \(2 and 2 rows\)/);
});
