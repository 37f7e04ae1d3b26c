import { PATHS, type ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable, seen, type Table } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

const GAME = 'alien-frontiers';

let server: TestServer;
let table: Table;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  server = await testServer();
  ada = await Client.guest(server.address, 'Ada');
  bob = await Client.guest(server.address, 'Bob');
  table = await seatedTable(GAME, [ada, bob]);
});

afterEach(async () => {
  await server.remove();
});

/** The seat that is waited for, and the other one. */
function seats(): { readonly asked: number; readonly other: number } {
  const [asked] = ada.updateOf(table.id).waitingFor;
  return { asked, other: 1 - asked };
}

test('a request is answered once it is durable, and everybody at the table hears what happened', async () => {
  const { asked, other } = seats();
  const question = table.clients[asked].updateOf(table.id).asked;
  const spectator = new Client(server.address);
  await spectator.connect();
  expect((await spectator.watch(table.id)).asked).toBeUndefined();
  const answer = await table.clients[asked].act(table.id, asked, { decision: question!.id, actions: [question!.legal[0]] });
  expect(answer).toMatchObject({ type: 'done', seq: 1 });
  for (const client of [table.clients[other], spectator]) {
    const update = await seen(client, table.id, 1);
    expect(update.change).toEqual({ kind: 'actions', seat: asked, index: 0, count: 1 });
    expect(update.events.length).toBeGreaterThan(0);
  }
});

test('a second click, another seat, an unknown match and a wrong action are refused, each by its name', async () => {
  const { asked, other } = seats();
  const mine = table.clients[asked];
  const question = mine.updateOf(table.id).asked!;
  const answer = { decision: question.id, actions: [question.legal[0]] };
  const codeOf = async (request: ReturnType<Client['act']>): Promise<unknown> => {
    const heard = await request;
    return heard.type === 'refused' ? heard.refusal.code : heard.type;
  };
  expect(await codeOf(table.clients[other].act(table.id, asked, answer))).toBe('not-your-seat');
  expect(await codeOf(table.clients[other].act(table.id, other, answer))).toBe('not-asked');
  expect(await codeOf(mine.act('no-such-match', asked, answer))).toBe('no-such-match');
  expect(await codeOf(mine.act(table.id, asked, { ...answer, actions: [{ type: 'win-at-once' }] }))).toBe('malformed-action');
  expect(await codeOf(mine.act(table.id, asked, { ...answer, actions: [{ type: 'launch-colony' }] }))).toBe('illegal');
  expect(await Promise.all([codeOf(mine.act(table.id, asked, answer)), codeOf(mine.act(table.id, asked, answer))])).toEqual([
    'done',
    'stale-decision',
  ]);
  const stranger = new Client(server.address);
  await stranger.connect();
  expect(await codeOf(stranger.act(table.id, asked, answer))).toBe('not-your-seat');
});

test('after a lost line a client is sent what it missed, or nothing when it missed nothing', async () => {
  await playOne(table, chanceOf('resume'));
  const { seq } = bob.updateOf(table.id);
  await bob.close();
  await bob.connect();
  const heard: ServerMessage[] = [];
  bob.on((message) => heard.push(message));
  bob.say({ type: 'watch', match: table.id, since: seq });
  bob.say({ type: 'ping' });
  await bob.next(({ type }) => type === 'pong');
  // Who is away is told in any case, and may come later.
  expect(heard.map(({ type }) => type).filter((type) => type !== 'away')).toEqual(['pong']);

  await bob.close();
  await playOne({ id: table.id, clients: [ada, seats().asked === 0 ? ada : await tab(bob)] }, chanceOf('meanwhile'));
  await bob.connect();
  const log = bob.next(({ type }) => type === 'log');
  expect((await bob.watch(table.id, seq)).seq).toBe(seq + 1);
  expect(await log).toMatchObject({ match: table.id, seq: seq + 1, lines: [{ index: 0 }, { index: 1 }] });
});

/** Another tab of the same person. */
async function tab(client: Client): Promise<Client> {
  const other = new Client(client.address);
  other.cookie = client.cookie;
  await other.connect();
  await other.watch(table.id);
  return other;
}

test('one person in two tabs sees and does the same in both', async () => {
  const { asked } = seats();
  const second = await tab(table.clients[asked]);
  const question = second.updateOf(table.id).asked!;
  expect(question).toEqual(table.clients[asked].updateOf(table.id).asked);
  expect(await second.act(table.id, asked, { decision: question.id, actions: [question.legal[0]] })).toMatchObject({ type: 'done' });
  expect((await seen(table.clients[asked], table.id, 1)).seq).toBe(1);
});

test('a match in the middle of a turn goes on after the server was closed and started again', async () => {
  const chance = chanceOf('restart');
  for (let moves = 0; moves < 5; moves++) await playOne(table, chance);
  const before = [ada, bob].map((client) => client.updateOf(table.id));
  server = await server.restart();
  for (const client of [ada, bob]) {
    expect(client.closeCode).toBe(1012);
    client.address = server.address;
    await client.connect();
  }
  const after = [await ada.watch(table.id), await bob.watch(table.id)];
  for (const [index, update] of after.entries()) {
    const { change: _, events: __, ...rest } = before[index];
    expect(update).toMatchObject(rest);
  }
  expect(await playOne(table, chance)).toBe(true);
});

