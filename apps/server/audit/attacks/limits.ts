import type { PlannedSeat, Table } from '@orrery/protocol';
import { Client } from '../../test/support/client.ts';
import { seatedTable } from '../../test/support/play.ts';
import { type Attack, type Outcome, pause, within } from '../ground.ts';
import { CONNECTIONS_OF_ONE_ADDRESS, MATCHES_OF_ONE_ADDRESS } from './promised.ts';

const BOT: PlannedSeat = { kind: 'bot', level: 'random' };
const OPEN: PlannedSeat = { kind: 'open' };
const ME: PlannedSeat = { kind: 'me' };

const createdBy = (guest: Client, seats: readonly PlannedSeat[], isPublic = false): Promise<Response> =>
  guest.fetch('POST', '/api/tables', { game: 'alien-frontiers', seats, options: {}, isPublic });

async function started(guest: Client, seats: readonly PlannedSeat[]): Promise<boolean> {
  const { table }: { table?: Table } = JSON.parse(await (await createdBy(guest, seats)).text());
  return table !== undefined && (await guest.fetch('POST', `/api/tables/${table.id}/start`)).ok;
}

const MATCHES = 60;

/** By guests who each stay below the limits of a person. */
const startingMatches: Attack = {
  name: `${MATCHES} matches started from one address`,
  settings: { ORRERY_BOT_DELAY_MS: '600000' },
  async run({ address }) {
    let count = 0;
    for (let guest = 0; guest < MATCHES / 5; guest++) {
      const client = await Client.guest(address, `Guest ${guest}`);
      for (let match = 0; match < 5; match++) if (await started(client, [ME, BOT])) count += 1;
    }
    return { came: `${count} of ${MATCHES} started`, ok: count === MATCHES_OF_ONE_ADDRESS };
  },
};

const floodingTheList: Attack = {
  name: 'three guests with 20 public tables each',
  async run({ address }) {
    const honest = await Client.guest(address, 'Honest');
    await createdBy(honest, [ME, OPEN], true);
    for (const name of ['Ada', 'Bob', 'Cid']) {
      const guest = await Client.guest(address, name);
      for (let table = 0; table < 20; table++) await createdBy(guest, [ME, OPEN], true);
    }
    const { tables } = await new Client(address).get<{ tables: readonly Table[] }>('/api/tables');
    const isSeen = tables.some(({ host }) => host === honest.person);
    return { came: `${tables.length} tables listed, an honest one ${isSeen ? 'among them' : 'pushed out'}`, ok: isSeen };
  },
};

