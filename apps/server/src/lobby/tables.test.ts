import { expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../games.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Person, Storage } from '../storage/ports.ts';
import { Arranging } from './arranging.ts';
import { Homes } from './homes.ts';
import { HostingLimits } from './hosting-limits.ts';
import { MatchSummaries } from './match-summaries.ts';
import { Seats } from './seats.ts';
import { Tables } from './tables.ts';
import { quietMatches } from './testing/quiet-matches.ts';

const [ada, bob, eve] = ['Ada', 'Bob', 'Eve'].map((name) => ({ id: name.toLowerCase(), name }));
const ROOM = async (): Promise<void> => {};
/** No bot knows the game; here none has to think. */
class AnyLevel extends Games {
  override hasLevel(): boolean {
    return true;
  }
}
const GAMES = new AnyLevel([{ module: ambush, knowledge: undefined }]);

/** Nobody is ever away. */
const EVERYBODY = { prepare: async () => {}, isAwayFor: () => false };

/** Nobody ever rests. */
const NOBODY = { forSeats: async () => [], apply: async () => {} };

/** A server of its own on a storage that others use too. */
function lobbyOn(storage: Storage, rateFactor = 1, homes = new Homes()) {
  const summaries = new MatchSummaries(GAMES, storage.matches);
  const matches = quietMatches({
    games: GAMES,
    store: storage.matches,
    botsFor: () => ({ choose: () => new Promise(() => {}) }),
    onChange: (match, update) => summaries.changed(update, match.version),
  });
  const limits = new HostingLimits(storage.tables, homes, rateFactor);
  const meeting = { mayMeet: async () => true, apartFrom: async () => new Set<string>() };
  const fixed = { games: GAMES, storage, matches, summaries, limits, presence: EVERYBODY, resting: NOBODY, meeting, now: Date.now };
  const tables = new Tables({ ...fixed, onChange: () => {} });
  return { tables, seats: new Seats({ ...fixed, tables }), arranging: new Arranging({ ...fixed, tables }) };
}

async function twoLobbies(seats: Parameters<Arranging['create']>[1]['seats']) {
  const storage = openMemory();
  const [here, there] = [lobbyOn(storage), lobbyOn(storage)];
  const { id } = await here.arranging.create(ada, { game: ambush.id, seats, options: {}, isPublic: true }, ROOM);
  return { storage, here, there, id };
}

const ME = { kind: 'me' } as const;
const FREE = { kind: 'open' } as const;
/** Of one seat in a match, as `@orrery/match` has it. */
const MOST_CHANGES = 1000;

test('two people take the same seat on two servers: one has it, the other is told', async () => {
  const { storage, here, there, id } = await twoLobbies([ME, FREE, FREE]);
  const [first, second] = await Promise.allSettled([here.seats.join(id, bob, 1), there.seats.join(id, eve, 1)]);
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  const refused = first.status === 'rejected' ? first : second;
  expect(refused).toMatchObject({ reason: { code: 'seat-taken' } });
  const winner = first.status === 'fulfilled' ? bob : eve;
  expect((await storage.tables.load(id))?.occupants[1]).toMatchObject({ person: winner.id });
});

test('two people take different seats on two servers: both sit', async () => {
  const { storage, here, there, id } = await twoLobbies([ME, FREE, FREE]);
  await Promise.all([here.seats.join(id, bob, 1), there.seats.join(id, eve, 2)]);
  expect(await storage.tables.load(id)).toMatchObject({ version: 2, occupants: [{ person: 'ada' }, { person: 'bob' }, { person: 'eve' }] });
});

