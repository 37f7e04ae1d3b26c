import type { Update } from '@orrery/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ambush } from '../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../src/games.ts';
import { Client } from './support/client.ts';
import { seatedTable, seen, type Table } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const GAMES = new Games([{ module: ambush, knowledge: undefined }]);
const orders = ['never-dodge'];

let server: TestServer;
let table: Table;

beforeEach(async () => {
  server = await testServer({ automaticPauseMs: 60_000 }, GAMES);
  table = await seatedTable('ambush', await Promise.all(['Creature', 'Ada', 'Bob'].map((name) => Client.guest(server.address, name))));
});

afterEach(async () => {
  await server.remove();
});

async function answer(seat: number): Promise<void> {
  const { id, clients } = table;
  const { asked } = clients[seat].updateOf(id);
  const heard = await clients[seat].act(id, seat, { decision: asked!.id, actions: [asked!.legal[0]] });
  if (heard.type !== 'done') throw new Error(JSON.stringify(heard));
  await Promise.all(clients.map((client) => seen(client, id, heard.seq)));
}

async function ponged(client: Client): Promise<void> {
  const pong = client.next(({ type }) => type === 'pong');
  client.say({ type: 'ping' });
  await pong;
}

test('orders reach the match, their own seat is told, and no other socket hears a word', async () => {
  const { id, clients } = table;
  const others: string[] = [];
  // Whatever was told of their coming has come.
  for (const client of clients) await ponged(client);
  for (const client of [clients[0], clients[2]]) client.onText = (text) => others.push(text);
  const told = clients[1].next(({ type }) => type === 'update');
  expect(await clients[1].request({ type: 'give-orders', match: id, seat: 1, orders })).toMatchObject({ type: 'done', seq: 0 });
  expect(await told).toMatchObject({ update: { seq: 0, change: { kind: 'full' }, orders } });
  expect(await clients[1].request({ type: 'give-orders', match: id, seat: 2, orders })).toMatchObject({ type: 'refused' });
  for (const client of [clients[0], clients[2]]) await ponged(client);
  expect(others.map((heard) => JSON.parse(heard).type)).toEqual(['pong', 'pong']);
});

test('standing orders hold on a server started again', async () => {
  const { id, clients } = table;
  for (const seat of [1, 2]) await clients[seat].request({ type: 'give-orders', match: id, seat, orders });
  for (const seat of [1, 2, 0]) await answer(seat);
  expect(clients[0].updateOf(id).waitingFor).toEqual([1, 2]);
  await server.close();
  server = await testServer({ dataFolder: server.folder }, GAMES);
  const [creature] = clients;
  creature.address = server.address;
  await creature.connect();
  let update: Update = await creature.watch(id);
  if (update.seq < 5) update = await seen(creature, id, 5);
  expect(update).toMatchObject({ seq: 5, waitingFor: [1, 2], view: { round: 2, phase: 'hide' } });
});
