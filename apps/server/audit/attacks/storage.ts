import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, type Table } from '@orrery/protocol';
import { openDatabase } from '../../src/storage/sqlite/driver/choose.ts';
import { chanceOf, pick } from '../../test/support/choice.ts';
import { Client } from '../../test/support/client.ts';
import { playOne, seatedTable, seen } from '../../test/support/play.ts';
import { type Attack, codeOf, type Ground, pause, within } from '../ground.ts';

const TABLES = 20;

/** Sent whole, and nobody waits for the answer. */
async function cutOff(ground: Ground, client: Client, path: string, body: object): Promise<void> {
  const said = JSON.stringify(body);
  const { host } = new URL(ground.address);
  const head = `POST ${path} HTTP/1.1\nHost: ${host}\nCookie: ${client.cookie}\nContent-Type: application/json\nContent-Length: ${said.length}\n\n`;
  (await ground.tie(head + said)).destroy();
}

/** Whether those who sit at a table are those of its match, and of how many it has begun. */
async function agreement(people: readonly Client[], tables: readonly string[]): Promise<{ agree: number; running: number }> {
  const [ada] = people;
  for (const client of people) await client.connect();
  let agree = 0;
  let running = 0;
  for (const id of tables) {
    const { table } = await ada.get<{ table: Table }>(PATHS.table(id));
    const seated = table.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind)).join();
    const { tables: mine } = await people[1].get<{ tables: readonly Table[] }>(PATHS.tables);
    const isListed = mine.some((one) => one.id === id);
    if (isListed !== seated.includes('Bob')) continue;
    if (table.phase !== 'running') {
      agree += 1;
      continue;
    }
    running += 1;
    const { occupants } = await ada.watch(id);
    const playing = occupants.map((occupant) => (occupant.kind === 'person' ? occupant.name : occupant.kind)).join();
    if (playing === seated) agree += 1;
  }
  return { agree, running };
}

const cutOffChanges: Attack = {
  name: `${TABLES} tables, where joining or starting is cut off, and the server is killed in the midst`,
  settings: { ORRERY_RATE_FACTOR: '100' },
  async run(ground) {
    const people = [await Client.guest(ground.address, 'Ada'), await Client.guest(ground.address, 'Bob')];
    const [ada, bob] = people;
    const tables: string[] = [];
    for (let table = 0; table < TABLES; table++) {
      const { id } = await ada.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }] });
      tables.push(id);
    }
    const half = TABLES / 2;
    for (const id of tables.slice(half)) await bob.join(id, 1);
    for (let table = 0; table < half; table++) {
      await cutOff(ground, bob, PATHS.join(tables[table]), { seat: 1 });
      await cutOff(ground, ada, PATHS.start(tables[half + table]), {});
      // Those before are through, the last is in the midst of it.
      await pause(50);
    }
    await ground.crash();
    for (const client of people) client.address = ground.address;
    const { agree, running } = await agreement(people, tables);
    return { came: `${agree} of ${TABLES} tables agree with their matches and lists, ${running} of them begun`, ok: agree === TABLES };
  },
};

const changedRules: Attack = {
  name: 'a match whose rules this version does not know: its record, and the list of who plays it',
  async run(ground) {
    const clients = [await Client.guest(ground.address, 'Ada'), await Client.guest(ground.address, 'Bob')];
    const { id } = await seatedTable('alien-frontiers', clients);
    await playOne({ id, clients }, chanceOf('rules'));
    await ground.restart(() => {
      const database = openDatabase(join(ground.folder, 'orrery.sqlite'));
      database.prepare(`UPDATE entries SET entry = json_set(entry, '$.rulesVersion', '0') WHERE match_id = ?`).run(id);
      database.prepare(`UPDATE matches SET setup = json_set(setup, '$.rulesVersion', '0') WHERE id = ?`).run(id);
      database.close();
    });
    clients[0].address = ground.address;
    const record = await codeOf(clients[0].fetch('GET', PATHS.record(id)));
    const { status } = await clients[0].fetch('GET', PATHS.tables);
    return { came: `record ${record}; list ${status}`, ok: record === '410 rules-changed' && status === 200 };
  },
};

