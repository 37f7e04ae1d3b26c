import { once } from 'node:events';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Accounts } from '../account/accounts.ts';
import { WhoIs } from '../http/who-is.ts';
import { Footings } from '../manners/footings.ts';
import { makeMetrics } from '../metrics.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Person } from '../storage/ports.ts';
import { Hub, type HubSetting } from './hub.ts';
import type { MessageHandler } from './message-handler.ts';
import { socketRoute } from './route.ts';

const app = Fastify();
afterEach(() => app.close());

test('a socket whose token is revoked while it is on its way does not stay', async () => {
  const metrics = makeMetrics();
  const hub = new Hub({ metrics, rooms: { leave: () => {} } } as unknown as HubSetting);
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
  const presence = { seen: () => {}, came: () => {}, went: () => {} };
  const messages = { handle: () => {} } as unknown as MessageHandler;
  const whoIs = new SignedOutMeanwhile(accounts, { presence, footings, rateFactor: 1 });
  await app.register(fastifyCookie);
  await socketRoute(app, { footings, hub, messages, metrics, whoIs, presence, origins: [], rateFactor: 1, isOpen: () => true });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie: `orrery_person=${token}` } });
  const [code] = await once(socket, 'close');
  expect(code).toBe(1012);
});
