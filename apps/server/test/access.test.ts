import { isObject, type Json } from '@orrery/engine';
import { type ErrorAnswer, type ErrorCode, type FriendLinkAnswer, PATHS, SOCKET_PATH } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_EXAMPLES } from '../../../packages/protocol/src/testing/examples.ts';
import { REAL_CLOCK } from '../src/jobs/timed-queue.ts';
import { HOST_AWAY_MILLISECONDS } from '../src/presence/presence.ts';
import { type Came, DOORS, MESSAGES, ROUTES, type RouteRow, WHO, type Who } from './support/access-table.ts';
import { type Ground, type Ids, made, SITE, takenAway } from './support/access-things.ts';
import { keepName } from './support/account.ts';
import { SPOKEN_FOR_A_SEAT, spokenBy } from './support/attacks.ts';
import { Client, type RequestMessage } from './support/client.ts';
import { PostSink } from './support/post-sink.ts';
import { type TestServer, testServer } from './support/server.ts';
import { SmtpSink } from './support/smtp-sink.ts';

const SLOW = 240_000;
/** Where a guest is suspended, nobody new is let in from there. */
const ACCOUNTS = ['host', 'account', 'suspended', 'admin'] as const satisfies readonly Who[];

let server: TestServer;
let ground: Ground;
let passed = 0;
const routes = new Set<string>();
const sinks = { mails: new SmtpSink(), posts: new PostSink() };

/** Everybody of the table, on a server whose settings name one of them. */
beforeAll(async () => {
  const [mail, sink] = [await sinks.mails.open(), await sinks.posts.open()];
  const config = { mail, mailFrom: 'Orrery <orrery@example.org>', site: SITE, webhooks: 'loopback' } as const;
  const clock = { ...REAL_CLOCK, now: () => REAL_CLOCK.now() + passed };
  server = await testServer(config, undefined, { clock });
  const names = [...WHO.filter((who) => who !== 'stranger'), 'friend', 'absent'] as const;
  const known = await Promise.all(names.map(async (who) => [who, await Client.guest(server.address, nameOf(who))] as const));
  const people = Object.fromEntries([...known, ['stranger', new Client(server.address)]]) as Ground['people'];
  const [{ device }] = await Promise.all(ACCOUNTS.map((who) => keepName(people[who], SITE)));
  await server.close();
  const onRoute = (method: string, url: string): void => void (method === 'HEAD' || routes.add(`${method} ${url}`));
  const starting = { clock, onRoute };
  server = await testServer({ ...config, dataFolder: server.folder, admins: [people.admin.person] }, undefined, starting);
  for (const client of Object.values(people)) client.address = server.address;
  for (const [who, client] of known) if (who !== 'friend') await befriend(people.friend, client);
  await people.host.post(PATHS.manners, { whom: { person: people.blocked.person }, how: 'blocked' });
  await people.admin.post(PATHS.suspendPerson(people.suspended.person), { why: 'to see what is left' });
  const untilAway = (): void => {
    passed += HOST_AWAY_MILLISECONDS;
  };
  ground = { address: server.address, people, device, mails: sinks.mails, sink, untilAway };
}, SLOW);

afterAll(async () => {
  await server.remove();
  await Promise.all([sinks.mails.close(), sinks.posts.close()]);
});

const nameOf = (who: string): string => `The ${who}`;

async function befriend(friend: Client, other: Client): Promise<void> {
  const { code } = await friend.post<FriendLinkAnswer>(PATHS.friendLink, {});
  await other.post(PATHS.acceptFriend, { code });
}

const doorOf = (code: string | undefined): Came | undefined => DOORS.find((door) => door === code);

/** With what the thing has in the place of its name. */
function filled(given: Json, ids: Ids): Json {
  if (typeof given === 'string') return given.startsWith(':') ? idOf(given.slice(1), ids) : given;
  if (Array.isArray(given)) return given.map((one) => filled(one, ids));
  return isObject(given) ? Object.fromEntries(Object.entries(given).map(([key, value]) => [key, filled(value ?? null, ids)])) : given;
}

function idOf(name: string, ids: Ids): Json {
  const id = ids[name];
  if (id === undefined || id === '') throw new Error(`there is no ${name} here`);
  return id;
}

function routeOf(row: string): string {
  return row.split(', ')[0];
}