test('what was done can be taken back, alone while nothing came to light and with the consent of the table later', async () => {
  const { asked, other } = seats();
  const mine = table.clients[asked];
  // Docking one ship reveals nothing.
  const docking = mine.updateOf(table.id).asked!.legal.find(({ type }) => type === 'dock-ships')!;
  await mine.act(table.id, asked, { decision: mine.updateOf(table.id).asked!.id, actions: [docking] });
  const { seq, undo } = await seen(mine, table.id, 1);
  expect(undo.free).toBe(1);
  expect(await mine.request({ type: 'undo', match: table.id, seat: asked, keep: 0, seq })).toMatchObject({ type: 'done', seq: 2 });
  expect((await seen(table.clients[other], table.id, 2)).change).toEqual({ kind: 'undo', seat: asked, keep: 0 });

  await mine.act(table.id, asked, { decision: (await seen(mine, table.id, 2)).asked!.id, actions: [docking] });
  await seen(mine, table.id, 3);
  expect(await mine.request({ type: 'request-undo', match: table.id, seat: asked, keep: 0, seq: 3 })).toMatchObject({ type: 'done' });
  await seen(table.clients[other], table.id, 4);
  const agreed = await table.clients[other].request({ type: 'answer-undo', match: table.id, seat: other, keep: 0, agree: true });
  expect(agreed).toMatchObject({ type: 'done' });
  expect((await seen(mine, table.id, 5)).actionCount).toBe(0);
});

test('what is said is heard by everybody at the table, kept, and limited', async () => {
  const spectator = await Client.guest(server.address, 'Зритель');
  await spectator.connect();
  await spectator.watch(table.id);
  const heard = ada.next(({ type }) => type === 'said');
  spectator.say({ type: 'say', match: table.id, text: 'Привет <b>всем</b>' });
  expect(await heard).toMatchObject({ match: table.id, name: 'Зритель', text: 'Привет <b>всем</b>' });
  expect(await heard).not.toHaveProperty('seat');

  const late = await Client.guest(server.address, 'Late');
  await late.connect();
  const history = late.next(({ type }) => type === 'said');
  await late.watch(table.id);
  expect(await history).toMatchObject({ text: 'Привет <b>всем</b>' });

  const refused = bob.next(({ type }) => type === 'error');
  bob.say({ type: 'say', match: table.id, text: 'x'.repeat(301) });
  expect(await refused).toMatchObject({ code: 'bad-request' });
  const nobody = new Client(server.address);
  await nobody.connect();
  await nobody.watch(table.id);
  const unnamed = nobody.next(({ type }) => type === 'error');
  nobody.say({ type: 'say', match: table.id, text: 'hello' });
  expect(await unnamed).toMatchObject({ code: 'not-signed-in' });
});

test('a player who stands up sees what a spectator sees, and somebody else may sit down where the host opens the seat', async () => {
  const { asked } = seats();
  const leaver = table.clients[asked];
  const whole = leaver.next((message) => message.type === 'update' && message.update.change.kind === 'full');
  await leaver.post(PATHS.leave(table.id));
  expect(await whole).not.toHaveProperty('update.asked');
  const refused = await leaver.act(table.id, asked, { decision: 0, actions: [{ type: 'end-turn' }] });
  expect(refused).toMatchObject({ type: 'refused', refusal: { code: 'not-your-seat' } });

  const eve = await Client.guest(server.address, 'Eve');
  await eve.connect();
  await eve.watch(table.id);
  const seated = eve.next((message) => message.type === 'update' && message.update.asked !== undefined);
  await ada.post(PATHS.seat(table.id, asked), { kind: 'open' });
  await eve.join(table.id, asked);
  await seated;
  expect(await playOne({ id: table.id, clients: table.clients.with(asked, eve) }, chanceOf('eve'))).toBe(true);
});

test('the lobby says whose turn it is and when the match is over', async () => {
  await ada.close();
  await ada.connect();
  await ada.watch(table.id);
  ada.say({ type: 'watch-tables' });
  const waiting: unknown[] = [];
  ada.on((message) => {
    if (message.type === 'table') waiting.push(message.table.waitingFor);
  });
  // Who is at the match and not in the lobby has all of it in the updates.
  const needless: unknown[] = [];
  bob.on((message) => {
    if (message.type === 'table') needless.push(message);
  });
  const chance = chanceOf('lobby');
  const over = ada.next((message) => message.type === 'table' && message.table.phase === 'finished');
  while (await playOne(table, chance));
  expect(await over).toMatchObject({ table: { id: table.id, phase: 'finished', waitingFor: [] } });
  expect(waiting).toContainEqual([0]);
  expect(waiting).toContainEqual([1]);
  expect(needless).toEqual([]);
});

test('who speaks another version, too much or in bytes is told so or sent away', async () => {
  const wrong = new WebSocket(`${server.address.replace('http', 'ws')}/socket`);
  await new Promise((resolve) => wrong.once('open', resolve));
  const closed = new Promise((resolve) => wrong.once('close', resolve));
  const texts: string[] = [];
  wrong.on('message', (text) => texts.push(String(text)));
  for (const said of ['{"type":"ping"}', Buffer.from([1, 2, 3]), '{"type":"hello","protocol":0}']) {
    const answered = new Promise((resolve) => wrong.once('message', resolve));
    wrong.send(said);
    await answered;
  }
  expect(await closed).toBe(1008);
  expect(texts.map((text) => JSON.parse(text).code)).toEqual(['bad-request', 'bad-request', 'wrong-protocol']);

  bob.sayText(`{"type":"say","match":"${table.id}","text":"${'x'.repeat(70_000)}"}`);
  await expect(bob.lost()).rejects.toThrow('1009');
});
