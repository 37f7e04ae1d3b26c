import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alienFrontiers } from '@orrery/alien-frontiers';
import { below, type Chance, checkRecord, readRecord } from '@orrery/engine';
import { PATHS } from '@orrery/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { bundleServer } from './support/bundle.ts';
import { chanceOf, pick } from './support/choice.ts';
import { Client, Disconnected } from './support/client.ts';
import { ServerProcess } from './support/process.ts';

const KILLS = 50;
const MATCHES = 4;
const GAME = 'alien-frontiers';

const folder = mkdtempSync(join(tmpdir(), 'orrery-kill-'));
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  const { server: file } = await bundleServer();
  server = new ServerProcess(file, { ORRERY_DATA: folder, ORRERY_PORT: '0', ORRERY_BOT_DELAY_MS: '0' });
  address = await server.start();
});

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What one player was promised: the highest `seq` acknowledged, and what was done then. */
interface Promised {
  readonly seq: number;
  readonly action: string;
}

/** A person who plays on whatever happens: after a lost line only connects and watches again. */
class Player {
  readonly client: Client;
  readonly match: string;
  readonly seat: number;
  readonly promised: Promised[] = [];
  readonly #chance: Chance;
  isDone = false;
  onPromise: () => void = () => {};

  constructor(client: Client, match: string, seat: number) {
    this.client = client;
    this.match = match;
    this.seat = seat;
    this.#chance = chanceOf(`${match} ${seat}`);
  }

  /** Plays until the line is lost or the match over. */
  async play(): Promise<void> {
    try {
      await this.client.connect();
      let update = await this.client.watch(this.match);
      while (update.waitingFor.length > 0) {
        const { asked, seq } = update;
        if (asked?.must === true) await this.#act(asked.id, pick(this.#chance, asked.legal));
        update = await this.#after(seq);
      }
      this.isDone = true;
      await this.client.close();
    } catch (reason) {
      if (!(reason instanceof Disconnected)) throw reason;
    }
  }

  async #act(decision: number, action: { readonly type: string }): Promise<void> {
    const heard = await this.client.act(this.match, this.seat, { decision, actions: [action] });
    if (heard.type !== 'done') throw new Error(`a legal action was not done: ${JSON.stringify(heard)}`);
    this.promised.push({ seq: heard.seq, action: JSON.stringify(action) });
    this.onPromise();
  }

  async #after(seq: number) {
    const there = this.client.updateOf(this.match);
    if (there.seq > seq) return there;
    await Promise.race([
      this.client.next((message) => message.type === 'update' && message.update.match === this.match && message.update.seq > seq),
      this.client.lost(),
    ]);
    return this.client.updateOf(this.match);
  }
}

async function seatPlayers(index: number): Promise<Player[]> {
  const clients = [await Client.guest(address, `Ada ${index}`), await Client.guest(address, `Bob ${index}`)];
  // The first match has a bot in it, which must go on by itself after a restart.
  const bot = { kind: 'bot', level: 'random' } as const;
  const { id } = await clients[0].createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }, ...(index === 0 ? [bot] : [])] });
  await clients[1].join(id, 1);
  await clients[0].start(id);
  return clients.map((client, seat) => new Player(client, id, seat));
}

async function newMatches(count: number, from: number): Promise<Player[]> {
  const seated = await Promise.all(Array.from({ length: count }, (_, index) => seatPlayers(from + index)));
  return seated.flat();
}

test(`nothing acknowledged is lost by ${KILLS} kills in the middle of play, and no match is stuck`, async () => {
  const chance = chanceOf('kill test');
  const all = await newMatches(MATCHES, 0);
  const startTimes: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const fresh = MATCHES - all.filter((player) => !player.isDone).length / 2;
    if (fresh > 0) all.push(...(await newMatches(fresh, all.length)));
    await playUntilKilled(
      all.filter((player) => !player.isDone),
      10 + below(chance, 30),
    );
    const start = performance.now();
    address = await server.start();
    startTimes.push(performance.now() - start);
    for (const player of all) player.client.address = address;
  }

  await finish(all);
  await server.end('SIGTERM');
  await expectAllPromisesKept(all);
  const promised = all.reduce((sum, player) => sum + player.promised.length, 0);
  const slowest = Math.max(...startTimes);
  console.log(`${KILLS} kills, ${all.length / 2} matches, ${promised} acknowledged actions kept, slowest start ${slowest.toFixed(0)} ms`);
  expect(promised).toBeGreaterThan(KILLS * 4);
}, 600_000);

/** Kills the server in the moment of its so-and-so-many-th promise, while other requests are under way. */
async function playUntilKilled(players: readonly Player[], promises: number): Promise<void> {
  let left = promises;
  const enough = new Promise<void>((resolve) => {
    for (const player of players) {
      player.onPromise = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    }
  });
  const playing = Promise.all(players.map((player) => player.play()));
  await Promise.race([enough, playing]);
  await server.end('SIGKILL');
  await playing;
}

/** Every match goes on to its end, and its record is in order. */
async function finish(all: readonly Player[]): Promise<void> {
  await Promise.all(all.filter((player) => !player.isDone).map((player) => player.play()));
  expect(all.every((player) => player.isDone)).toBe(true);
  for (const match of new Set(all.map((player) => player.match))) {
    const { record } = await all[0].client.get<{ record: never }>(PATHS.record(match));
    expect(alienFrontiers.result(checkRecord(alienFrontiers, readRecord(record)))).toBeDefined();
  }
}

async function expectAllPromisesKept(all: readonly Player[]): Promise<void> {
  const storage = openSqlite({ folder });
  for (const { match, seat, promised } of all) {
    const stored = await storage.matches.load(match);
    for (const { seq, action } of promised) {
      const entry = stored?.entries[seq - 1];
      expect(entry).toMatchObject({ kind: 'actions', seat, actions: [JSON.parse(action)] });
    }
  }
  await storage.close();
}