/** Where there is another reason than a door, that. */
async function cameBy(row: string, { body }: RouteRow, who: Who, ids: Ids): Promise<Came | ErrorCode> {
  const [method, url] = routeOf(row).split(' ');
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(idOf(name, ids))));
  // Whoever is a stranger stays one.
  const client = who === 'stranger' ? new Client(server.address) : ground.people[who];
  const response = await client.fetch(method, path, body === undefined ? undefined : filled(body, { ...ids, name: nameOf(who) }));
  if (response.ok) return 'in';
  const { error }: ErrorAnswer = JSON.parse(await response.text());
  return doorOf(error.code) ?? error.code;
}

/** However its parts are called. */
const shapeOf = (route: string): string => route.replaceAll(/:\w+/g, ':');

test('every route and every message has its row, and no row is of something that is gone', () => {
  const spoken = [...routes].filter((route) => route !== `GET ${SOCKET_PATH}`);
  const named = Object.keys(ROUTES).map((row) => shapeOf(routeOf(row)));
  expect([...new Set(named)].sort()).toEqual(spoken.map(shapeOf).sort());
  expect(Object.keys(MESSAGES).sort()).toEqual(Object.keys(CLIENT_EXAMPLES).sort());
});

test('somebody is let in to everything there is, so that nobody is kept out by what is not there', () => {
  const shut = Object.entries(ROUTES).filter(([, row]) => !Object.values(row.may).includes('in'));
  expect(shut.map(([row]) => row)).toEqual(['POST /api/sign-in/code', 'POST /api/tables/:table/seats/:others']);
});

test.each(Object.entries(ROUTES))('%s lets in whom it should', { timeout: SLOW }, async (route, row) => {
  const came: Partial<Record<Who, Came | ErrorCode>> = {};
  for (const who of WHO) {
    const ids = await made(row.on, who, ground);
    came[who] = await cameBy(route, row, who, ids);
    await takenAway(ids, who, ground);
  }
  const { because = 'in' } = row;
  expect(came).toEqual(Object.fromEntries(Object.entries(row.may).map(([who, door]) => [who, door === 'in' ? because : door])));
});

async function heardBy(client: Client, message: object): Promise<Came> {
  if ('request' in message) {
    const { request: _, ...asked } = message;
    const heard = await client.request(asked as RequestMessage);
    return doorOf(heard.type === 'refused' ? heard.refusal.code : heard.type === 'error' ? heard.code : undefined) ?? 'in';
  }
  let code: string | undefined;
  const stop = client.on((heard) => {
    if (heard.type === 'error') code = heard.code;
  });
  client.sayText(JSON.stringify(message));
  // What is answered at all is answered before this: a line that was said comes back, and the rest is done at once.
  const said = 'text' in message ? client.next(({ type }) => type === 'said' || type === 'error') : Promise.resolve();
  client.say({ type: 'ping' });
  await client.next(({ type }) => type === 'pong');
  await said;
  stop();
  return doorOf(code) ?? 'in';
}

async function tried(type: keyof typeof MESSAGES, who: Who, seat: number): Promise<Came> {
  const table = String((await made('match', who, ground)).table);
  const evening = 'evening' in CLIENT_EXAMPLES[type] ? String((await made('evening', who, ground)).evening) : '';
  const client = Object.assign(new Client(server.address), { cookie: ground.people[who].cookie });
  await client.connect();
  if (type !== 'watch' && type !== 'hello') await client.watch(table);
  const came = await heardBy(client, spokenBy(type, { match: table, evening, seat }));
  await client.close();
  return came;
}

const seatOf = (who: Who): number => (who === 'seat' || who === 'deputy' ? 1 : 0);

test.each(Object.entries(MESSAGES))('the message %s lets in whom it should', { timeout: SLOW }, async (type, may) => {
  const known = type as keyof typeof MESSAGES;
  const came: Partial<Record<Who, Came>> = {};
  for (const who of WHO) came[who] = await tried(known, who, seatOf(who));
  expect(came).toEqual(may);
});

test('who sits in one seat does nothing in another, whether its owner is here or away', { timeout: SLOW }, async () => {
  for (const type of SPOKEN_FOR_A_SEAT) {
    for (const who of ['seat', 'host', 'deputy'] as const) {
      expect([type, who, await tried(type, who, 1 - seatOf(who))]).toEqual([type, who, 'not-your-seat']);
    }
  }
});
