import { PATHS } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type TestServer, testServer } from './support/server.ts';

const servers: TestServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
});

/** How many new guests are let in when all come from one address behind the proxy, each with another address of its own invention. */
async function guestsLetIn(trustProxy: boolean | number | string): Promise<number> {
  const server = await testServer({ rateFactor: 0.05, trustProxy });
  servers.push(server);
  let letIn = 0;
  for (let guest = 0; guest < 10; guest++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${guest}, 203.0.113.7` };
    const { status } = await fetch(`${server.address}${PATHS.guest}`, { method: 'POST', headers, body: JSON.stringify({ name: 'Ada' }) });
    if (status === 200) letIn += 1;
  }
  return letIn;
}

/** 60 guests a minute at a factor of 0.05. */
const MOST = 3;

test.each([
  ['one proxy', true],
  ['one proxy, by number', 1],
  ['a proxy by its address', '127.0.0.1'],
  ['no proxy', false],
])('what a client writes into X-Forwarded-For itself moves no limit: %s', async (_, trustProxy) => {
  expect(await guestsLetIn(trustProxy)).toBe(MOST);
});

test('clients behind trusted proxies have limits of their own', async () => {
  expect(await guestsLetIn(2)).toBe(10);
});

/** Asked by somebody who takes another address of the same IPv6 network each time. */
function asking(server: TestServer, cookie = '') {
  let last = 0;
  return (path: string, body: unknown): Promise<Response> => {
    last += 1;
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:1:2:${last}::1`, cookie };
    return fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
}

test('the addresses of one IPv6 network count as one: guests, tables and sockets', async () => {
  const server = await testServer({ rateFactor: 0.05, trustProxy: 1 });
  servers.push(server);
  const ask = asking(server);
  const guests = [];
  for (let guest = 0; guest < 10; guest++) guests.push((await ask(PATHS.guest, { name: 'Ada' })).status);
  expect(guests.filter((status) => status === 200)).toHaveLength(MOST);

  // 80 tables at once, at a factor of 0.05.
  const other = await testServer({ rateFactor: 0.05, trustProxy: 1 });
  servers.push(other);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const tables = [];
  for (const name of ['Ada', 'Bob', 'Cid']) {
    const cookie = (await asking(other)(PATHS.guest, { name })).headers.getSetCookie()[0]?.split(';')[0];
    const make = asking(other, cookie);
    for (let table = 0; table < 2; table++)
      tables.push((await make(PATHS.tables, { game: 'alien-frontiers', seats, options: {}, isPublic: false })).status);
  }
  expect(tables).toEqual([200, 200, 200, 200, 429, 429]);

  // 200 sockets at a factor of 0.01.
  const third = await testServer({ rateFactor: 0.01, trustProxy: 1 });
  servers.push(third);
  const opened = [];
  for (let socket = 0; socket < 4; socket++) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${socket}` };
    const tried = new WebSocket(`${third.address.replace('http', 'ws')}/socket`, { headers });
    opened.push(
      await new Promise<boolean>((resolve) => {
        tried.once('open', () => resolve(true));
        tried.once('error', () => resolve(false));
      }),
    );
  }
  expect(opened).toEqual([true, true, false, false]);
});
