import { type EveningAnswer, PATHS } from '@orrery/protocol';
import { forgedLines } from '../../test/support/attacks.ts';
import { Client } from '../../test/support/client.ts';
import { seatedTable } from '../../test/support/play.ts';
import { PostSink } from '../../test/support/post-sink.ts';
import { type Attack, until } from '../ground.ts';

/** What would be more than text in a page, a spreadsheet or a messenger. */
const MARKED = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '=1+1',
  '@everyone',
  '[x](https://evil.example)',
] as const;

const PLAN = { game: 'theseus', format: 'swiss', seats: 2, rounds: 1, through: 1, isRated: false, hasBots: false, goesOn: false };

/** An answer that no browser reads as a page, and that runs nothing if one does. */
function isInert({ headers }: Response): boolean {
  const scripts = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  const isPage = !/^(?:application\/json|text\/csv)/.test(headers.get('content-type') ?? '');
  return !isPage && headers.get('x-content-type-options') === 'nosniff' && scripts === "'self'";
}

const markup: Attack = {
  name: `${MARKED.length} names and lines of chat of script, markup, formulas and mentions`,
  settings: { ORRERY_RATE_FACTOR: '100' },
  async run({ address }) {
    const clients = await Promise.all(MARKED.map((name) => Client.guest(address, name)));
    const { evening } = await clients[0].post<EveningAnswer>(PATHS.evenings, { name: MARKED[0], isPublic: true, plan: PLAN });
    for (const client of clients) await client.post(PATHS.joinEvening(evening.id), {});
    const { id } = await seatedTable('not-alone', clients);
    const heard: string[] = [];
    clients[1].on((message) => {
      if (message.type === 'said') heard.push(message.text);
    });
    for (const [index, text] of MARKED.entries()) clients[index].say({ type: 'say', match: id, text });
    await until(() => heard.length === MARKED.length);
    const paths = [PATHS.me, PATHS.table(id), PATHS.evening(evening.id), PATHS.exportEvening(evening.id, 'json'), PATHS.ownData];
    const csv = await clients[0].fetch('GET', PATHS.exportEvening(evening.id, 'csv'));
    const answers = [csv, ...(await Promise.all(paths.map((path) => clients[0].fetch('GET', path))))];
    const inert = answers.filter(isInert).length;
    const isText = /,'=1\+1,/.test(await csv.text()) && heard.every((text) => MARKED.some((one) => one === text));
    const came = `passed on as text ${heard.length} times; ${answers.length - inert} of ${answers.length} answers a page to a browser; in a spreadsheet ${isText ? 'text' : 'a formula'}`;
    return { came, ok: heard.length === MARKED.length && inert === answers.length && isText };
  },
};

const forgedHouse: Attack = {
  name: 'lines of chat that would pass for a word of the house, in five ways',
  async run({ address }) {
    const [ada, bob] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
    const { id } = await seatedTable('alien-frontiers', [ada, bob]);
    const heard: string[] = [];
    bob.on((message) => {
      if (message.type === 'said') heard.push(`${message.name}: ${message.text}`);
    });
    for (const line of forgedLines(id)) ada.sayText(JSON.stringify(line));
    ada.say({ type: 'say', match: id, text: 'the last' });
    await until(() => heard.includes('Ada: the last'));
    const forged = heard.length - 1;
    return { came: `${forged} of ${forgedLines(id).length} passed on`, ok: forged === 0 };
  },
};

const NAMES = ['@everyone <b>x</b> [y](//e.io)', '<@1234567> /start evil.io **z**'] as const;

/** The part that a name is, as each form writes it; without what makes it mere text nothing that marks up is left. */
const INERT = {
  discord: (text: string): boolean => /^[\p{L}\p{N} ]*$/u.test(text.split(', it is')[0].replaceAll(/\\[^0-9A-Za-z\s]/g, '')),
  telegram: (text: string): boolean => /^<code>[^<>]*<\/code>(?: and <code>[^<>]*<\/code>)?, it is/.test(text),
} as const;

const mentions: Attack = {
  name: 'names of mentions, links and markup in the calls that go to Discord and Telegram',
  settings: { ORRERY_WEBHOOKS: 'loopback', ORRERY_CALL_PAUSE_MS: '0' },
  async run({ address }) {
    const sink = new PostSink();
    await sink.open();
    const [ada, bob] = [await Client.guest(address, NAMES[0]), await Client.guest(address, NAMES[1])];
    const { id } = await ada.createTable({ game: 'not-alone', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const hook = { mentions: {}, locale: 'en', table: id };
    await ada.post(PATHS.hooks, { ...hook, url: `${sink.address}/discord`, form: 'discord' });
    await ada.post(PATHS.hooks, { ...hook, url: `${sink.address}/telegram`, form: 'telegram', chat: '7' });
    await bob.join(id, 1);
    await ada.start(id);
    await until(() => ['/discord', '/telegram'].every((path) => sink.json(path).length > 0));
    const [discord, telegram] = [sink.json('/discord'), sink.json('/telegram')];
    await sink.close();
    const isInertAt = {
      discord: discord.map(
        (post) => INERT.discord(String(post.content)) && JSON.stringify(post.allowed_mentions) === '{"parse":[],"users":[]}',
      ),
      telegram: telegram.map((post) => post.parse_mode === 'HTML' && INERT.telegram(String(post.text))),
    };
    const all = [...isInertAt.discord, ...isInertAt.telegram];
    const marked = all.filter((isInertThere) => !isInertThere).length;
    const came = `${discord.length} and ${telegram.length} sent, in ${marked} of them a name is more than text`;
    return { came, ok: marked === 0 && discord.length > 0 && telegram.length > 0 };
  },
};

export const WORDS: readonly Attack[] = [markup, forgedHouse, mentions];
