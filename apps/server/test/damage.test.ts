import { join } from 'node:path';
import { PATHS, type Table } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/sqlite/driver/choose.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { type Table as Played, playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
let people: readonly Client[];
let damaged: Played;
let whole: Played;

beforeEach(async () => {
  server = await testServer();
  people = await Promise.all(['Ada', 'Bob'].map((name) => Client.guest(server.address, name)));
  damaged = await seatedTable('alien-frontiers', people);
  await playOne(damaged, chanceOf('damage'));
  whole = await seatedTable('alien-frontiers', people);
});

afterEach(async () => {
  await server.remove();
});

/** As a bad block or a careless hand would do it, while the server is stopped. */
async function damage(change: string): Promise<void> {
  await server.close();
  const database = openDatabase(join(server.folder, 'orrery.sqlite'));
  database.prepare(change).run(damaged.id);
  database.close();
  server = await testServer({ dataFolder: server.folder });
  for (const client of people) client.address = server.address;
}

async function listed(): Promise<Record<string, unknown>> {
  const { tables } = await people[0].get<{ tables: readonly Table[] }>(PATHS.tables);
  return Object.fromEntries(tables.map(({ id, phase, closed, seats }) => [id, [phase, closed, seats.map(({ kind }) => kind)]]));
}

const BOTH = ['person', 'person'];

test.each([
  ['setup', 'UPDATE matches SET setup = substr(setup, 1, 40) WHERE id = ?'],
  ['log', `UPDATE entries SET entry = '{"kind":' WHERE match_id = ?`],
])('a match with a damaged %s is shown as such, and everything else goes on', async (_, change) => {
  await damage(change);
  // A list reads no log: that one is damaged comes out when somebody opens it.
  expect(await listed()).toEqual({ [damaged.id]: ['running', undefined, BOTH], [whole.id]: ['running', undefined, BOTH] });
  const [ada] = people;
  await ada.connect();
  const refused = ada.next((message) => message.type === 'error' && message.match === damaged.id);
  ada.say({ type: 'watch', match: damaged.id });
  expect(await refused).toMatchObject({ code: 'unreadable' });
  expect(await listed()).toEqual({ [damaged.id]: ['closed', 'unreadable', BOTH], [whole.id]: ['running', undefined, BOTH] });
  expect((await ada.fetch('GET', PATHS.record(damaged.id))).status).toBe(410);
  expect((await ada.watch(whole.id)).waitingFor).toHaveLength(1);
});

test.each([
  ['cut off', 'UPDATE matches SET state = substr(state, 1, 100) WHERE id = ?'],
  ['another one', 'UPDATE matches SET state = (SELECT state FROM matches AS other WHERE other.id <> matches.id) WHERE id = ?'],
])('a match with a good log goes on though its stored state is %s', async (_, change) => {
  const [ada] = people;
  const before = ada.updateOf(damaged.id);
  await damage(change);
  expect(await listed()).toMatchObject({ [damaged.id]: ['running', undefined, BOTH] });
  for (const client of people) {
    await client.connect();
    await client.watch(damaged.id);
  }
  expect(ada.updateOf(damaged.id).view).toEqual(before.view);
  expect(await playOne(damaged, chanceOf('and on'))).toBe(true);
});
