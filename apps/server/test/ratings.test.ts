import { PATHS, type TableAnswer } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import { chanceOf } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne } from './support/play.ts';
import { type TestServer, testServer } from './support/server.ts';

let server: TestServer;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  server = await testServer({}, HOSTED_GAMES);
  [ada, bob] = [await Client.guest(server.address, 'Ada'), await Client.guest(server.address, 'Bob')];
});

afterEach(async () => {
  await server.remove();
});

async function played(isRated: boolean): Promise<string> {
  const { id } = await ada.createTable({
    game: 'not-alone',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: {},
    asksIdle: true,
    isRated,
  });
  await bob.join(id, 1);
  await ada.start(id);
  for (const client of [ada, bob]) {
    await client.connect();
    await client.watch(id);
  }
  const chance = chanceOf(id);
  while (await playOne({ id, clients: [ada, bob] }, chance));
  return id;
}

interface Rated {
  readonly game: string;
  readonly mu: number;
  readonly matches: number;
}

async function ratingsOf(client: Client): Promise<readonly Rated[]> {
  return (await client.get<{ readonly ratings: readonly Rated[] }>(PATHS.ownData)).ratings;
}

test('a rated match is rated once it is over, for both and in the right direction; a friendly one never', async () => {
  await played(false);
  const match = await played(true);
  expect(ada.updateOf(match).isRated).toBe(true);
  await vi.waitFor(async () => expect(await ratingsOf(ada)).toHaveLength(1), { timeout: 20_000 });
  const [[of], [and]] = [await ratingsOf(ada), await ratingsOf(bob)];
  expect([of.matches, and.matches]).toEqual([1, 1]);
  const ranks = ada.updateOf(match).result?.seats.map(({ rank }) => rank) ?? [];
  expect(Math.sign(of.mu - and.mu)).toBe(Math.sign(ranks[1] - ranks[0]));
  server = await server.restart();
  ada.address = server.address;
  expect(await ratingsOf(ada)).toEqual([of]);
});

test('whether a table is rated is its host’s choice until the match begins, and everybody sees it', async () => {
  const { id } = await ada.createTable({ game: 'not-alone', seats: [{ kind: 'me' }, { kind: 'open' }], options: {} });
  const seenByBob = async () => (await bob.get<TableAnswer>(PATHS.table(id))).table.isRated;
  expect(await seenByBob()).toBeUndefined();
  await ada.post(PATHS.options(id), { options: {}, isRated: true });
  expect(await seenByBob()).toBe(true);
  await ada.post(PATHS.options(id), { options: {} });
  expect(await seenByBob()).toBe(true);
  await ada.post(PATHS.options(id), { options: {}, isRated: false });
  expect(await seenByBob()).toBeUndefined();
});

test('alone nobody is rated', async () => {
  const body = { game: 'race-for-the-galaxy', seats: [{ kind: 'me' }], options: {}, isPublic: false, isRated: true };
  expect((await ada.fetch('POST', PATHS.tables, body)).status).toBe(400);
});
