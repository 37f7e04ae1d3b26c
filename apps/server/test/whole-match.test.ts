import { alienFrontiers } from '@orrery/alien-frontiers';
import { checkRecord, commitmentOf, readRecord } from '@orrery/engine';
import { PATHS } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const servers: TestServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

async function open(): Promise<TestServer> {
  const server = await testServer();
  servers.push(server);
  return server;
}

test('two people play a whole match, and its record proves that nobody chose the dice', async () => {
  const { address } = await open();
  const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Борис')];
  const table = await seatedTable('alien-frontiers', clients);
  const { commitment } = clients[0].updateOf(table.id);
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);

  const chance = chanceOf('whole match');
  let moves = 0;
  while (await playOne(table, chance)) {
    moves += 1;
    expect(moves).toBeLessThan(5000);
    if (clients[0].updateOf(table.id).waitingFor.length > 0) expect(clients[0].updateOf(table.id).seed).toBeUndefined();
  }

  const last = clients[1].updateOf(table.id);
  expect(last.result?.seats).toHaveLength(2);
  expect(last.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(commitmentOf(last.seed ?? '')).toBe(commitment);

  const { record } = await new Client(address).get<{ record: never }>(PATHS.record(table.id));
  const read = readRecord(record);
  expect(read.commitment).toBe(commitment);
  expect(read.actions.length).toBe(last.actionCount);
  expect(alienFrontiers.result(checkRecord(alienFrontiers, read))).toEqual(last.result);
});
