import { heardBy, type MatchRecord, replay } from '@orrery/engine';
import type { Update } from '@orrery/match';
import { PATHS } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { ambush } from '../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../src/games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable, seen } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;

afterEach(async () => {
  await server.remove();
});

test('in a game of secret hands every socket is sent what its own seat may know, and nothing of the others', async () => {
  // Nobody is answered for, so that every move is one of this test.
  const module = { ...ambush, automatic: undefined };
  server = await testServer({}, new Games([{ module, knowledge: undefined }]));
  const clients = await Promise.all(['Creature', 'Ada', 'Bob'].map((name) => Client.guest(server.address, name)));
  const table = await seatedTable('ambush', clients);
  const spectator = new Client(server.address);
  await spectator.connect();
  await spectator.watch(table.id);
  const heard = [...clients, spectator].map((client) => {
    const updates: Update[] = [client.updateOf(table.id)];
    client.on((message) => {
      if (message.type === 'update') updates.push(message.update);
    });
    return updates;
  });

  const chance = chanceOf('secrets');
  let moves = 0;
  while (await playOne(table, chance)) moves += 1;
  await seen(spectator, table.id, moves);

  const { record } = await clients[0].get<{ record: MatchRecord }>(PATHS.record(table.id));
  const moments = [...replay(ambush, record)];
  expect(moments).toHaveLength(moves + 1);
  for (const [index, updates] of heard.entries()) {
    const viewer = index < clients.length ? index : 'spectator';
    expect(updates).toHaveLength(moves + 1);
    for (const { seq, view, events } of updates) {
      const { state, told } = moments[seq];
      expect(view).toEqual(JSON.parse(JSON.stringify(ambush.view(state, viewer))));
      expect(events).toEqual(JSON.parse(JSON.stringify(heardBy(told, viewer))));
    }
  }
});