const inventingAddresses: Attack = {
  name: '100 guests behind a proxy, each with an X-Forwarded-For of its own invention',
  settings: { ORRERY_TRUST_PROXY: 'true' },
  async run({ address }) {
    let letIn = 0;
    for (let guest = 0; guest < 100; guest++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${guest}, 203.0.113.7` };
      const body = JSON.stringify({ name: `Guest ${guest}` });
      if ((await fetch(`${address}/api/guest`, { method: 'POST', headers, body })).ok) letIn += 1;
    }
    return { came: `${letIn} let in`, ok: letIn <= 60 };
  },
};

/** Requests that a proxy says come from there. */
function postingFrom(address: string, from: () => string): (path: string, body: object, cookie?: string) => Promise<Response> {
  return (path, body, cookie = '') => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from(), cookie };
    return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
}

/** Guests who each stay below the limits of a person, with another address of the same network for every request. */
const takingAddresses: Attack = {
  name: `${MATCHES} matches started from the addresses of one IPv6 network`,
  settings: { ORRERY_TRUST_PROXY: 'true', ORRERY_BOT_DELAY_MS: '600000' },
  async run({ address }) {
    let last = 0;
    const post = postingFrom(address, () => `2001:db8:1:2:${++last}::1`);
    let count = 0;
    for (let guest = 0; guest < MATCHES / 5; guest++) {
      const cookie = (await post('/api/guest', { name: `Guest ${guest}` })).headers.getSetCookie()[0]?.split(';')[0];
      for (let match = 0; match < 5; match++) {
        const made = await post('/api/tables', { game: 'alien-frontiers', seats: [ME, BOT], options: {}, isPublic: false }, cookie);
        const { table }: { table?: Table } = JSON.parse(await made.text());
        if (table !== undefined && (await post(`/api/tables/${table.id}/start`, {}, cookie)).ok) count += 1;
      }
    }
    return { came: `${count} of ${MATCHES} started`, ok: count === MATCHES_OF_ONE_ADDRESS };
  },
};

const PACKS = 220;

/** 64 MB is what an address has; each of these would count for 320 kB. */
const refusedPacks: Attack = {
  name: `${PACKS} packs of 160 kB sent to the table of somebody else, then a neighbour makes three tables`,
  async run({ address }) {
    const host = await Client.guest(address, 'Host');
    const { id } = await host.createTable({ game: 'race-for-the-galaxy', seats: [ME, OPEN] });
    const body = { options: {}, documents: { pack: { title: 'Pack', cards: 'x'.repeat(160_000) } } };
    let refused = 0;
    for (let guest = 0; guest < 4; guest++) {
      const client = await Client.guest(address, `Guest ${guest}`);
      for (let pack = 0; pack < PACKS / 4; pack++) if (!(await client.fetch('POST', `/api/tables/${id}/options`, body)).ok) refused += 1;
    }
    const neighbour = await Client.guest(address, 'Neighbour');
    let made = 0;
    for (let table = 0; table < 3; table++) if ((await createdBy(neighbour, [ME, OPEN])).ok) made += 1;
    return { came: `${refused} refused; the neighbour made ${made} of 3`, ok: refused === PACKS && made === 3 };
  },
};

const CONNECTIONS = 600;

const floodingConnections: Attack = {
  name: `${CONNECTIONS} silent connections from one address`,
  async run(ground) {
    const tied = await Promise.all(Array.from({ length: CONNECTIONS }, () => within(5000, ground.tie())));
    await pause(500);
    const open = tied.filter((socket) => socket !== undefined && !socket.destroyed && socket.readyState === 'open').length;
    return { came: `${open} stay open`, ok: open === CONNECTIONS_OF_ONE_ADDRESS };
  },
};

/** The whole of a match for a few letters, again and again. */
const watchingInALoop: Attack = {
  name: 'a match watched in a loop by five tabs, 40 times each',
  async run({ address }) {
    const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
    const { id } = await seatedTable('alien-frontiers', clients);
    const tabs = Array.from({ length: 5 }, () => Object.assign(new Client(address), { cookie: clients[0].cookie }));
    let updates = 0;
    let bytes = 0;
    for (const tab of tabs) {
      await tab.connect();
      tab.onText = (text) => {
        bytes += text.length;
        if (text.startsWith('{"type":"update"')) updates += 1;
      };
    }
    for (let asked = 0; asked < 40; asked++) for (const tab of tabs) tab.say({ type: 'watch', match: id });
    await pause(1500);
    for (const tab of tabs) await within(1000, tab.close());
    // One at once and one a second later, for each tab.
    return { came: `sent ${updates} times, ${Math.round(bytes / 1000)} kB`, ok: updates <= tabs.length * 2 };
  },
};

const TABLES_OF_BOTS = 30;
const HONEST_MILLISECONDS = 20_000;
const STRONG: PlannedSeat = { kind: 'bot', level: 'magnate' };

/** Plays with the first answer there is, and says how long its bot was waited for at most. */
async function longestWait(honest: Client, id: string): Promise<number> {
  const start = performance.now();
  let since = start;
  let last = -1;
  let longest = 0;
  while (performance.now() - start < HONEST_MILLISECONDS) {
    const { waitingFor, asked, seq } = honest.updateOf(id);
    if (seq !== last || !waitingFor.includes(1)) since = performance.now();
    last = seq;
    longest = Math.max(longest, performance.now() - since);
    if (waitingFor.length === 0) break;
    if (asked !== undefined) await honest.act(id, 0, { decision: asked.id, actions: [asked.legal[0]] });
    // As fast as people click, and not as fast as programs.
    await pause(100);
  }
  return longest;
}

const crowdingTheBots: Attack = {
  name: `${TABLES_OF_BOTS} tables of four strong bots beside an honest match with one`,
  async run({ address }) {
    const guest = await Client.guest(address, 'Crowd');
    let count = 0;
    for (let table = 0; table < TABLES_OF_BOTS; table++) {
      const body = { game: 'race-for-the-galaxy', seats: [STRONG, STRONG, STRONG, STRONG], options: {}, isPublic: false };
      const { table: made }: { table?: Table } = JSON.parse(await (await guest.fetch('POST', '/api/tables', body)).text());
      if (made !== undefined && (await guest.fetch('POST', `/api/tables/${made.id}/start`)).ok) count += 1;
    }
    return besideHonest(address, count);
  },
};

/** What it is like for somebody who plays against one strong bot beside so many tables of them. */
async function besideHonest(address: string, tables: number): Promise<Outcome> {
  const honest = await Client.guest(address, 'Honest');
  const { id } = await honest.createTable({ game: 'race-for-the-galaxy', seats: [ME, STRONG], options: {} });
  await honest.start(id);
  await honest.connect();
  await honest.watch(id);
  const seconds = (await longestWait(honest, id)) / 1000;
  return { came: `${tables} started; the honest one waited for its bot ${seconds.toFixed(1)} s at most`, ok: seconds < 3 };
}

const CROWD = 40;

/** Guests who each stay below the limits of a person: their network has one turn among all at the bots' threads. */
const crowdingTogether: Attack = {
  name: `${CROWD} guests of one address, each with a table of four strong bots, beside an honest match from another`,
  settings: { ORRERY_TRUST_PROXY: '1' },
  async run({ address }) {
    const post = postingFrom(address, () => '198.51.100.7');
    let count = 0;
    for (let guest = 0; guest < CROWD; guest++) {
      const cookie = (await post('/api/guest', { name: `Guest ${guest}` })).headers.getSetCookie()[0]?.split(';')[0];
      const body = { game: 'race-for-the-galaxy', seats: [STRONG, STRONG, STRONG, STRONG], options: {}, isPublic: false };
      const { table }: { table?: Table } = JSON.parse(await (await post('/api/tables', body, cookie)).text());
      if (table !== undefined && (await post(`/api/tables/${table.id}/start`, {}, cookie)).ok) count += 1;
    }
    return besideHonest(address, count);
  },
};

export const LIMITS: readonly Attack[] = [
  startingMatches,
  floodingTheList,
  inventingAddresses,
  takingAddresses,
  refusedPacks,
  floodingConnections,
  watchingInALoop,
  crowdingTheBots,
  crowdingTogether,
];
