import { PATHS, type SeekAnswer, type SeekWish, seekAnswer, type Table } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../src/storage/testing/clock.ts';
import { Client } from './support/client.ts';
import { seen } from './support/play.ts';
import { PostSink } from './support/post-sink.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const SECOND = 1000;
const DUEL: SeekWish = { games: [{ game: 'alien-frontiers', seats: [2] }], clocks: ['calm'], rated: 'either', soon: 'now' };
const SLOW: SeekWish = { ...DUEL, clocks: ['day'], soon: 'later' };

let clock: ManualClock;
let server: TestServer;
let sink: PostSink;
let people: Client[];

beforeEach(async () => {
  clock = new ManualClock(Date.now());
  sink = new PostSink();
  await sink.open();
  server = await testServer({ webhooks: 'loopback', callPauseMs: 0 }, undefined, { clock, beatMilliseconds: 3_600_000 });
  people = [];
});

afterEach(async () => {
  for (const client of people) await client.close();
  await server.remove();
  await sink.close();
});

/** With a page open that hears of their own tables. */
async function somebody(name: string): Promise<Client> {
  const client = await Client.guest(server.address, name);
  people.push(client);
  await client.connect();
  client.say({ type: 'watch-tables', only: 'own' });
  return client;
}

const seek = (client: Client, wish: object = DUEL): Promise<SeekAnswer> => client.post<SeekAnswer>(PATHS.seek, wish);
const seekOf = (client: Client): Promise<SeekAnswer> => client.get<SeekAnswer>(PATHS.seek);

/** The table at which they sit, once its match has begun. */
function begunTable(client: Client): Promise<Table> {
  return new Promise((resolve) => {
    client.on((message) => {
      if (message.type === 'table' && message.table.phase === 'running') resolve(message.table);
    });
  });
}

test('two who look for the same are seated, their match begins, and both are told', async () => {
  const [ada, bob] = [await somebody('Ada'), await somebody('Bob')];
  const told = Promise.all([begunTable(ada), begunTable(bob)]);
  expect((await seek(ada)).seek).toMatchObject({ wish: DUEL });
  const waiting = await seekOf(bob);
  expect(seekAnswer.safeParse(waiting).success).toBe(true);
  expect(waiting).toEqual({ seek: null, waiting: [{ game: 'alien-frontiers', people: 1 }] });
  // Not who it is.
  expect(JSON.stringify(waiting)).not.toMatch(new RegExp(`Ada|${ada.person}`));
  const answer = await seek(bob, { ...DUEL, clocks: ['brisk', 'calm'] });
  const [one, other] = await told;
  expect(answer).toEqual({ seek: null, waiting: [], found: one.id });
  expect([one.id, one.isPublic, one.isRated, one.clock?.turnSeconds]).toEqual([other.id, true, undefined, 180]);
  expect(one.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind)).sort()).toEqual(['Ada', 'Bob']);
  expect((await seekOf(ada)).seek).toBeNull();
  expect((await ada.watch(one.id)).waitingFor).toHaveLength(1);
});

test('a live seek ends with the last page, not with one of two; a slow one stays, over a restart too', async () => {
  const [ada, eve] = [await somebody('Ada'), await somebody('Eve')];
  await seek(ada);
  await seek(eve, SLOW);
  const second = new Client(server.address);
  second.cookie = ada.cookie;
  people.push(second);
  await second.connect();
  await ada.close();
  await clock.pass(20 * SECOND);
  expect((await seekOf(second)).seek).toMatchObject({ wish: DUEL });
  await second.close();
  await eve.close();
  await soon(async () => {
    await clock.pass(20 * SECOND);
    const { cookie } = ada;
    expect(((await (await fetch(`${server.address}${PATHS.seek}`, { headers: { cookie } })).json()) as SeekAnswer).seek).toBeNull();
  });
  server = await server.restart();
  for (const client of [ada, eve]) client.address = server.address;
  expect([(await seekOf(ada)).seek, (await seekOf(eve)).seek?.wish]).toEqual([null, SLOW]);
});

test('who went away is found by who is here, and called to the table', async () => {
  const eve = await somebody('Eve');
  await eve.post(PATHS.hooks, { url: `${sink.address}/eve`, form: 'plain', mentions: {}, locale: 'en' });
  await seek(eve, SLOW);
  await eve.close();
  await clock.pass(600 * SECOND);
  const ada = await somebody('Ada');
  const told = begunTable(ada);
  await seek(ada, { ...DUEL, clocks: ['calm', 'day'] });
  const { id, clock: chosen, seats } = await told;
  expect([chosen?.pace, seats.length]).toEqual(['slow', 2]);
  await soon(async () => {
    await clock.pass(SECOND);
    expect(sink.json('/eve')).toMatchObject([{ type: 'found', table: id, people: [{ name: 'Eve' }] }]);
  });
  // Whoever begins: in her turn Eve is called, unless that it has begun said so.
  const isFirst = !(await ada.watch(id)).waitingFor.includes(seats.findIndex((one) => one.kind === 'person' && one.person === ada.person));
  const update = await ada.watch(id);
  const own = update.occupants.findIndex((one) => one.kind === 'person' && one.person === ada.person);
  for (let steps = 0; steps < 300 && ada.updateOf(id).waitingFor.includes(own); steps++) {
    const { asked } = ada.updateOf(id);
    if (asked === undefined) throw new Error('nothing is asked');
    const heard = await ada.act(id, own, { decision: asked.id, actions: [asked.legal[0]] });
    if (heard.type !== 'done') throw new Error(JSON.stringify(heard));
    await seen(ada, id, heard.seq);
  }
  await soon(async () => {
    await clock.pass(SECOND);
    expect(sink.json('/eve').map(({ type }) => type)).toEqual(isFirst ? ['found'] : ['found', 'turn']);
  });
});

test('bots fill the table once somebody has waited as long as they said', async () => {
  const ada = await somebody('Ada');
  const told = begunTable(ada);
  await seek(ada, { ...DUEL, games: [{ game: 'alien-frontiers', seats: [3] }], botsAfterMinutes: 2 });
  await clock.pass(119 * SECOND);
  expect((await seekOf(ada)).seek).not.toBeNull();
  await clock.pass(3 * SECOND);
  const { seats } = await told;
  expect(seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'bot', 'person']);
});

test('what cannot be sought is refused, and nobody stops what another looks for', async () => {
  const [ada, bob] = [await somebody('Ada'), await somebody('Bob')];
  const refused = async (client: Client, wish: object): Promise<number> => (await client.fetch('POST', PATHS.seek, wish)).status;
  expect(await refused(new Client(server.address), DUEL)).toBe(401);
  for (const wrong of [
    { ...DUEL, games: [{ game: 'chess', seats: [2] }] },
    { ...DUEL, games: [{ game: 'alien-frontiers', seats: [7] }] },
    { ...DUEL, games: [] },
    { ...DUEL, games: [...DUEL.games, ...DUEL.games] },
    { ...DUEL, clocks: [] },
    { ...DUEL, clocks: ['calm'], soon: 'later' },
    { ...SLOW, botsAfterMinutes: 2 },
    { ...DUEL, botsAfterMinutes: 0 },
    { ...DUEL, person: bob.person },
  ])
    expect([wrong, await refused(ada, wrong)]).toEqual([wrong, 400]);
  await seek(ada);
  await bob.post(PATHS.stopSeek, {});
  expect((await seekOf(ada)).seek).not.toBeNull();
  expect(await ada.post(PATHS.stopSeek, {})).toEqual({ seek: null, waiting: [] });
});
