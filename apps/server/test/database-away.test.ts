import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Database } from '../faults/database.ts';
import { Stretch } from '../faults/stretch.ts';
import { connection, isAway } from '../src/storage/postgres/access.ts';
import { Line } from '../src/storage/postgres/line.ts';
import { PostgresNews } from '../src/storage/postgres/news.ts';
import { bundleServer } from './support/bundle.ts';
import { chanceOf, pick } from './support/choice.ts';
import { Client } from './support/client.ts';
import { playOne, seatedTable, seen, type Table } from './support/play.ts';
import { ServerProcess } from './support/process.ts';
import { type TestServer, testServer } from './support/server.ts';
import { soon } from './support/soon.ts';

const database = await Database.open();
if (typeof database === 'string') {
  console.warn(database);
  test(`left out: ${database}`, () => {});
} else describeAbsence(database);

function describeAbsence(postgres: Database): void {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  afterAll(() => postgres.stop());

  async function serverOn(url: string): Promise<TestServer> {
    const server = await testServer({ database: url });
    ends.push(() => server.remove());
    return server;
  }

  describe('a PostgreSQL that goes away', () => {
    test('killed, it is told as such and nothing is lost; what is in memory can be read; back again, play goes on', async () => {
      const { address } = await serverOn(postgres.url());
      const table = await begun(address, 'killed');
      await postgres.kill();
      // Before that a process of the killed one may still answer.
      expect(await readiness(address, 503)).toContain('storage-down');

      const { answer, seat, seq, view } = nextAnswer(table);
      expect(await table.clients[seat].act(table.id, seat, answer)).toMatchObject({ type: 'error', code: 'not-saved' });
      expect((await Client.guest(address, 'Cid').catch(String)).toString()).toContain('not-saved');
      await table.clients[seat].close();
      await table.clients[seat].connect();
      expect((await table.clients[seat].watch(table.id)).view).toEqual(view);

      await postgres.start();
      expect(await readiness(address, 200)).toContain('ok');
      expect(await table.clients[seat].act(table.id, seat, answer)).toMatchObject({ type: 'done', seq: seq + 1 });
    });

    test('gone without a word, it is given up within seconds, and its connections with it', async () => {
      const stretch = await Stretch.open(() => postgres.port);
      ends.push(() => stretch.close());
      const { address } = await serverOn(postgres.url({ port: stretch.port }));
      const table = await begun(address, 'silent');
      stretch.trouble = 'drop';

      const { answer, seat, seq } = nextAnswer(table);
      const acting = table.clients[seat].act(table.id, seat, answer);
      expect(await readiness(address, 503)).toContain('storage-down');
      expect(await acting).toMatchObject({ type: 'error', code: 'not-saved' });

      stretch.trouble = 'none';
      expect(await readiness(address, 200)).toContain('ok');
      expect(await table.clients[seat].act(table.id, seat, answer)).toMatchObject({ type: 'done', seq: seq + 1 });
    });

    test('that does what it is asked and is not heard: nobody is told that nothing was changed, and asking again tells what was', async () => {
      const stretch = await Stretch.open(() => postgres.port);
      ends.push(() => stretch.close());
      const { address } = await serverOn(postgres.url({ port: stretch.port }));
      const table = await begun(address, 'unheard');
      const { answer, seat, seq } = nextAnswer(table);
      stretch.trouble = 'mute';
      const told = await table.clients[seat].act(table.id, seat, answer);
      expect(told).toMatchObject({ type: 'error', code: 'not-saved', message: expect.not.stringContaining('nothing') });
      stretch.trouble = 'none';
      expect(await readiness(address, 200)).toContain('ok');
      expect(await table.clients[seat].act(table.id, seat, answer)).toMatchObject({
        type: 'refused',
        refusal: { code: 'stale-decision' },
      });
      expect(table.clients[seat].updateOf(table.id).seq).toBe(seq + 1);
    });

    test('silent when it is first asked or later, it is known to be away: a server that opens waits for it', async () => {
      const stretch = await Stretch.open(() => postgres.port);
      ends.push(() => stretch.close());
      const line = () =>
        new Line({ ...connection(postgres.url({ port: stretch.port })), connectionTimeoutMillis: 500, query_timeout: 500 });
      const open = line();
      await open.query('SELECT 1', []);
      stretch.trouble = 'drop';
      const reasons = [open, line()].map((one) => one.query('SELECT 1', []).catch((reason: unknown) => reason));
      for (const reason of await Promise.all(reasons)) expect(isAway(reason), String(reason)).toBe(true);
    });

    test('gone without a word when the server is told to stop, it does not hold that up', async () => {
      const stretch = await Stretch.open(() => postgres.port);
      ends.push(() => stretch.close());
      const { close, address } = await serverOn(postgres.url({ port: stretch.port }));
      await begun(address, 'stopping');
      stretch.trouble = 'drop';
      const start = performance.now();
      await close();
      expect(performance.now() - start).toBeLessThan(25_000);
    });

    test('a line to the news that is dead is known to be silent until news come through again, and nothing is remembered meanwhile', async () => {
      const stretch = await Stretch.open(() => postgres.port);
      ends.push(() => stretch.close());
      const news = new PostgresNews({ url: postgres.url({ port: stretch.port }), observeLag: () => {} });
      ends.push(() => news.close());
      let deaf = 0;
      news.onDeaf(() => {
        deaf += 1;
      });
      await news.open();
      expect(news.silentMilliseconds()).toBe(0);
      stretch.trouble = 'drop';
      await soon(() => expect(news.silentMilliseconds()).toBeGreaterThan(6000));
      await soon(() => expect(deaf).toBeGreaterThan(1));
      stretch.trouble = 'none';
      await soon(() => expect(news.silentMilliseconds()).toBe(0));
    });

    test('a node that gets no line to the news goes on with the bots it has the leases of, though people play by another node', async () => {
      const admin = new pg.Client({ connectionString: postgres.url() });
      await admin.connect();
      ends.push(() => admin.end());
      await admin.query(`CREATE DATABASE deaf`);
      await admin.query(`CREATE ROLE deaf LOGIN PASSWORD 'deaf'; ALTER DATABASE deaf OWNER TO deaf`);
      const own = new URL(postgres.url());
      own.pathname = '/deaf';
      const others = own.href;
      own.username = own.password = 'deaf';
      const one = await serverOn(own.href);
      const listens = `usename = 'deaf' AND query LIKE 'SELECT pg_notify(%'`;

      const ada = await Client.guest(one.address, 'Ada');
      const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'random' } as const];
      const { id } = await ada.createTable({ game: 'alien-frontiers', seats, options: {} });
      await ada.start(id);
      await ada.connect();
      await ada.watch(id);
      const chance = chanceOf('deaf');
      const untilBots = async (client: Client): Promise<void> => {
        for (;;) {
          const { asked, seq } = client.updateOf(id);
          if (asked === undefined) return;
          const heard = await client.act(id, 0, { decision: asked.id, actions: [pick(chance, asked.legal)] });
          await seen(client, id, heard.type === 'done' ? heard.seq : seq + 1);
        }
      };
      const untilAsked = (client: Client): Promise<void> => soon(() => expect(client.updateOf(id).asked).toBeDefined());
      await untilAsked(ada);
      await untilBots(ada);
      await untilAsked(ada);

      const other = await serverOn(others);
      await admin.query('ALTER ROLE deaf CONNECTION LIMIT 0');
      await soon(async () => {
        const { rows } = await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${listens}`);
        expect(rows).toHaveLength(1);
      });
      const elsewhere = new Client(other.address);
      elsewhere.cookie = ada.cookie;
      elsewhere.person = ada.person;
      await elsewhere.connect();
      await elsewhere.watch(id);
      await untilBots(elsewhere);
      await untilAsked(elsewhere);
      await elsewhere.close();
    });

    test('a server that is started before it waits for it and says so; told to stop meanwhile, it ends', async () => {
      const stretch = await Stretch.open(() => postgres.port);
      ends.push(() => stretch.close());
      stretch.trouble = 'cut';
      const folder = mkdtempSync(join(tmpdir(), 'orrery-early-'));
      ends.push(async () => rmSync(folder, { recursive: true, force: true }));
      const { server: file } = await bundleServer();
      const server = new ServerProcess(file, {
        ORRERY_DATABASE: postgres.url({ port: stretch.port }),
        ORRERY_PORT: '0',
        ORRERY_DATA: folder,
      });
      ends.push(() => server.end('SIGKILL'));

      const opening = server.start();
      await soon(() => expect(server.output).toMatch(/cannot use the database postgres:\/\/127.* trying again in 1 s/));
      stretch.trouble = 'none';
      expect(await readiness(await opening, 200)).toContain('ok');
      await server.end('SIGTERM');

      stretch.trouble = 'cut';
      server.start().catch(() => undefined);
      await soon(() => expect(server.output).toContain('trying again'));
      expect(await server.end('SIGTERM')).toBe(0);
    });
  });
}

async function begun(address: string, seed: string): Promise<Table> {
  const table = await seatedTable('alien-frontiers', [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')]);
  const chance = chanceOf(seed);
  for (let moves = 0; moves < 10; moves++) await playOne(table, chance);
  return table;
}

function nextAnswer({ id, clients }: Table) {
  const [seat] = clients[0].updateOf(id).waitingFor;
  const { asked, seq, view } = clients[seat].updateOf(id);
  return { seat, seq, view, answer: { decision: asked?.id ?? -1, actions: [pick(chanceOf('next'), asked?.legal ?? [])] } };
}

/** Until it answers so; it looks at its database once in a second. */
async function readiness(address: string, wanted: number): Promise<string> {
  for (;;) {
    const response = await fetch(`${address}/readyz`);
    const text = await response.text();
    if (response.status === wanted) return text;
    await setTimeout(20);
  }
}
