import { once } from 'node:events';
import { createServer } from 'node:net';

/** For a server that must know its own address before it is started. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  await new Promise((resolve) => probe.close(resolve));
  return address.port;
}
