import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { ServerProcess } from './support/process.ts';

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return String(address.port);
}

test('npm run dev: one address serves sources, requests and the socket', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-dev-'));
  const script = fileURLToPath(new URL('../../../scripts/dev.mjs', import.meta.url));
  const [ORRERY_PORT, ORRERY_WEB_PORT] = [await freePort(), await freePort()];
  const dev = new ServerProcess(script, { ORRERY_DATA: folder, ORRERY_PORT, ORRERY_WEB_PORT });
  try {
    const address = await dev.start();
    expect(address).toBe(`http://127.0.0.1:${ORRERY_WEB_PORT}`);
    // Hot reload and the sources as they are written.
    expect(await (await fetch(address)).text()).toContain('/@vite/client');
    expect((await fetch(`${address}/src/App.svelte`)).status).toBe(200);
    const ada = await Client.guest(address, 'Ada');
    // As a page of this address opens it; resolves with the server's welcome.
    await ada.connect({ origin: address });
    expect(ada.isOpen).toBe(true);
  } finally {
    expect(await dev.end('SIGTERM')).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  }
});
