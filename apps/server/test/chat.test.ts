import type { BotKnowledge } from '@orrery/engine';
import type { ServerMessageOf } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { type AmbushAction, type AmbushState, ambush } from '../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../src/games.ts';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;

afterEach(async () => {
  await server.remove();
});

/** Bots that announce whatever they do. */
const talkative: BotKnowledge<AmbushState, AmbushAction> = {
  evaluate: () => 0.5,
  talk: (state, _seat, { action }) => ({ code: `i-${action.type}`, values: [state.round] }),
};
const GAMES = new Games([{ module: ambush, knowledge: talkative }]);

function saidTo(client: Client): ServerMessageOf<'said'>[] {
  const said: ServerMessageOf<'said'>[] = [];
  client.on((message) => {
    if (message.type === 'said') said.push(message);
  });
  return said;
}

/** Whatever the server sent before has come. */
async function caughtUp(client: Client): Promise<void> {
  client.say({ type: 'ping' });
  await client.next(({ type }) => type === 'pong');
}

test('a phrase reaches everybody who watches, the speaker and spectators too, and those who come later', async () => {
  server = await testServer({}, GAMES);
  const clients = await Promise.all(['Creature', 'Ada', 'Bob'].map((name) => Client.guest(server.address, name)));
  const { id } = await seatedTable('ambush', clients);
  const spectator = new Client(server.address);
  await spectator.connect();
  await spectator.watch(id);
  const all = [...clients, spectator];
  const heard = all.map(saidTo);
  const phrase = { code: 'i-go-to', values: ['river', 2] };
  const own = clients[1].next(({ type }) => type === 'said');
  clients[1].say({ type: 'say', match: id, phrase });
  await own;
  for (const client of all) await caughtUp(client);
  for (const said of heard) expect(said).toMatchObject([{ match: id, seat: 1, name: 'Ada', text: '', phrase }]);
  const late = new Client(server.address);
  await late.connect();
  const again = late.next(({ type }) => type === 'said');
  await late.watch(id);
  expect(await again).toEqual(heard[0][0]);
});

test('a bot speaks as its seat, to everybody, and only so often', async () => {
  server = await testServer({ rateFactor: 1 }, GAMES);
  const ada = await Client.guest(server.address, 'Ada');
  const { id } = await ada.createTable({
    game: 'ambush',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }],
  });
  await ada.connect();
  const said = saidTo(ada);
  await ada.start(id);
  await ada.watch(id);
  for (let round = 1; round <= 4; round++) {
    const { asked } = await untilAsked(ada, id);
    await ada.act(id, 0, { decision: asked!.id, actions: [asked!.legal[0]] });
  }
  // Of more than ten actions of each bot two are heard, or three on a slow machine.
  await ended(ada, id);
  await caughtUp(ada);
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(6);
  for (const { seat, name, text, phrase } of said) {
    expect({ name, text }).toEqual({ name: seat === 1 ? 'Rigel' : 'Altair', text: '' });
    expect(phrase?.code).toMatch(/^i-/);
  }
});

async function untilAsked(client: Client, match: string) {
  const now = client.updates.get(match);
  if (now?.asked === undefined) await client.next((message) => message.type === 'update' && message.update.asked !== undefined);
  return client.updateOf(match);
}

async function ended(client: Client, match: string): Promise<void> {
  if (client.updateOf(match).result !== undefined) return;
  await client.next((message) => message.type === 'update' && message.update.result !== undefined);
}
