import { type MatchRecord, replay } from '@orrery/engine';
import { PATHS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ambush } from '../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../src/games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const SEATS = 7;
// Nobody is answered for, so that every move is one of this test.
const module = { ...ambush, automatic: undefined };

let server: TestServer;

beforeEach(async () => {
  server = await testServer({}, new Games([{ module, knowledge: undefined }]));
});

afterEach(async () => {
  await server.remove();
});

test('seven people play a match to its end', async () => {
  const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat}`);
  const clients = await Promise.all(names.map((name) => Client.guest(server.address, name)));
  const table = await seatedTable('ambush', clients);
  const chance = chanceOf('seven');
  while (await playOne(table, chance));
  for (const client of clients) expect(client.updateOf(table.id).result?.seats).toHaveLength(SEATS);
  const { record } = await clients[6].get<{ record: MatchRecord }>(PATHS.record(table.id));
  expect(record.seats).toEqual(names);
  expect([...replay(module, record)].length).toBe(record.actions.length + 1);
});

test('six bots at one table have six names, and play it out with one person; an eighth seat is refused', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const bot = { kind: 'bot', level: 'random' } as const;
  const seats = [{ kind: 'me' } as const, ...Array<typeof bot>(SEATS - 1).fill(bot)];
  const table = await ada.createTable({ game: 'ambush', seats });
  const names = table.seats.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.name] : []));
  expect(new Set(names).size).toBe(SEATS - 1);
  await ada.connect();
  await ada.start(table.id);
  let update = await ada.watch(table.id);
  while (update.result === undefined) {
    const { asked } = update;
    if (asked === undefined) await ada.next((message) => message.type === 'update');
    else await ada.act(table.id, 0, { decision: asked.id, actions: [asked.legal[0]] });
    update = ada.updateOf(table.id);
  }
  expect(update.result.seats).toHaveLength(SEATS);
  await expect(ada.createTable({ game: 'ambush', seats: [...seats, bot] })).rejects.toThrow(/seats: ambush is for 2 to 7/);
});