const strangeSnapshot: Attack = {
  name: 'a good log beside a stored state of another match',
  async run(ground) {
    const clients = [await Client.guest(ground.address, 'Ada'), await Client.guest(ground.address, 'Bob')];
    const table = await seatedTable('alien-frontiers', clients);
    await seatedTable('alien-frontiers', clients);
    await playOne(table, chanceOf('snapshot'));
    const before = JSON.stringify(clients[0].updateOf(table.id).view);
    await ground.restart(() => {
      const database = openDatabase(join(ground.folder, 'orrery.sqlite'));
      database
        .prepare('UPDATE matches SET state = (SELECT state FROM matches AS other WHERE other.id <> matches.id) WHERE id = ?')
        .run(table.id);
      database.close();
    });
    for (const client of clients) {
      client.address = ground.address;
      await client.connect();
      await within(2000, client.watch(table.id));
    }
    const isSame = JSON.stringify(clients[0].updateOf(table.id).view) === before;
    const goesOn = await playOne(table, chanceOf('and on')).catch(() => false);
    return { came: `${isSame ? 'as it was' : 'another position'}, ${goesOn ? 'goes on' : 'stands still'}`, ok: isSame && goesOn };
  },
};

const readiness = async ({ address }: Ground): Promise<string> => {
  const response = await fetch(`${address}/readyz`);
  return `${response.status} ${(await response.text()).trim()}`;
};

const fullDisk: Attack = {
  name: 'a disk that is full while two play, and has room again',
  async run(ground) {
    const chance = chanceOf('full disk');
    const clients = [await Client.guest(ground.address, 'Ada'), await Client.guest(ground.address, 'Bob')];
    const table = await seatedTable('alien-frontiers', clients);
    await playOne(table, chance);
    const limit = (bytes: number | string) => execFileSync('prlimit', [`--pid=${ground.pid}`, `--fsize=${bytes}:unlimited`]);
    limit(statSync(join(ground.folder, 'orrery.sqlite-wal')).size);
    const { waitingFor } = clients[0].updateOf(table.id);
    const [seat] = waitingFor;
    const { asked } = clients[seat].updateOf(table.id);
    const answer = { decision: asked?.id ?? -1, actions: [pick(chance, asked?.legal ?? [])] };
    const refused = await clients[seat].act(table.id, seat, answer);
    await pause(LOOKS_AT_DISK_MILLISECONDS);
    const full = await readiness(ground);
    limit('unlimited');
    await pause(LOOKS_AT_DISK_MILLISECONDS);
    const again = await readiness(ground);
    const done = await clients[seat].act(table.id, seat, answer);
    const said = refused.type === 'error' ? refused.code : refused.type;
    return {
      came: `move ${said}, /readyz ${full}; then /readyz ${again}, move ${done.type}`,
      ok: said === 'not-saved' && full.startsWith('503') && again.startsWith('200') && done.type === 'done',
    };
  },
};
const LOOKS_AT_DISK_MILLISECONDS = 2500;

const SEATS = 5;
const MATCHES_AT_ONCE = 8;
const ROUNDS = 100;

/** Everybody answers at the same moment, so that each answer is overtaken by others. */
async function answersAtOnce(address: string, seed: string): Promise<readonly string[]> {
  const chance = chanceOf(seed);
  const clients = await Promise.all(Array.from({ length: SEATS }, (_, seat) => Client.guest(address, `Player ${seat + 1}`)));
  const { id } = await seatedTable('not-alone', clients);
  const heard: string[] = [];
  for (let round = 0; round < ROUNDS && clients[0].updateOf(id).result === undefined; round++) {
    const answers = clients.map(async (client, seat) => {
      const { asked } = client.updateOf(id);
      if (asked === undefined) return undefined;
      const answer = await client.act(id, seat, { decision: asked.id, actions: [pick(chance, asked.legal)] });
      return answer.type === 'done' ? 'done' : answer.type === 'refused' ? answer.refusal.code : answer.code;
    });
    heard.push(...(await Promise.all(answers)).filter((code) => code !== undefined));
    const newest = Math.max(...clients.map((client) => client.updateOf(id).seq));
    await Promise.all(clients.map((client) => within(2000, seen(client, id, newest))));
  }
  return heard;
}

const listedMoves: Attack = {
  name: `${SEATS} people of Not Alone answer all at once, with what was listed as legal, at ${MATCHES_AT_ONCE} tables`,
  settings: { ORRERY_RATE_FACTOR: '100', ORRERY_AUTOMATIC_PAUSE_MS: '0' },
  async run({ address }) {
    const count = new Map<string, number>();
    for (let match = 0; match < MATCHES_AT_ONCE; match++)
      for (const code of await answersAtOnce(address, `at once ${match}`)) count.set(code, (count.get(code) ?? 0) + 1);
    const came = [...count].map(([code, times]) => `${times} ${code}`).join(', ');
    return { came, ok: !count.has('illegal') && (count.get('done') ?? 0) > 0 };
  },
};

export const STORAGE: readonly Attack[] = [cutOffChanges, changedRules, strangeSnapshot, fullDisk, listedMoves];
