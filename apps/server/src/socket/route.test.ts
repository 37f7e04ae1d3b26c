import { once } from 'node:events';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Accounts } from '../account/accounts.ts';
import { WhoIs } from '../http/who-is.ts';
import { type Footing, Footings, NO_FOOTING } from '../manners/footings.ts';
import { makeMetrics } from '../metrics.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Person } from '../storage/ports.ts';
import type { Connection } from './connection.ts';
import { Hub, type HubSetting } from './hub.ts';
import type { MessageHandler } from './message-handler.ts';
import { type SocketSetting, socketRoute } from './route.ts';

let app: FastifyInstance;
const sockets: WebSocket[] = [];
beforeEach(() => {
  app = Fastify();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await app.close();
});

const presence = { seen: () => {}, came: () => {}, went: () => {} };
const sight = { forget: () => {} };

function emptyHub(): Hub {
  return new Hub({ metrics: makeMetrics(), rooms: { leave: () => {} } } as unknown as HubSetting);
}

type Around = Pick<SocketSetting, 'footings' | 'hub' | 'whoIs' | 'messages'> & Partial<Pick<SocketSetting, 'rateFactor'>>;

/** Gives how whoever has a token comes in. */
async function doorOf(setting: Around): Promise<(token: string) => WebSocket> {
  await app.register(fastifyCookie);
  await socketRoute(app, { rateFactor: 1, ...setting, metrics: makeMetrics(), presence, sight, origins: [], letsIn: () => true });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return (token) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie: `orrery_person=${token}` } });
    sockets.push(socket);
    return socket;
  };
}

/** A socket of whoever has this token. */
async function knock(setting: Around, token: string): Promise<WebSocket> {
  return (await doorOf(setting))(token);
}

/** What becomes of a socket: `open`, or how it was refused. */
function outcomeOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('error', ({ message }) => resolve(message));
  });
}

const REFUSED = 'Unexpected server response: 429';

test('a socket whose token is revoked while it is on its way does not stay', async () => {
  const hub = emptyHub();
  const storage = openMemory();
  const accounts = new Accounts(storage);
  const footings = new Footings(storage.manners, Date.now);
  const { token } = await accounts.addGuest('Ada');
  /** Somebody signs out everywhere between the look at the cookie and the socket. */
  class SignedOutMeanwhile extends WhoIs {
    override async remember(request: FastifyRequest): Promise<Person | undefined> {
      const person = await super.remember(request);
      if (person !== undefined) {
        await accounts.endSessions(person.id);
        hub.signOut(person.id);
      }
      return person;
    }
  }
  const messages = { handle: () => {} } as unknown as MessageHandler;
  const whoIs = new SignedOutMeanwhile(accounts, { presence, footings, rateFactor: 1 });
  const socket = await knock({ footings, hub, whoIs, messages }, token);
  const [code] = await once(socket, 'close');
  expect(code).toBe(1012);
});

test('who comes stands as they did at the door where nobody can look again', async () => {
  const storage = openMemory();
  const accounts = new Accounts(storage);
  const { token } = await accounts.addGuest('Ada');
  const known: Footing = { ...NO_FOOTING, deafTo: new Set(['bob']) };
  let asked = 0;
  const footings = {
    of: async () => {
      asked += 1;
      if (asked > 1) throw new Error('a fault of ours');
      return known;
    },
  };
  const heard: Footing[] = [];
  const messages = { handle: ({ footing }: Connection) => heard.push(footing) } as unknown as MessageHandler;
  const whoIs = new WhoIs(accounts, { presence, footings: new Footings(storage.manners, Date.now), rateFactor: 1 });
  const socket = await knock({ footings, hub: emptyHub(), whoIs, messages }, token);
  await once(socket, 'open');
  socket.send('{}');
  await expect.poll(() => heard).toEqual([known]);
  expect(asked).toBe(2);
  socket.terminate();
});

test('who knocks many times at once gets no more sockets than who comes one by one, and places that are left are free again', async () => {
  const storage = openMemory();
  const accounts = new Accounts(storage);
  const footings = new Footings(storage.manners, Date.now);
  const [ada, bob] = [await accounts.addGuest('Ada'), await accounts.addGuest('Bob')];
  const messages = { handle: () => {} } as unknown as MessageHandler;
  const whoIs = new WhoIs(accounts, { presence, footings, rateFactor: 1 });
  // Two tabs a person, ten an address.
  const come = await doorOf({ footings, hub: emptyHub(), whoIs, messages, rateFactor: 0.05 });
  const many = async (count: number, token: string) => {
    const tabs = Array.from({ length: count }, () => come(token));
    const outcomes = await Promise.all(tabs.map(outcomeOf));
    return { open: tabs.filter((_, index) => outcomes[index] === 'open'), refused: outcomes.filter((one) => one === REFUSED).length };
  };
  const first = await many(8, ada.token);
  expect([first.open.length, first.refused]).toEqual([2, 6]);
  // Those who were refused have left their places at the address.
  const strangers = await many(12, '');
  expect([strangers.open.length, strangers.refused]).toEqual([8, 4]);
  expect((await many(1, bob.token)).refused).toBe(1);
  for (const socket of [...first.open, ...strangers.open]) socket.close();
  await expect.poll(async () => (await many(1, ada.token)).open.length).toBe(1);
});
