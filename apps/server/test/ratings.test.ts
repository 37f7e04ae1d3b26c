import { finishedAnswer, matchRatingsAnswer, PATHS, personAnswer, playedAnswer, type TableAnswer } from '@orrery/protocol';
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

test('what a match made of a rating is told to whose it is, and to others of who shows themselves', async () => {
  const stranger = new Client(server.address);
  const rated = async (client: Client, match: string) => matchRatingsAnswer.parse(await client.get(PATHS.matchRatings(match))).rated;
  expect(await rated(ada, await played(false))).toBeNull();
  expect(await rated(ada, 'nobody')).toBeNull();
  const match = await played(true);
  await vi.waitFor(async () => expect(await rated(ada, match)).toMatchObject({ isReckoned: true }), { timeout: 20_000 });
  const [change, ...others] = (await rated(ada, match))?.changes ?? [];
  expect(others).toEqual([]);
  expect(change).toMatchObject({ person: ada.person, before: { rating: 1500, within: 833 } });
  const { page } = personAnswer.parse(await ada.get(PATHS.person(ada.person)));
  expect(page?.games[0]?.course).toMatchObject([change?.after]);
  expect(await rated(stranger, match)).toEqual({ isReckoned: true, changes: [] });
  await bob.post(PATHS.ownPage, { isShown: true });
  expect((await rated(stranger, match))?.changes.map(({ person }) => person)).toEqual([bob.person]);
  expect((await rated(ada, match))?.changes).toHaveLength(2);
  // The next one goes on from there, and so does the list of one's matches, where a friendly match says nothing.
  const next = await played(true);
  await vi.waitFor(async () => expect(await rated(ada, next)).toMatchObject({ isReckoned: true }), { timeout: 20_000 });
  const after = (await rated(ada, next))?.changes.find(({ person }) => person === ada.person);
  expect(after?.before).toEqual(change?.after);
  const { matches } = finishedAnswer.parse(await ada.get(PATHS.finished()));
  const { person: _, ...last } = after ?? { person: '' };
  expect(matches.map(({ rating }) => rating)).toEqual([last, expect.objectContaining({ after: change?.after }), undefined]);
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

test('a page shows how somebody plays to themselves, and to others once they say so; nobody else is found', async () => {
  await played(true);
  await vi.waitFor(async () => expect(await ratingsOf(bob)).toHaveLength(1), { timeout: 20_000 });
  const page = (client: Client, of: Client) => client.fetch('GET', PATHS.person(of.person));
  const { page: own } = personAnswer.parse(await (await page(ada, ada)).json());
  if (own === null) throw new Error('nobody is without a page of their own');
  expect(own).toMatchObject({ isOwn: true, isShown: false, person: { name: 'Ada', isGuest: true } });
  expect(own.games).toMatchObject([{ game: 'not-alone', matches: 1, rated: { matches: 1 }, course: [{}] }]);
  expect(own.opponents).toMatchObject([{ person: bob.person, name: 'Bob', matches: 1 }]);
  const stranger = new Client(server.address);
  for (const client of [bob, stranger]) expect(await (await page(client, ada)).json()).toEqual({ page: null });
  expect(await (await page(bob, ada)).text()).toBe(await (await stranger.fetch('GET', PATHS.person('nobody'))).text());
  await ada.post(PATHS.ownPage, { isShown: true });
  // Bob has not shown himself, so he is not told of either.
  expect(await (await page(stranger, ada)).json()).toMatchObject({ page: { isOwn: false, isShown: true, opponents: [] } });
  await bob.post(PATHS.ownPage, { isShown: true });
  expect(await (await page(stranger, ada)).json()).toMatchObject({ page: { opponents: [{ name: 'Bob' }] } });
  await ada.post(PATHS.ownPage, { isShown: false });
  expect(await (await page(bob, ada)).json()).toEqual({ page: null });
  expect((await stranger.fetch('POST', PATHS.ownPage, { isShown: true })).status).toBe(401);
});

test('who plays best is told with the bots on the same scale, and how a game is played here', async () => {
  // Whoever looked before hears of the first match as soon as it is over.
  expect(playedAnswer.parse(await ada.get(PATHS.played('not-alone'))).statistics.matches).toBe(0);
  await played(false);
  const told = playedAnswer.parse(await ada.get(PATHS.played('not-alone')));
  expect(told).toMatchObject({ game: 'not-alone', best: [], statistics: { matches: 1, bySeats: [{ seats: 2, matches: 1 }] } });
  expect(told.statistics.byRole.map(({ role }) => role)).toEqual(['creature', 'hunted']);
  expect(told.bots.find(({ level }) => level === 'greedy')?.rating).toBe(1500);
  expect(told.bots.map(({ rating }) => rating)).toEqual(told.bots.map(({ rating }) => rating).sort((one, other) => one - other));
  expect((await ada.fetch('GET', PATHS.played('chess'))).status).toBe(404);
});