test('a host who starts on two servers at once starts one match', async () => {
  const { storage, here, there, id } = await twoLobbies([ME, FREE, FREE]);
  await here.seats.join(id, bob, 1);
  await there.seats.join(id, eve, 2);
  const answers = await Promise.allSettled([here.arranging.start(id, ada), there.arranging.start(id, ada)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toHaveProperty('reason.code', 'table-started');
  expect(await storage.tables.load(id)).toMatchObject({ stage: 'started', version: 3 });
  expect((await storage.matches.load(id))?.entries).toEqual([]);
});

test('a start that the storage refuses leaves an open table, no match in memory, and can be tried again', async () => {
  const storage = openMemory();
  let isAway = true;
  const lobby = lobbyOn({
    ...storage,
    begin: (...given) => (isAway ? Promise.reject(new Error('the disk is full')) : storage.begin(...given)),
  });
  const { id } = await lobby.arranging.create(ada, { game: ambush.id, seats: [ME, FREE, FREE], options: {}, isPublic: true }, ROOM);
  await lobby.seats.join(id, bob, 1);
  await lobby.seats.join(id, eve, 2);
  await expect(lobby.arranging.start(id, ada)).rejects.toThrow('the disk is full');
  expect([(await storage.tables.load(id))?.stage, await storage.matches.load(id)]).toEqual(['open', undefined]);
  isAway = false;
  expect(await lobby.arranging.start(id, ada)).toMatchObject({ stage: 'started', version: 3 });
});

test('who leaves a running match leaves its table with it, and the seat is free for somebody else once the host says so', async () => {
  const { storage, here, id } = await twoLobbies([ME, FREE, FREE]);
  await here.seats.join(id, bob, 1);
  await here.seats.join(id, eve, 2);
  await here.arranging.start(id, ada);
  const left = await here.seats.leave(id, bob);
  expect(left).toEqual(await storage.tables.load(id));
  expect(left).toMatchObject({ version: 4, occupants: [{ person: 'ada' }, { kind: 'open' }, { person: 'eve' }] });
  expect(await storage.tables.listOf('bob', 9)).toEqual([]);
  const dan = { id: 'dan', name: 'Dan' };
  await expect(here.seats.join(id, dan, 1)).rejects.toMatchObject({ code: 'seat-kept' });
  await here.seats.set(id, ada, { seat: 1, wanted: { kind: 'open' } });
  expect(await here.seats.join(id, dan, 1)).toMatchObject({
    version: 6,
    occupants: [{ person: 'ada' }, { person: 'dan' }, { person: 'eve' }],
  });
  expect(await storage.tables.listOf('dan', 9)).toHaveLength(1);
});

test('nobody is put out of a seat, neither before the match nor in it; one’s own may be given away before', async () => {
  const { here, id } = await twoLobbies([ME, FREE]);
  await here.seats.join(id, bob, 1);
  for (const wanted of [{ kind: 'open' }, BOT] as const)
    await expect(here.seats.set(id, ada, { seat: 1, wanted })).rejects.toMatchObject({ code: 'not-allowed' });
  expect(await here.seats.set(id, ada, { seat: 0, wanted: FREE })).toMatchObject({ occupants: [FREE, { person: 'bob' }] });
  await here.seats.join(id, ada, 0);
  await here.arranging.start(id, ada);
  await expect(here.seats.set(id, ada, { seat: 1, wanted: FREE })).rejects.toMatchObject({ code: 'not-allowed' });
});

test('who left on one server and returns on another, which has not heard of it, sits again', async () => {
  const { storage, here, there, id } = await twoLobbies([ME, FREE, FREE]);
  await here.seats.join(id, bob, 1);
  await here.seats.join(id, eve, 2);
  await here.arranging.start(id, ada);
  await there.tables.shown(await there.tables.get(id));
  await here.seats.leave(id, bob);
  await there.seats.join(id, bob, 1);
  expect((await storage.tables.load(id))?.occupants[1]).toMatchObject({ person: 'bob' });
  await here.seats.leave(id, bob);
  expect((await storage.tables.load(id))?.occupants[1]).toEqual({ kind: 'open' });
});

test('who is refused has taken no room, and who changes options says which ones go', async () => {
  const lobby = lobbyOn(openMemory());
  const taken: unknown[] = [];
  const takeRoom = async (...options: readonly unknown[]): Promise<void> => void taken.push(options);
  const body = { game: ambush.id, seats: [ME, FREE, FREE], options: {}, isPublic: false };
  await expect(lobby.arranging.create(ada, { ...body, seats: [ME] }, takeRoom)).rejects.toMatchObject({ code: 'bad-request' });
  await expect(lobby.arranging.create(ada, { ...body, options: { pack: {} } }, takeRoom)).rejects.toMatchObject({ code: 'bad-request' });
  expect(taken).toEqual([]);
  const { id } = await lobby.arranging.create(ada, body, takeRoom);
  for (let table = 1; table < 20; table++) await lobby.arranging.create(ada, body, takeRoom);
  await expect(lobby.arranging.create(ada, body, takeRoom)).rejects.toMatchObject({ code: 'too-many-tables' });
  expect(taken).toEqual(Array.from({ length: 20 }, () => [{}]));
  await expect(lobby.arranging.setOptions(id, bob, { given: { options: {} }, takeRoom })).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(lobby.arranging.setOptions('nowhere', ada, { given: { options: {} }, takeRoom })).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(taken).toHaveLength(20);
  await lobby.arranging.setOptions(id, ada, { given: { options: {} }, takeRoom });
  expect(taken.at(-1)).toEqual([{}, {}]);
  const full = async (): Promise<void> => Promise.reject(new Error('full'));
  await expect(lobby.arranging.setOptions(id, ada, { given: { options: {}, isPublic: true }, takeRoom: full })).rejects.toThrow('full');
  expect(await lobby.tables.get(id)).toMatchObject({ isPublic: false });
});

test('who keeps a name in a match whose seat has changed too often stays there as they are', async () => {
  const { storage, here, id } = await twoLobbies([ME, FREE, FREE]);
  await here.seats.join(id, { ...bob, isGuest: true }, 1);
  await here.seats.join(id, eve, 2);
  await here.arranging.start(id, ada);
  for (let change = 0; change < MOST_CHANGES; change++) await here.seats.handOver(id, 'bob', { ...bob, isGuest: true });
  await expect(here.seats.handOver(id, 'bob', bob)).rejects.toMatchObject({ code: 'not-allowed' });
  expect((await storage.tables.load(id))?.occupants[1]).toMatchObject({ person: 'bob', isGuest: true });
});

test('a host who opens a seat again and again changes nothing', async () => {
  const { storage, here, id } = await twoLobbies([ME, FREE, FREE]);
  await here.seats.join(id, bob, 1);
  await here.seats.join(id, eve, 2);
  await here.arranging.start(id, ada);
  await here.seats.leave(id, bob);
  const opened = await here.seats.set(id, ada, { seat: 1, wanted: FREE });
  expect(opened).toMatchObject({ version: 5 });
  expect(await here.seats.set(id, ada, { seat: 1, wanted: FREE })).toEqual(opened);
  expect((await storage.matches.load(id))?.entries).toHaveLength(2);
});

test('a seat that was left goes to a bot while no more than one person’s bots are at work', async () => {
  const storage = openMemory();
  let bots = 60;
  const countRunning = async () => ({ matches: 1, bots });
  const lobby = lobbyOn({ ...storage, tables: { ...storage.tables, countRunning } });
  const { id } = await lobby.arranging.create(ada, { game: ambush.id, seats: [ME, FREE, FREE], options: {}, isPublic: true }, ROOM);
  await lobby.seats.join(id, bob, 1);
  await lobby.seats.join(id, eve, 2);
  await lobby.arranging.start(id, ada);
  await lobby.seats.leave(id, bob);
  const wanted = { kind: 'bot', level: 'random' } as const;
  await expect(lobby.seats.set(id, ada, { seat: 1, wanted })).rejects.toMatchObject({ code: 'too-many-bots' });
  bots = 59;
  expect(await lobby.seats.set(id, ada, { seat: 1, wanted })).toMatchObject({ occupants: [{}, { kind: 'bot' }, {}] });
  // Another level in the same place is not a bot more.
  bots = 60;
  expect(await lobby.seats.set(id, ada, { seat: 1, wanted })).toMatchObject({ occupants: [{}, { kind: 'bot' }, {}] });
});

/** At a factor of 0.1 the bots of one person are six. */
async function fewBots() {
  const lobby = lobbyOn(openMemory(), 0.1);
  const made = async (seats: Parameters<Arranging['create']>[1]['seats']): Promise<string> =>
    (await lobby.arranging.create(ada, { game: ambush.id, seats, options: {}, isPublic: true }, ROOM)).id;
  return { ...lobby, made };
}

const BOT = { kind: 'bot', level: 'random' } as const;

test('matches started at the same moment are counted one after another', async () => {
  const { arranging, made } = await fewBots();
  const ids = [];
  for (let table = 0; table < 4; table++) ids.push(await made([BOT, BOT, BOT]));
  const answers = await Promise.allSettled(ids.map((id) => arranging.start(id, ada)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(answers.find(({ status }) => status === 'rejected')).toHaveProperty('reason.code', 'too-many-bots');
});

test('so are bots who take seats in several matches at the same moment', async () => {
  const { arranging, seats, made } = await fewBots();
  await arranging.start(await made([BOT, BOT, BOT]), ada);
  const ids = [await made([ME, FREE, BOT]), await made([ME, FREE, BOT])];
  for (const id of ids) {
    await seats.join(id, bob, 1);
    await arranging.start(id, ada);
    await seats.leave(id, bob);
  }
  const answers = await Promise.allSettled(ids.map((id) => seats.set(id, ada, { seat: 1, wanted: BOT })));
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('people of one network have as much together as four of them, those of another are not counted', async () => {
  const homes = new Homes();
  const lobby = lobbyOn(openMemory(), 0.1, homes);
  const started = async (host: Person): Promise<void> => {
    const { id } = await lobby.arranging.create(host, { game: ambush.id, seats: [ME, BOT, BOT], options: {}, isPublic: true }, ROOM);
    await lobby.arranging.start(id, host);
  };
  const guests = Array.from({ length: 5 }, (_, number): Person => ({ id: `guest ${number}`, name: `Guest ${number}` }));
  for (const { id } of guests) homes.note(id, '192.0.2.1');
  for (const guest of guests.slice(0, 4)) for (let match = 0; match < 3; match++) await started(guest);
  await expect(started(guests[4])).rejects.toMatchObject({ code: 'too-many-here' });
  homes.note(guests[4].id, '192.0.2.7');
  await started(guests[4]);
});
