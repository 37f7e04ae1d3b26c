import {
  type FriendLinkAnswer,
  type FriendLinkLook,
  type FriendsAnswer,
  friendLinkLook,
  friendsAnswer,
  type MannersAnswer,
  PATHS,
  type Table,
} from '@orrery/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '../src/storage/testing/clock.ts';
import { Client } from './support/client.ts';
import { PostSink } from './support/post-sink.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const DAY = 24 * 3_600_000;
const GAME = 'alien-frontiers';

let clock: ManualClock;
let server: TestServer;
let sink: PostSink;
let ada: Client;
let bob: Client;
let eve: Client;

beforeEach(async () => {
  clock = new ManualClock(Date.now());
  sink = new PostSink();
  await sink.open();
  const config = { webhooks: 'loopback', site: 'https://play.example.org', callPauseMs: 0 } as const;
  server = await testServer(config, undefined, { clock, beatMilliseconds: DAY });
  [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Client.guest(server.address, name)));
});

afterEach(async () => {
  for (const client of [ada, bob, eve]) await client.close();
  await server.remove();
  await sink.close();
});

const friendsOf = (client: Client): Promise<FriendsAnswer> => client.get<FriendsAnswer>(PATHS.friends);
const ask = (client: Client, other: Client): Promise<FriendsAnswer> =>
  client.post<FriendsAnswer>(PATHS.askFriend, { person: other.person });
const status = async (client: Client, path: string, body: object = {}): Promise<number> => (await client.fetch('POST', path, body)).status;
const names = (people: readonly { readonly name: string }[]): readonly string[] => people.map(({ name }) => name);

/** A match of these two that is over. */
async function played(one: Client, other: Client, changed: object = {}): Promise<Table> {
  const { id } = await one.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], ...changed });
  await other.join(id, 1);
  const table = await one.start(id);
  await one.connect();
  await one.watch(id);
  expect((await one.request({ type: 'resign', match: id, seat: 0 })).type).toBe('done');
  await one.close();
  return table;
}

async function befriend(one: Client, other: Client): Promise<void> {
  const { code } = await one.post<FriendLinkAnswer>(PATHS.friendLink, {});
  await other.post(PATHS.acceptFriend, { code });
}

test('who has played together may ask, and both must agree; either ends it without a word', async () => {
  expect(await status(ada, PATHS.askFriend, { person: bob.person })).toBe(404);
  expect(await status(ada, PATHS.askFriend, { person: 'nobody' })).toBe(404);
  await played(ada, bob);
  const asked = await ask(ada, bob);
  expect(friendsAnswer.safeParse(asked).success).toBe(true);
  expect([names(asked.asked), names(asked.friends)]).toEqual([['Bob'], []]);
  expect(names((await friendsOf(bob)).asking)).toEqual(['Ada']);
  expect(names((await ask(bob, ada)).friends)).toEqual(['Ada']);
  expect(names((await friendsOf(ada)).friends)).toEqual(['Bob']);
  expect(await friendsOf(eve)).toEqual({ friends: [], asking: [], asked: [], invitations: [] });
  await bob.post(PATHS.partFriend, { person: ada.person });
  expect(await friendsOf(ada)).toMatchObject({ friends: [], asked: [] });
});

test('a link makes one friend, once, within a week, and not of oneself', async () => {
  const { code } = await ada.post<FriendLinkAnswer>(PATHS.friendLink, {});
  expect(await status(bob, PATHS.acceptFriend, { code: 'x'.repeat(43) })).toBe(404);
  expect(await status(new Client(server.address), PATHS.acceptFriend, { code })).toBe(401);
  expect(names((await bob.post<FriendsAnswer>(PATHS.acceptFriend, { code })).friends)).toEqual(['Ada']);
  expect(await status(eve, PATHS.acceptFriend, { code })).toBe(404);
  const late = await ada.post<FriendLinkAnswer>(PATHS.friendLink, {});
  await clock.leap(8 * DAY);
  expect(await status(eve, PATHS.acceptFriend, late)).toBe(404);
  const own = await ada.post<FriendLinkAnswer>(PATHS.friendLink, {});
  expect(names((await ada.post<FriendsAnswer>(PATHS.acceptFriend, own)).friends)).toEqual(['Bob']);
});

test('a link says whose it is to whoever has it, as often as they look, and nothing more of them than they show', async () => {
  const { code } = await ada.post<FriendLinkAnswer>(PATHS.friendLink, {});
  const looked = async (client: Client, body = { code }) =>
    friendLinkLook.parse(await client.post<FriendLinkLook>(PATHS.lookAtFriendLink, body)).by;
  const told = { person: ada.person, name: 'Ada', isGuest: true };
  for (const client of [bob, new Client(server.address), ada]) expect(await looked(client)).toEqual(told);
  await ada.post(PATHS.ownPage, { isShown: true });
  expect(await looked(eve)).toEqual({ ...told, isShown: true });
  expect(await looked(eve, { code: 'x'.repeat(43) })).toBeNull();
  await bob.post(PATHS.acceptFriend, { code });
  expect(await looked(eve)).toBeNull();
  const late = await ada.post<FriendLinkAnswer>(PATHS.friendLink, {});
  await clock.leap(8 * DAY);
  expect(await looked(eve, late)).toBeNull();
});

