import { join } from 'node:path';
import type { Json } from '@orrery/engine';
import { PATHS } from '@orrery/protocol';
import { openDatabase } from '../../src/storage/sqlite/driver/choose.ts';
import { chanceOf } from '../../test/support/choice.ts';
import { Client } from '../../test/support/client.ts';
import { playOne, seatedTable } from '../../test/support/play.ts';
import { type Attack, within } from '../ground.ts';
import { openedAfter } from '../undo-growth.ts';

const damagedMatch: Attack = {
  name: 'one damaged match, opened, in the list of somebody who has two',
  async run(ground) {
    const clients = [await Client.guest(ground.address, 'Ada'), await Client.guest(ground.address, 'Bob')];
    const { id } = await seatedTable('alien-frontiers', clients);
    await seatedTable('alien-frontiers', clients);
    await ground.restart(() => {
      const database = openDatabase(join(ground.folder, 'orrery.sqlite'));
      database.prepare('UPDATE matches SET setup = substr(setup, 1, 40) WHERE id = ?').run(id);
      database.close();
    });
    clients[0].address = ground.address;
    // A list reads no log: that one is damaged comes out when somebody opens it.
    await clients[0].connect();
    const refused = clients[0].next((message) => message.type === 'error');
    clients[0].say({ type: 'watch', match: id });
    await within(2000, refused);
    const response = await clients[0].fetch('GET', '/api/tables');
    const { tables = [] }: { tables?: readonly { readonly phase: string }[] } = JSON.parse(await response.text());
    const phases = tables.map(({ phase }) => phase).sort();
    return { came: `${response.status} ${phases.join(', ')}`.trim(), ok: response.status === 200 && String(phases) === 'closed,running' };
  },
};

const REQUESTS = 20;

interface Asking {
  readonly client: Client;
  readonly match: string;
  readonly keep: number;
  readonly seq: number;
}

/** Somebody asks the table again and again, and has each request ended in this way before the next. */
async function requestsMade(address: string, end: (asking: Asking) => Promise<unknown>): Promise<{ came: string; ok: boolean }> {
  const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
  const [client] = clients;
  const table = await seatedTable('alien-frontiers', clients);
  const chance = chanceOf('undo');
  for (let moves = 0; moves < 6; moves++) await playOne(table, chance);
  const { id: match } = table;
  let done = 0;
  for (let request = 0; request < REQUESTS; request++) {
    const { seq, actionCount } = client.updateOf(match);
    const keep = actionCount - 1;
    const heard = await client.request({ type: 'request-undo', match, seat: 0, keep, seq });
    if (heard.type !== 'done') continue;
    done += 1;
    await end({ client, match, keep, seq });
  }
  return { came: `${done} of ${REQUESTS} made`, ok: done <= 1 };
}

const askingToUndo: Attack = {
  name: `${REQUESTS} requests to undo, each withdrawn, one after the other`,
  run: ({ address }) =>
    requestsMade(address, async ({ client, match, keep }) => {
      const ended = client.next((message) => message.type === 'update' && message.update.undo.request === undefined);
      await client.request({ type: 'answer-undo', match, seat: 0, keep, agree: false });
      await within(1000, ended);
    }),
};

const askingAndStandingUp: Attack = {
  name: `${REQUESTS} requests to undo, after each of which who asked stands up and sits down again`,
  run: ({ address }) =>
    requestsMade(address, async ({ client, match, seq }) => {
      const isBack = client.next((message) => message.type === 'update' && message.update.seq >= seq + 3);
      await client.post(PATHS.leave(match));
      await client.post(PATHS.join(match), { seat: 0 });
      await within(2000, isBack);
    }),
};

const PAIRS = 10_000;

const undoingForEver: Attack = {
  name: `opening a match with ${PAIRS} pairs of acting and undoing in its log`,
  async run() {
    await openedAfter(100);
    const { milliseconds } = await openedAfter(PAIRS);
    return { came: `${Math.round(milliseconds)} ms`, ok: milliseconds < 500 };
  },
};

const REWARD = { chips: 5, cards: 5 };
const PRODUCE = [{ do: 'produce-here' }, { do: 'draw', count: 4 }];
const CONSUME = [
  { do: 'consume', count: 1, reward: REWARD },
  { do: 'consume-each', most: 4, reward: REWARD },
  { do: 'consume-different', kinds: 2, reward: REWARD },
];

/** Free worlds with as many powers as may be, names as long as may be, and as many cards as may be. */
function extremePack(): { readonly [key: string]: Json } {
  const cards = Array.from({ length: 12 }, (_, index) => ({
    title: `${'W'.repeat(36)} ${String(index).padStart(2, '0')}`,
    kind: 'world',
    cost: 0,
    world: 'production',
    good: 'novelty',
    points: 0,
    copies: 5,
    produce: PRODUCE,
    consume: CONSUME,
  }));
  return { orrery: 'race-pack', version: 1, title: 'W'.repeat(40), cards };
}

const MOVES = 150;

const extremePacks: Attack = {
  name: `${MOVES} moves of Race with a pack of the most powerful cards the reader takes`,
  settings: { ORRERY_RATE_FACTOR: '100', ORRERY_AUTOMATIC_PAUSE_MS: '0' },
  async run({ address }) {
    const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
    const table = await seatedTable('race-for-the-galaxy', clients, { pack: extremePack() });
    let longest = 0;
    let most = 0;
    clients[0].onText = (text) => {
      most = Math.max(most, text.length);
    };
    const chance = chanceOf('packs');
    for (let move = 0; move < MOVES; move++) {
      const start = performance.now();
      if (!(await playOne(table, chance))) break;
      longest = Math.max(longest, performance.now() - start);
    }
    return {
      came: `slowest move ${Math.round(longest)} ms, largest message ${Math.round(most / 1000)} kB`,
      ok: longest < 1000 && most < 1_000_000,
    };
  },
};

export const MATCHES: readonly Attack[] = [damagedMatch, askingToUndo, askingAndStandingUp, undoingForEver, extremePacks];
