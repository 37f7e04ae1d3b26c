import type { MeAnswer } from '@orrery/protocol';
import { Client } from '../../test/support/client.ts';
import { seatedTable } from '../../test/support/play.ts';
import { type Attack, codeOf, pause } from '../ground.ts';

/** Nothing to see, a line of its own, a tower, the other way round, or a filler that looks like a space. */
const STRANGE = [
  '\u200b\u200b',
  'Ada\u2028Bob',
  `A${'\u0301'.repeat(20)}`,
  'Ada\u202ebob',
  '\u3164',
  '\u115f',
  'Ada\u200d',
  'A\u0000da',
  '\u2800',
];

const strangeNames: Attack = {
  name: 'names and chat of invisible, stacking and line-breaking characters',
  async run({ address }) {
    let names = 0;
    for (const name of STRANGE) if ((await new Client(address).fetch('POST', '/api/guest', { name })).ok) names += 1;
    const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
    const { id } = await seatedTable('alien-frontiers', clients);
    let said = 0;
    clients[1].on(({ type }) => {
      if (type === 'said') said += 1;
    });
    for (const text of STRANGE.slice(0, 5)) clients[0].say({ type: 'say', match: id, text });
    await pause(500);
    return { came: `${names} of ${STRANGE.length} names taken, ${said} of 5 lines passed on`, ok: names === 0 && said === 0 };
  },
};

const otherSites: Attack = {
  name: 'a page of another site, and an unprotected one of our own, speaks with a visitor’s cookie',
  settings: { ORRERY_TRUST_PROXY: 'true' },
  async run({ address }) {
    const ada = await Client.guest(address, 'Ada');
    const { host } = new URL(address);
    const post = async (headers: Record<string, string>): Promise<string> =>
      codeOf(
        fetch(`${address}/api/guest`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: ada.cookie, ...headers },
          body: '{"name":"Eve"}',
        }),
      );
    const foreign = await post({ origin: 'https://evil.example' });
    const unprotected = await post({ origin: `http://${host}`, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' });
    const socket = await ada.connect({ origin: 'https://evil.example' }).then(
      () => 'done',
      () => 'refused',
    );
    const isRefused = foreign.startsWith('403') && unprotected.startsWith('403') && socket === 'refused';
    return { came: `request ${foreign}, socket ${socket}, unprotected page ${unprotected}`, ok: isRefused };
  },
};

const oldTokens: Attack = {
  name: 'a copied cookie, after its owner signed out elsewhere',
  async run({ address }) {
    const ada = await Client.guest(address, 'Ada');
    const thief = Object.assign(new Client(address), { cookie: ada.cookie });
    await thief.connect();
    const signedOut = await codeOf(ada.fetch('POST', '/api/me/sign-out', { where: 'elsewhere' }));
    await pause(300);
    const { me } = await thief.get<MeAnswer>('/api/me');
    const came = `signing out: ${signedOut}; the copy is ${me === null ? 'a stranger' : 'Ada'}, its socket ${thief.isOpen ? 'open' : 'closed'}`;
    return { came, ok: me === null && !thief.isOpen };
  },
};

/** Leave, sit elsewhere, look, return. */
const hoppingSeats: Attack = {
  name: 'hopping to a seat with another secret hand; a stranger with the link takes a left seat',
  async run({ address }) {
    const [ada, bob, eve, stranger] = await Promise.all(['Ada', 'Bob', 'Eve', 'Stranger'].map((name) => Client.guest(address, name)));
    const { id } = await seatedTable('race-for-the-galaxy', [ada, bob, eve]);
    for (const client of [bob, eve]) await client.post(`/api/tables/${id}/leave`);
    const hop = await codeOf(bob.fetch('POST', `/api/tables/${id}/join`, { seat: 2 }));
    const taken = await codeOf(stranger.fetch('POST', `/api/tables/${id}/join`, { seat: 1 }));
    const back = await codeOf(eve.fetch('POST', `/api/tables/${id}/join`, { seat: 2 }));
    return { came: `hop ${hop}, stranger ${taken}, own seat ${back}`, ok: hop !== 'done' && taken !== 'done' && back === 'done' };
  },
};

const readingMetrics: Attack = {
  name: '/metrics through a proxy',
  settings: { ORRERY_TRUST_PROXY: 'true' },
  async run({ address }) {
    const { status } = await fetch(`${address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    return { came: String(status), ok: status === 404 };
  },
};

export const PEOPLE: readonly Attack[] = [strangeNames, otherSites, oldTokens, hoppingSeats, readingMetrics];