test('friends are invited to a table by who sits there, called where they are away, and sit down with one press', async () => {
  const { id } = await ada.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.post(PATHS.hooks, { url: `${sink.address}/bob`, form: 'plain', mentions: {}, locale: 'en' });
  expect(await status(ada, PATHS.invite(id), { person: bob.person })).toBe(403);
  await befriend(ada, bob);
  await befriend(bob, eve);
  // Bob does not sit there, and nobody invites to what they have nothing to do with.
  expect(await status(bob, PATHS.invite(id), { person: eve.person })).toBe(403);
  await clock.pass(600_000);
  for (const _ of ['once', 'twice']) await ada.post(PATHS.invite(id), { person: bob.person });
  await soon(async () => {
    await clock.pass(1000);
    expect(sink.json('/bob')).toMatchObject([
      {
        type: 'invited',
        table: id,
        game: GAME,
        link: `https://play.example.org/t/${id}`,
        text: 'Ada invites you to play Alien Frontiers.',
      },
    ]);
  });
  const { invitations } = await friendsOf(bob);
  expect(invitations).toMatchObject([{ table: { id, phase: 'open' }, by: { name: 'Ada' } }]);
  expect((await friendsOf(eve)).invitations).toEqual([]);
  const { table } = await bob.post<{ table: Table }>(PATHS.acceptInvitation(id), {});
  expect(table.seats[1]).toMatchObject({ name: 'Bob' });
  expect((await friendsOf(bob)).invitations).toEqual([]);
  expect(await status(ada, PATHS.invite(id), { person: bob.person })).toBe(200);
  expect(sink.json('/bob')).toHaveLength(1);
});

test('an invitation is declined without a word, and gone once the match has begun', async () => {
  await befriend(ada, bob);
  await befriend(ada, eve);
  const { id } = await ada.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (const { person } of [bob, eve]) await ada.post(PATHS.invite(id), { person });
  expect((await bob.post<FriendsAnswer>(PATHS.declineInvitation(id), {})).invitations).toEqual([]);
  await bob.join(id, 1);
  await ada.start(id);
  expect((await friendsOf(eve)).invitations).toEqual([]);
  expect(await status(eve, PATHS.acceptInvitation(id))).toBe(409);
});

test('again with the same: options, clock and rating as before, everybody one seat on, and whoever asks second is led there', async () => {
  const slow = { pace: 'slow', turnSeconds: 86_400, bankSeconds: 3600, whenOut: 'give-up', standIn: 'random' } as const;
  const { id, options } = await played(ada, bob, { clock: slow, isRated: true, asksIdle: true });
  expect(await status(eve, PATHS.again(id))).toBe(404);
  await bob.post(PATHS.hooks, { url: `${sink.address}/bob`, form: 'plain', mentions: {}, locale: 'ru' });
  await clock.pass(600_000);
  const { table } = await ada.post<{ table: Table }>(PATHS.again(id), {});
  expect(table).toMatchObject({ game: GAME, options, clock: slow, isRated: true, isPublic: false, phase: 'open' });
  expect(table.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind))).toEqual(['open', 'Ada']);
  // Not a friend: what is sent out names nobody.
  await soon(async () => {
    await clock.pass(1000);
    expect(sink.json('/bob').map(({ text }) => text)).toEqual(['Вас зовут сыграть ещё раз: Чужие Рубежи.']);
  });
  for (const client of [ada, bob]) expect((await client.post<{ table: Table }>(PATHS.again(id), {})).table.id).toBe(table.id);
  const joined = await bob.post<{ table: Table }>(PATHS.acceptInvitation(table.id), {});
  expect(joined.table.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind))).toEqual(['Bob', 'Ada']);
});

test('again with the same leads to what was opened for that match, to no other table of the same game and people', async () => {
  const matches = [(await played(ada, bob)).id, (await played(ada, bob)).id];
  await befriend(ada, bob);
  const { id } = await ada.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.post(PATHS.invite(id), { person: bob.person });
  const again = async (client: Client, match: string) => (await client.post<{ table: Table }>(PATHS.again(match), {})).table.id;
  const [first, second] = [await again(bob, matches[0]), await again(ada, matches[1])];
  expect(new Set([id, first, second]).size).toBe(3);
  for (const client of [ada, bob]) expect([await again(client, matches[0]), await again(client, matches[1])]).toEqual([first, second]);
});

test('who deletes themselves is nobody’s friend', async () => {
  await befriend(ada, bob);
  await ada.post(PATHS.deleteMe, { name: 'Ada' });
  expect(await friendsOf(bob)).toMatchObject({ friends: [], asking: [], asked: [] });
});

test('who blocks somebody is no friend of theirs any more, also when the block ends', async () => {
  await befriend(ada, bob);
  const { people } = await ada.post<MannersAnswer>(PATHS.manners, { whom: { person: bob.person }, how: 'blocked' });
  expect([names((await friendsOf(ada)).friends), names((await friendsOf(bob)).friends)]).toEqual([[], []]);
  await ada.post(PATHS.endShun(people[0].id), {});
  expect([names((await friendsOf(ada)).friends), names((await friendsOf(bob)).friends)]).toEqual([[], []]);
  await befriend(ada, eve);
  await ada.post(PATHS.manners, { whom: { person: eve.person }, how: 'muted' });
  expect(names((await friendsOf(ada)).friends)).toEqual(['Eve']);
});

test('who opens their own link is nobody’s friend by that, and the link still leads others to them', async () => {
  const { code } = await ada.post<FriendLinkAnswer>(PATHS.friendLink, {});
  await ada.post(PATHS.acceptFriend, { code });
  expect((await friendsOf(ada)).friends).toEqual([]);
  await bob.post(PATHS.acceptFriend, { code });
  expect(names((await friendsOf(ada)).friends)).toEqual(['Bob']);
  expect(await status(eve, PATHS.acceptFriend, { code })).toBe(404);
});
