import type { MatchRecord, PlainGame } from '@orrery/engine';
import { PATHS, type ServerMessage, type Table } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guild } from '../../../packages/testkit/src/throwaway/guild.ts';
import { station } from '../../../packages/testkit/src/throwaway/station.ts';
import { Games } from '../src/games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const hosting = (module: PlainGame) =>
  new Games([
    { module, knowledge: undefined },
    { module: station, knowledge: undefined },
  ]);
const cannot: PlainGame = { ...guild, rulesVersion: '2', upgrades: { '1': { cannot: 'other guilds' } } };
const can: PlainGame = { ...guild, rulesVersion: '2', upgrades: { '1': (state) => state } };

let server: TestServer;
let people: readonly Client[];

beforeEach(async () => {
  server = await testServer({}, hosting(guild));
  people = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Client.guest(server.address, name)));
});

afterEach(async () => {
  await server.remove();
});

/** The same data under other rules. */
async function restartedWith(module: PlainGame): Promise<void> {
  await server.close();
  server = await testServer({ dataFolder: server.folder }, hosting(module));
  for (const client of people) client.address = server.address;
}

async function problemOf(path: string): Promise<string> {
  const response = await people[0].fetch('GET', path);
  return `${response.status} ${JSON.parse(await response.text()).error?.code}`;
}

const isAbout = (match: string) => (message: ServerMessage) => message.type === 'error' && message.match === match;

test('one match that cannot go on is closed in the list, says why when it is opened, and breaks nothing else', async () => {
  const chance = chanceOf('closed');
  const old = await seatedTable('guild', people);
  await playOne(old, chance);
  const other = await seatedTable('station', people);
  await restartedWith(cannot);
  const [ada] = people;
  const { tables } = await ada.get<{ tables: readonly Table[] }>(PATHS.tables);
  expect(Object.fromEntries(tables.map(({ id, phase, closed }) => [id, [phase, closed]]))).toEqual({
    [old.id]: ['closed', 'rules-changed'],
    [other.id]: ['running', undefined],
  });
  expect(tables.find(({ id }) => id === old.id)).toMatchObject({
    waitingFor: [],
    seats: [{ name: 'Ada' }, { name: 'Bob' }, { name: 'Eve' }],
  });
  await ada.connect();
  ada.say({ type: 'watch', match: old.id });
  expect(await ada.next(isAbout(old.id))).toMatchObject({ code: 'rules-changed' });
  expect(await problemOf(PATHS.record(old.id))).toBe('410 rules-changed');
  await ada.watch(other.id);
  expect(ada.updateOf(other.id).waitingFor.length).toBeGreaterThan(0);
});

test('nothing is lost by it: rules that can read the match go on with it', async () => {
  const chance = chanceOf('again');
  const table = await seatedTable('guild', people);
  await playOne(table, chance);
  await restartedWith(cannot);
  expect(await problemOf(PATHS.record(table.id))).toBe('410 rules-changed');
  await restartedWith(can);
  expect(await problemOf(PATHS.record(table.id))).toBe('409 match-running');
  for (const client of people) {
    await client.connect();
    await client.watch(table.id);
  }
  while (await playOne(table, chance));
  expect(people[0].updateOf(table.id).result?.seats).toHaveLength(3);
  expect(await problemOf(PATHS.record(table.id))).toBe('404 no-record');
});

test('a match that ended under earlier rules keeps its record, with the version it was made with', async () => {
  const chance = chanceOf('ended');
  const table = await seatedTable('guild', people);
  while (await playOne(table, chance));
  const read = () => people[0].get<{ record: MatchRecord }>(PATHS.record(table.id));
  const { record } = await read();
  await restartedWith(can);
  expect(await read()).toEqual({ record });
  await restartedWith(cannot);
  expect(await read()).toEqual({ record });
  expect(record.rulesVersion).toBe('1');
});
