import { PATHS } from '@orrery/protocol';
import { afterEach, expect, test } from 'vitest';
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
