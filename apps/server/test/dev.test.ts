import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
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

const ROOT = new URL('../../../', import.meta.url);

/** As saving it would: what watches a file sees that it was written. */
function save(file: string): void {
  const now = new Date();
  utimesSync(new URL(file, ROOT), now, now);
}

test('npm run dev: one address serves sources, requests and the socket, and matches go on when the server starts again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-dev-'));
  const script = fileURLToPath(new URL('scripts/dev.mjs', ROOT));
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
    // People only: a bot would go on by itself.
    const bob = await Client.guest(address, 'Bob');
    const table = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.join(table.id, 1);
    const { match = '' } = await ada.start(table.id);
    for (const file of ['apps/server/src/lobby/tables.ts', 'packages/games/alien-frontiers/src/rules/lunar-mine.ts']) {
      const before = await ada.watch(match);
      save(file);
      await expect.poll(() => ada.isOpen, { timeout: 60_000 }).toBe(false);
      // The guest from before the restart is still known, and so is the match.
      await expect
        .poll(
          () =>
            ada.connect({ origin: address }).then(
              () => ada.isOpen,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
      expect(await ada.watch(match)).toMatchObject({ seq: before.seq, view: before.view });
    }
  } finally {
    expect(await dev.end('SIGTERM')).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  }
});
