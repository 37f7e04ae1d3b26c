import { type ClockChoice, PATHS } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GLANCE_MILLISECONDS } from '../src/socket/page-sight.ts';
import { ManualClock } from '../src/storage/testing/clock.ts';
import { Client } from './support/client.ts';
import { seatedTable } from './support/play.ts';
import { PostSink } from './support/post-sink.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const HOUR = 3_600_000;
const SLOW: ClockChoice = { pace: 'slow', turnSeconds: 86_400, bankSeconds: 0, whenOut: 'stand-in', standIn: 'random' };

let clock: ManualClock;
let server: TestServer;
let sink: PostSink;

beforeEach(async () => {
  sink = new PostSink();
  await sink.open();
  clock = new ManualClock(Date.now());
  server = await testServer({ webhooks: 'loopback', callPauseMs: 0 }, undefined, { clock, beatMilliseconds: HOUR });
});

afterEach(async () => {
  await server.remove();
  await sink.close();
});

async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= HOUR / 2) await clock.leap(Math.min(left, HOUR / 2));
}

test('who is away is called to a turn of a day, reminded before the time is up, and left alone once a bot stands in', async () => {
  const people = await Promise.all(['Ada', 'Bob'].map((name) => Client.guest(server.address, name)));
  for (const client of people) await client.post(PATHS.hooks, { url: `${sink.address}/calls`, form: 'plain', mentions: {}, locale: 'en' });
  const [ada, bob] = people;
  const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }], clock: SLOW });
  await bob.join(id, 1);
  await ada.start(id);
  const said = (): string[] => sink.json('/calls').map(({ type, people: who }) => `${type} ${JSON.stringify(who)}`);
  await soon(() => expect(said()).toHaveLength(1));
  const first = said()[0];
  await pass(17 * HOUR);
  expect(said()).toEqual([first]);
  await pass(1.5 * HOUR);
  await soon(() => expect(said()).toEqual([first, first.replace('turn', 'clock')]));
  expect(sink.json('/calls')[1].text).toMatch(/^Your time in Alien Frontiers runs out in [56] hours\.$/);
  // The bot plays the turn, and the other is called.
  await pass(7 * HOUR);
  await soon(() => expect(said()).toHaveLength(3));
  expect(said()[2]).toMatch(/^turn /);
  expect(said()[2]).not.toBe(first);
});

/** Whatever was said so far has been heard. */
async function heard(client: Client): Promise<void> {
  const pong = client.next(({ type }) => type === 'pong');
  client.say({ type: 'ping' });
  await pong;
}

test('who has the table open behind another window is away and called; for a glance elsewhere, and by a page that says nothing, nobody is', async () => {
  const people = await Promise.all(['Ada', 'Bob'].map((name) => Client.guest(server.address, name)));
  const { id, clients } = await seatedTable('alien-frontiers', people);
  const [seat] = clients[0].updateOf(id).waitingFor;
  const [awaited, other] = [clients[seat], clients[1 - seat]];
  for (const client of clients)
    await client.post(PATHS.hooks, { url: `${sink.address}/${client.person}`, form: 'plain', mentions: {}, locale: 'en' });
  await clock.leap(HOUR);
  const called = (client: Client) => sink.json(`/${client.person}`).map(({ type }) => type);
  // For a glance.
  awaited.say({ type: 'page', isSeen: false });
  await heard(awaited);
  await clock.leap(GLANCE_MILLISECONDS - 1);
  awaited.say({ type: 'page', isSeen: true });
  await heard(awaited);
  await clock.leap(HOUR);
  expect(called(awaited)).toEqual([]);
  const away: unknown[] = [];
  other.on((message) => {
    if (message.type === 'away') away.push(message.seats);
  });
  // One of two windows is still before them.
  const second = Object.assign(new Client(server.address), { cookie: awaited.cookie });
  await second.connect();
  await second.watch(id);
  awaited.say({ type: 'page', isSeen: false });
  await heard(awaited);
  await clock.leap(GLANCE_MILLISECONDS);
  await clock.leap(HOUR);
  await heard(other);
  expect([called(awaited), away]).toEqual([[], []]);
  second.say({ type: 'page', isSeen: false });
  await heard(second);
  await clock.leap(GLANCE_MILLISECONDS);
  await soon(() => expect(called(awaited)).toEqual(['turn']));
  await soon(() => expect(away).toEqual([[seat]]));
  second.say({ type: 'page', isSeen: true });
  await soon(() => expect(away).toEqual([[seat], []]));
  expect(called(other)).toEqual([]);
  for (const client of [...clients, second]) await client.close();
});
