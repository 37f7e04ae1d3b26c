import { type CallsAnswer, PATHS } from '@orrery/protocol';
import { keepName } from '../../test/support/account.ts';
import { Client } from '../../test/support/client.ts';
import { seatedTable } from '../../test/support/play.ts';
import { PostSink } from '../../test/support/post-sink.ts';
import { type Attack, codeOf, pause, SITE, until } from '../ground.ts';

/** How many of these were heard, which is anything but too many. */
async function heardOf(count: number, send: (number: number) => Promise<Response>): Promise<number> {
  let heard = 0;
  for (let number = 0; number < count; number++) if (!(await codeOf(send(number))).startsWith('429')) heard += 1;
  return heard;
}

interface Flood {
  /** What is sent so often by one browser. */
  readonly what: string;
  readonly count: number;
  /** How many are heard at once, and in a minute after that. */
  readonly most: number;
  readonly send: (client: Client, number: number) => Promise<Response>;
  readonly isAccount?: true;
}

const WISH = { games: [{ game: 'theseus', seats: [2] }], clocks: ['calm'], rated: 'either', soon: 'now' };

const ALIKE: readonly Flood[] = [
  {
    what: 'recovery codes guessed',
    count: 60,
    most: 20,
    send: (client, number) => client.fetch('POST', PATHS.signInByCode, { code: `AAAA-${number}` }),
  },
  {
    what: 'codes by mail guessed',
    count: 60,
    most: 20,
    send: (client, number) => client.fetch('POST', PATHS.signInByMail, { code: `AAAA-${number}` }),
  },
  { what: 'challenges for passkeys', count: 60, most: 20, send: (client) => client.fetch('POST', PATHS.signInOptions, {}) },
  {
    what: 'names tried by an account, to learn which are kept',
    count: 60,
    most: 20,
    isAccount: true,
    send: (client, number) => client.fetch('POST', PATHS.guest, { name: `Mallory ${number}` }),
  },
  { what: 'files of one’s own data', count: 30, most: 6, send: (client) => client.fetch('GET', PATHS.ownData) },
  { what: 'searches for opponents', count: 100, most: 60, send: (client) => client.fetch('POST', PATHS.seek, WISH) },
  {
    what: 'links that make a friend',
    count: 60,
    most: 30,
    send: (client) => client.fetch('POST', PATHS.friendLink, {}),
  },
];

const alike = ALIKE.map(({ what, count, most, send, isAccount }): Attack => {
  return {
    name: `${count} ${what} (flood)`,
    hasMail: true,
    async run({ address }) {
      const client = await Client.guest(address, 'Eve');
      if (isAccount === true) await keepName(client, SITE);
      const start = performance.now();
      const heard = await heardOf(count, (number) => send(client, number));
      const minutes = (performance.now() - start) / 60_000;
      return { came: `${heard} heard`, ok: heard > 0 && heard <= most + Math.ceil(most * minutes) };
    },
  };
});

const BOX = 'victim@example.org';
/** Longer than a mail takes that is sent. */
const SENT_MILLISECONDS = 1000;

/** Each from an address of its own, so that only what goes to one box can stop them. */
const fillingABox: Attack = {
  name: '30 mails asked for to one address, by browsers from 30 addresses (flood)',
  hasMail: true,
  settings: { ORRERY_TRUST_PROXY: '1' },
  async run({ address, mails }) {
    const ask = (number: number, mail: string, path: string, cookie = ''): Promise<Response> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number}`, cookie };
      return fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify({ mail, locale: 'en' }) });
    };
    const answers: string[] = [];
    for (let number = 0; number < 30; number++) {
      const { cookie } = await Client.guest(address, `Eve ${number}`);
      answers.push(await codeOf(ask(number, BOX, PATHS.mail, cookie)));
    }
    await until(() => mails.to(BOX).length >= 4);
    await pause(SENT_MILLISECONDS);
    const [alike] = new Set(answers);
    const came = `all answered ${alike}, ${mails.to(BOX).length} sent`;
    return { came, ok: new Set(answers).size === 1 && mails.to(BOX).length === 4 };
  },
};

const tryingCalls: Attack = {
  name: '30 tries of a webhook, by its owner (flood)',
  settings: { ORRERY_WEBHOOKS: 'loopback' },
  async run({ address }) {
    const sink = new PostSink();
    const url = await sink.open();
    const client = await Client.guest(address, 'Eve');
    const { addresses } = await client.post<CallsAnswer>(PATHS.hooks, { url, form: 'plain', mentions: {}, locale: 'en' });
    await heardOf(30, () => client.fetch('POST', PATHS.tryCall(addresses[0].id), {}));
    await sink.close();
    return { came: `${sink.posts.length} arrived`, ok: sink.posts.length === 6 };
  },
};

const LINES = 200;

const talking: Attack = {
  name: `${LINES} lines of chat by one person in five tabs (flood)`,
  async run({ address }) {
    const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Eve')];
    const { id } = await seatedTable('alien-frontiers', clients);
    const tabs = Array.from({ length: 5 }, () => Object.assign(new Client(address), { cookie: clients[1].cookie }));
    for (const tab of tabs) {
      await tab.connect();
      await tab.watch(id);
    }
    let heard = 0;
    clients[0].on(({ type }) => {
      if (type === 'said') heard += 1;
    });
    const start = performance.now();
    for (let line = 0; line < LINES; line++) tabs[line % tabs.length].say({ type: 'say', match: id, text: `${line}` });
    await pause(1000);
    const seconds = (performance.now() - start) / 1000;
    return { came: `${heard} passed on`, ok: heard > 0 && heard <= 6 + Math.ceil(seconds / 2) };
  },
};

const reporting: Attack = {
  name: '30 reports of one person by another (flood)',
  async run({ address }) {
    const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Eve')];
    const { id } = await seatedTable('alien-frontiers', clients);
    const taken = await heardOf(30, () => clients[1].fetch('POST', PATHS.reports, { whom: { match: id, seat: 0 }, why: 'x' }));
    return { came: `${taken} taken`, ok: taken > 0 && taken <= 10 };
  },
};

export const FLOODS: readonly Attack[] = [...alike, fillingABox, tryingCalls, talking, reporting];
