import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moveStorage } from '../src/storage/migrate/index.ts';
import { postgresPlace } from '../src/storage/migrate/postgres-place.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { fill } from '../src/storage/testing/filled.ts';
import { sessionOf } from '../src/storage/testing/samples.ts';
import { onPostgres } from './support/on-postgres.ts';
import type { TestDatabase } from './support/postgres.ts';

await onPostgres(describeMoves);

function describeMoves(server: TestDatabase): void {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-migrate-'));
  const at = (name: string): string => join(folder, name);
  const quietly = (): void => {};
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('into PostgreSQL, cut off on the way, and back: the same rows and hashes, and play goes on in both', async () => {
    await fill(at('from'));
    const url = await server.schema();
    for (const stop of ['matches', 'entries', 'chat']) {
      const cut = moveStorage({
        from: at('from'),
        to: url,
        onProgress: ({ relation, moved }) => {
          if (relation === stop && (stop !== 'entries' || moved > 0)) throw new Error(`cut off at ${stop}`);
        },
      });
      await expect(cut).rejects.toThrow(`cut off at ${stop}`);
      await expect(openPostgres({ url })).rejects.toThrow(/a move into it was begun and not finished/);
    }
    const moved = await moveStorage({ from: at('from'), to: url, onProgress: quietly });
    expect(Object.fromEntries(moved.map(({ relation, rows }) => [relation, rows]))).toMatchObject({ matches: 12, entries: 600, jobs: 2 });
    expect(await moveStorage({ from: url, to: at('back'), onProgress: quietly })).toEqual(moved);
    const [first, there, back] = [openSqlite({ folder: at('from') }), await openPostgres({ url }), openSqlite({ folder: at('back') })];
    for (const id of ['t0', 't1', 't3', 't9']) {
      const stored = await first.matches.load(id);
      expect(await there.matches.load(id)).toEqual(stored);
      expect(await back.matches.load(id)).toEqual(stored);
    }
    expect(await there.tables.listFinished('bob', 9)).toEqual(await first.tables.listFinished('bob', 9));
    expect(await there.jobs.waiting()).toEqual(await first.jobs.waiting());
    const said = { person: 'ada', name: 'Ada', text: 'on', at: 99 };
    expect([(await there.chat.add('t1', said)).number, (await back.chat.add('t1', said)).number]).toEqual([13, 13]);
    for (const storage of [first, there, back]) await storage.close();
  });

  test('a database in which a server is at work, or something else is, is refused; nobody is told its password', async () => {
    await fill(at('small'), 1);
    const url = await server.schema();
    const running = await openPostgres({ url });
    const move = moveStorage({ from: at('small'), to: url, onProgress: quietly });
    await expect(move).rejects.toThrow(
      /^cannot use the database postgres:\/\/127\.0\.0\.1:\d+\/postgres: a server is using this database$/,
    );
    await running.people.add({ id: 'eve', name: 'Eve' }, sessionOf('hers', 1));
    await running.close();
    const other = moveStorage({ from: at('small'), to: url, onProgress: quietly });
    await expect(other).rejects.toThrow(/^postgres:\/\/127[^@]*\(schema \w+\) has something else in it: people is not empty$/);
    await (await openPostgres({ url })).close();
  });

  test('a server that comes between the first look at a target and the beginning of the move is found, and stays', async () => {
    const url = await server.schema();
    const place = await postgresPlace(url);
    const running = await openPostgres({ url });
    await expect(place.beginMove('elsewhere')).rejects.toThrow(/^cannot use the database .*: a server is using this database$/);
    expect(await place.movingFrom()).toBeUndefined();
    await running.close();
    await place.beginMove('elsewhere');
    expect(await place.movingFrom()).toBe('elsewhere');
    await expect(openPostgres({ url })).rejects.toThrow(/a move into it was begun and not finished/);
    await place.close();
  });
}
