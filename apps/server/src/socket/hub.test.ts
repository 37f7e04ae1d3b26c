import { EventEmitter } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { SeenTable } from '../lobby/seen-tables.ts';
import { makeMetrics } from '../metrics.ts';
import type { Person, Table } from '../storage/ports.ts';
import { Connection } from './connection.ts';
import { Hub, type HubSetting } from './hub.ts';

const metrics = makeMetrics();
const hubs: Hub[] = [];

afterEach(async () => {
  for (const hub of hubs.splice(0)) await hub.close(0);
});

function aHub(): Hub {
  const setting = {
    metrics,
    rooms: { leave: () => {} },
    tables: { shown: async ({ id }: Table) => ({ id }), listOwn: async ({ id }: Person) => [{ id }] },
  };
  const hub = new Hub(setting as unknown as HubSetting);
  hubs.push(hub);
  return hub;
}

/** A tab, and the ids of the tables it was told of. */
function tab(hub: Hub, person?: Person) {
  const told: string[] = [];
  const closed: string[] = [];
  const close = (_: number, reason: string) => closed.push(reason);
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, bufferedAmount: 0, close, terminate: () => {} });
  Object.assign(socket, { send: (text: string) => told.push(idIn(text)) });
  const line = { cork: () => {}, uncork: () => {} };
  const isStill = async () => person?.name !== 'Gone';
  const fixed = { line, address: 'home', metrics, rateFactor: 1, allowed: () => true, isStill };
  const connection = new Connection({ socket: socket as unknown as WebSocket, person, ...fixed });
  hub.add(connection);
  return { connection, told, closed };
}

function idIn(text: string): string {
  const { table, tables } = JSON.parse(text);
  if (tables !== undefined) return `all of ${tables[0].id}`;
  return typeof table === 'string' ? `not ${table}` : table.id;
}

function tableOf(id: string, given: Partial<Table>): Table {
  return { id, stage: 'open', host: 'ada', isPublic: true, occupants: [], ...given } as unknown as Table;
}

test('a change concerns a node while somebody there watches the table or looks at the list', () => {
  const hub = aHub();
  const [one, other] = [tab(hub), tab(hub)];
  expect(hub.mayConcern('t')).toBe(false);
  hub.watch('t', one.connection);
  expect([hub.mayConcern('t'), hub.mayConcern('u')]).toEqual([true, false]);
  hub.unwatch('t', one.connection);
  expect(hub.mayConcern('t')).toBe(false);
  hub.watchTables(one.connection, 'any');
  hub.watchTables(other.connection, 'own');
  hub.unwatchTables(one.connection);
  expect(hub.mayConcern('u')).toBe(true);
  hub.remove(other.connection);
  expect(hub.mayConcern('u')).toBe(false);
  // Its last words, read after it has gone.
  hub.watchTables(other.connection, 'own');
  expect(hub.mayConcern('u')).toBe(false);
});

test('of a public table all who look at the list hear, of another its people among them and those who watch it', async () => {
  const hub = aHub();
  const [ada, bob, elsewhere, watcher] = [tab(hub, { id: 'ada', name: 'Ada' }), tab(hub), tab(hub, { id: 'ada', name: 'Ada' }), tab(hub)];
  for (const { connection } of [ada, bob]) hub.watchTables(connection, 'any');
  hub.watch('t', watcher.connection);
  const occupants: Table['occupants'] = [{ kind: 'person', person: 'ada', name: 'Ada' }];
  await hub.tableChanged(tableOf('t', { occupants }), undefined);
  expect([ada.told, bob.told, elsewhere.told, watcher.told]).toEqual([['t'], ['t'], [], ['t']]);
  // Private from now on: it goes from the lists of those it is none of.
  const before: SeenTable = { stage: 'open', isPublic: true, people: ['ada'] };
  await hub.tableChanged(tableOf('t', { occupants, isPublic: false }), before);
  expect([ada.told, bob.told, elsewhere.told, watcher.told]).toEqual([['t', 't'], ['t', 'not t'], [], ['t', 't']]);
});

test('who wants to hear of their own tables alone hears of no other, public or not, and of all of them after a gap in the news', async () => {
  const hub = aHub();
  const [ada, bob] = [tab(hub, { id: 'ada', name: 'Ada' }), tab(hub, { id: 'bob', name: 'Bob' })];
  for (const { connection } of [ada, bob]) hub.watchTables(connection, 'own');
  const occupants: Table['occupants'] = [{ kind: 'person', person: 'bob', name: 'Bob' }];
  await hub.tableChanged(tableOf('t', { occupants, host: 'bob' }), undefined);
  await hub.tableChanged(tableOf('u', { occupants, isPublic: false }), undefined);
  expect([ada.told, bob.told]).toEqual([['u'], ['t', 'u']]);
  await hub.tellOwnAgain();
  expect([ada.told.at(-1), bob.told.at(-1)]).toEqual(['all of ada', 'all of bob']);
});

test('where news were missed, tabs of whoever was signed out meanwhile go, and the others stay', async () => {
  const hub = aHub();
  const stayed = Array.from({ length: 30 }, (_, index) => tab(hub, { id: `p${index}`, name: 'Ada' }));
  const gone = [tab(hub, { id: 'gone', name: 'Gone' }), tab(hub, { id: 'gone', name: 'Gone' })];
  const spectator = tab(hub);
  await hub.dropSignedOut();
  expect(gone.map(({ closed }) => closed)).toEqual([['signed-out'], ['signed-out']]);
  expect([...stayed, spectator].flatMap(({ closed }) => closed)).toEqual([]);
});
