import { PATHS, type ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { seatedTable, type Table } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
let table: Table;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  server = await testServer();
  ada = await Client.guest(server.address, 'Ada');
  bob = await Client.guest(server.address, 'Bob');
  table = await seatedTable('alien-frontiers', [ada, bob]);
  await hasHeardAll(ada);
});

afterEach(async () => {
  await server.remove();
});

/** Whatever it was sent so far has come. */
async function hasHeardAll(client: Client): Promise<void> {
  const pong = client.next(({ type }) => type === 'pong');
  client.say({ type: 'ping' });
  await pong;
}

/** The next time it hears that exactly these are away. */
function hearsAway(client: Client, seats: readonly number[]): Promise<ServerMessage> {
  return client.next((message) => message.type === 'away' && message.match === table.id && String(message.seats) === String(seats));
}

/** The same person in another tab. */
async function anotherTab(of: Client): Promise<Client> {
  const tab = new Client(server.address);
  tab.cookie = of.cookie;
  await tab.connect();
  return tab;
}

test('who closes the last tab is away to everybody who watches, until they are back', async () => {
  const spectator = new Client(server.address);
  await spectator.connect();
  const atFirst = hearsAway(spectator, []);
  await spectator.watch(table.id);
  await atFirst;

  const tab = await anotherTab(bob);
  await tab.watch(table.id);
  const heard: ServerMessage[] = [];
  ada.on((message) => {
    if (message.type === 'away') heard.push(message);
  });
  await bob.close();
  const goes = [ada, spectator].map((client) => hearsAway(client, [1]));
  await tab.close();
  await Promise.all(goes);
  // Of the first of two tabs nobody was told.
  expect(heard).toHaveLength(1);

  const late = new Client(server.address);
  await late.connect();
  const told = hearsAway(late, [1]);
  await late.watch(table.id);
  await told;

  const comes = [ada, spectator].map((client) => hearsAway(client, []));
  const again = await anotherTab(bob);
  await again.watch(table.id);
  await Promise.all(comes);
});

test('a seat that was left, and one that a bot has, are not away: nobody is missing there', async () => {
  const goes = hearsAway(ada, [1]);
  await bob.close();
  await goes;
  const left = hearsAway(ada, []);
  await bob.post(PATHS.leave(table.id));
  await left;
});

test('who looks at another page of the house is away from this match', async () => {
  const goes = hearsAway(ada, [1]);
  bob.say({ type: 'unwatch', match: table.id });
  await goes;
});
