import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { bundleServer } from './support/bundle.ts';
import { chanceOf, pick } from './support/choice.ts';
import { Client } from './support/client.ts';
import { onPostgres } from './support/on-postgres.ts';
import type { TestDatabase } from './support/postgres.ts';
import { ServerProcess } from './support/process.ts';

/** Longer than anything here takes but the passing on of a lease, on a busy machine too. */
const BOT_DELAY_MILLISECONDS = 4000;

await onPostgres(describeAll);

function describeAll(postgres: TestDatabase): void {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-takeover-'));
  const nodes: ServerProcess[] = [];
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.end('SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A match on the turn of its bot; one of two nodes thinks for it, and by each of them a spectator looks on. */
  async function botsTurn() {
    const url = await postgres.prepared();
    const { server } = await bundleServer();
    const settings = { ORRERY_DATABASE: url, ORRERY_DATA: folder, ORRERY_PORT: '0', ORRERY_BOT_DELAY_MS: String(BOT_DELAY_MILLISECONDS) };
    nodes.push(new ServerProcess(server, settings), new ServerProcess(server, settings));
    const addresses = await Promise.all(nodes.map((node) => node.start()));
    const ada = await Client.guest(addresses[0], 'Ada');
    const { id } = await ada.createTable({
      game: 'alien-frontiers',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      options: {},
    });
    await ada.start(id);
    await ada.connect();
    await ada.watch(id);
    const spectators = addresses.map((address) => new Client(address));
    for (const spectator of spectators) {
      await spectator.connect();
      await spectator.watch(id);
    }
    const chance = chanceOf('takeover');
    for (let moves = 0; moves < 300 && ada.updateOf(id).waitingFor[0] === 0; moves++) {
      const { asked } = ada.updateOf(id);
      const next = ada.next((message) => message.type === 'update');
      await ada.act(id, 0, { decision: asked?.id ?? -1, actions: [pick(chance, asked?.legal ?? [])] });
      await next;
    }
    await expect.poll(() => query(url, 'SELECT node FROM leases')).toHaveLength(1);
    const [{ node }] = await query<{ node: string }>(url, 'SELECT node FROM leases');
    // As a rule the one by which she plays; where that is slow the other, which looks for such matches, is quicker.
    const at = nodes.findIndex(({ pid }) => node.includes(` ${pid} `));
    const [there, here] = at === 0 ? spectators : spectators.toReversed();
    return { url, id, node, thinking: nodes[at], there, here, before: ada.updateOf(id).seq };
  }

  describe('a node that thinks for a bot', () => {
    test('is killed: another thinks on within seconds', async () => {
      const { id, thinking, here, before } = await botsTurn();
      const start = performance.now();
      await thinking.end('SIGKILL');
      await here.next((message) => message.type === 'update' && message.update.match === id && message.update.seq > before);
      const seconds = (performance.now() - start - BOT_DELAY_MILLISECONDS) / 1000;
      console.info(`passed on after ${seconds.toFixed(1)} s`);
      // At most 8.5 where the machine has nothing else to do.
      expect(seconds).toBeLessThan(20);
    });

    test('is paused: another thinks on, and when it wakes up it neither acts again nor lags behind', async () => {
      const { url, id, node: paused, thinking, there, here, before } = await botsTurn();
      process.kill(thinking.pid ?? 0, 'SIGSTOP');
      await here.next((message) => message.type === 'update' && message.update.seq > before);
      process.kill(thinking.pid ?? 0, 'SIGCONT');
      const { seq } = here.updateOf(id);
      if (there.updateOf(id).seq < seq) await there.next((message) => message.type === 'update' && message.update.seq >= seq);
      // The bot goes on with its turn, by one of them: what it did is in the log once, and both tell the same.
      await here.next((message) => message.type === 'update' && message.update.seq > seq);
      const last = here.updateOf(id).seq;
      if (there.updateOf(id).seq < last) await there.next((message) => message.type === 'update' && message.update.seq >= last);
      const logged = await query<{ number: number }>(url, 'SELECT number FROM entries ORDER BY number');
      expect(logged.map(({ number }) => number)).toEqual(logged.map((_, index) => index));
      const names = await query<{ id: string }>(url, `SELECT id FROM nodes WHERE id LIKE '% ${thinking.pid} %'`);
      expect(names).toHaveLength(1);
      const [{ node }] = await query<{ node: string }>(url, 'SELECT node FROM leases');
      expect([names[0].id, node]).not.toContain(paused);
    });
  });
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text);
  await client.end();
  return rows;
}
