import { type ErrorAnswer, type EveningAnswer, PATHS, SOCKET_PATH } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_EXAMPLES } from '../../../packages/protocol/src/testing/examples.ts';
import { type Came, DOORS, MESSAGES, ROUTES, type RouteRow, type Thing, WHO, type Who } from './support/access-table.ts';
import { keepName } from './support/account.ts';
import { Client, type RequestMessage } from './support/client.ts';
import { type TestServer, testServer } from './support/server.ts';

const SLOW = 120_000;

let server: TestServer;
const routes = new Set<string>();
const people = {} as Record<Who, Client>;

/** Everybody of the table, on a server whose settings name one of them. */
beforeAll(async () => {
  server = await testServer();
  const admin = await account('Admin');
  people.admin = admin;
  people.account = await account('Account');
  await server.close();
  const onRoute = (method: string, url: string): void => void (method === 'HEAD' || routes.add(`${method} ${url}`));
  server = await testServer({ dataFolder: server.folder, admins: [admin.person] }, undefined, { onRoute });
  for (const who of WHO) {
    if (people[who] !== undefined) people[who].address = server.address;
    else people[who] = who === 'stranger' ? new Client(server.address) : await Client.guest(server.address, `The ${who}`);
  }
  await people.host.post(PATHS.manners, { whom: { person: people.blocked.person }, how: 'blocked' });
  await admin.post(PATHS.suspendPerson(people.suspended.person), { why: 'to see what is left' });
}, SLOW);

afterAll(() => server.remove());

/** Passkeys are made for a host with a name. */
async function account(name: string): Promise<Client> {
  const client = await Client.guest(server.address.replace('127.0.0.1', 'localhost'), name);
  await keepName(client);
  return client;
}

/** A table of `host` where `seat` sits too, with a seat to spare before its match. */
async function tableFor(thing: Thing): Promise<string> {
  if (thing === 'none') return 'none';
  if (thing === 'evening') return eveningFor();
  const open = thing === 'open-table' ? [{ kind: 'open' } as const] : [];
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const, ...open];
  const { id } = await people.host.createTable({ game: 'alien-frontiers', seats, isPublic: true });
  await people.seat.join(id, 1);
  if (thing === 'match') await people.host.start(id);
  return id;
}

async function eveningFor(): Promise<string> {
  const plan = { game: 'alien-frontiers', format: 'swiss', seats: 2, rounds: 2, through: 1, isRated: false, hasBots: false, goesOn: false };
  const { evening } = await people.host.post<EveningAnswer>(PATHS.evenings, { name: 'An evening', isPublic: true, plan });
  for (const who of ['host', 'seat'] as const) await people[who].post(PATHS.joinEvening(evening.id), {});
  return evening.id;
}

/** Nobody has many tables open at a time: a host who stands up and leaves closes it. */
async function takeAway(table: string): Promise<void> {
  for (const _ of ['stands up', 'leaves']) await people.host.fetch('POST', PATHS.leave(table), {});
}

function cameOf(code: string | undefined): Came {
  return DOORS.find((door) => door === code) ?? 'in';
}

async function cameBy(route: string, { body }: RouteRow, who: Who, table: string): Promise<Came> {
  const [method = '', url = ''] = route.split(' ');
  const path = url
    .replace('games/:id', 'games/theseus')
    .replace(':table', table)
    .replace(':evening', table)
    .replace(':form', 'csv')
    .replace(':seat', '2')
    .replace(':id', 'nobody')
    .replaceAll(/:\w+/g, 'nothing');
  // Whoever is a stranger stays one.
  const client = who === 'stranger' ? new Client(server.address) : people[who];
  const response = await client.fetch(method, path, body);
  if (response.ok) return 'in';
  const { error }: ErrorAnswer = JSON.parse(await response.text());
  return cameOf(error.code);
}

test('every route and every message has its row, and no row is of something that is gone', () => {
  const spoken = [...routes].filter((route) => route !== `GET ${SOCKET_PATH}`);
  const named = Object.keys(ROUTES).map((route) => route.replace(/seats\/\d$/, 'seats/:seat'));
  expect([...new Set(named)].sort()).toEqual(spoken.sort());
  expect(Object.keys(MESSAGES).sort()).toEqual(Object.keys(CLIENT_EXAMPLES).sort());
});

test.each(Object.entries(ROUTES))('%s lets in whom it should', { timeout: SLOW }, async (route, row) => {
  const came: Partial<Record<Who, Came>> = {};
  for (const who of WHO) {
    const table = await tableFor(row.on);
    came[who] = await cameBy(route, row, who, table);
    if (row.on === 'open-table') await takeAway(table);
  }
  expect(came).toEqual(row.may);
});

/** An example of the message, about this match and this seat, and where it is about another, about the other. */
function spokenBy(type: keyof typeof MESSAGES, match: string, seat: number): object {
  const example: object = CLIENT_EXAMPLES[type];
  const here = { match, seat, since: 0, target: 1 - seat, proposed: { what: 'remove', target: 1 - seat } };
  return { ...example, ...Object.fromEntries(Object.entries(here).filter(([key]) => key in example)) };
}

async function heardBy(client: Client, message: object): Promise<Came> {
  if ('request' in message) {
    const { request: _, ...asked } = message;
    const heard = await client.request(asked as RequestMessage);
    return cameOf(heard.type === 'refused' ? heard.refusal.code : heard.type === 'error' ? heard.code : undefined);
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
  return cameOf(code);
}

async function tried(type: keyof typeof MESSAGES, who: Who, seat: number): Promise<Came> {
  const match = await tableFor('match');
  const client = Object.assign(new Client(server.address), { cookie: people[who].cookie });
  await client.connect();
  if (type !== 'watch' && type !== 'hello') await client.watch(match);
  const came = await heardBy(client, spokenBy(type, match, seat));
  await client.close();
  return came;
}

test.each(Object.entries(MESSAGES))('the message %s lets in whom it should', { timeout: SLOW }, async (type, may) => {
  const known = type as keyof typeof MESSAGES;
  const came: Partial<Record<Who, Came>> = {};
  for (const who of WHO) came[who] = await tried(known, who, who === 'seat' ? 1 : 0);
  expect(came).toEqual(may);
});

test('who sits in one seat does nothing in another', { timeout: SLOW }, async () => {
  for (const type of WITH_SEAT) {
    expect([type, await tried(type, 'seat', 0), await tried(type, 'host', 1)]).toEqual([type, 'not-your-seat', 'not-your-seat']);
  }
});

const WITH_SEAT = Object.values(CLIENT_EXAMPLES).flatMap((message) => ('seat' in message ? [message.type] : []));
