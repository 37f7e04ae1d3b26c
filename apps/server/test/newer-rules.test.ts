import type { PlainGame } from '@orrery/engine';
import type { ServerMessage } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { guild } from '../../../packages/testkit/src/throwaway/guild.ts';
import { Games } from '../src/games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { onPostgres } from './support/on-postgres.ts';
import { playOne, seatedTable } from './support/play.ts';
import type { TestDatabase } from './support/postgres.ts';
import { type TestServer, testServer } from './support/server.ts';

await onPostgres(describeAll);

const NEWER: PlainGame = { ...guild, rulesVersion: '2', upgrades: { '1': (state) => state } };

function describeAll(postgres: TestDatabase): void {
  const nodes: TestServer[] = [];
  const clients: Client[] = [];
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
    for (const node of nodes.splice(0)) await node.remove();
  });

  async function nodeWith(module: PlainGame, database: string): Promise<TestServer> {
    const node = await testServer({ database }, new Games([{ module, knowledge: undefined }]));
    nodes.push(node);
    return node;
  }

  test('while an update rolls over the nodes, who is on one that does not know the new rules is sent on and told why, and loses nothing', async () => {
    const database = await postgres.prepared();
    const older = await nodeWith(guild, database);
    clients.push(...(await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Client.guest(older.address, name)))));
    const table = await seatedTable('guild', clients);
    const { id } = table;
    const newer = await nodeWith(NEWER, database);
    const chance = chanceOf('rolling');
    const [ada, ...others] = clients;
    await playOne(table, chance);
    // All but Ada come back by the updated node.
    for (const client of others) {
      await client.close();
      client.address = newer.address;
      await client.connect();
      await client.watch(id);
    }
    const lost = ada.lost().catch((reason: unknown) => reason);
    const [seat] = ada.updateOf(id).waitingFor.filter((one) => one > 0);
    const mover = seat === undefined ? undefined : clients[seat];
    // Where only Ada is waited for, somebody's standing up is as good as a move.
    if (mover === undefined || seat === undefined) await others[0].post(`/api/tables/${id}/leave`);
    else {
      const { asked } = mover.updateOf(id);
      expect(await mover.act(id, seat, { decision: asked?.id ?? -1, actions: [{ ...asked?.legal[0] }] as never })).toMatchObject({
        type: 'done',
      });
    }
    expect(await lost).toMatchObject({ code: 1012 });

    const isAbout = (message: ServerMessage) => message.type === 'error' && message.match === id;
    await ada.connect();
    const told = ada.next(isAbout);
    ada.say({ type: 'watch', match: id });
    expect(await told).toMatchObject({ code: 'newer-rules' });
    expect(await ada.act(id, 0, { decision: 0, actions: [{ type: 'pass' }] })).toMatchObject({ type: 'error', code: 'newer-rules' });
    await ada.close();
    ada.address = newer.address;
    await ada.connect();
    await ada.watch(id);
    expect(ada.updateOf(id).seq).toBe(others[0].updateOf(id).seq);
  });
}
