import { type CallsAnswer, PATHS } from '@orrery/protocol';
import { Client } from '../../test/support/client.ts';
import { PostSink } from '../../test/support/post-sink.ts';
import { PushBrowser } from '../../test/support/push-service.ts';
import { type Attack, codeOf } from '../ground.ts';

/** This machine, one's own network and what clouds answer their machines, as people write them to get past a look at the name. */
const INWARD = [
  'https://127.0.0.1:PORT/',
  'http://127.0.0.1:PORT/',
  'https://localhost:PORT/',
  'https://any.localhost:PORT/',
  'https://127.1:PORT/',
  'https://2130706433:PORT/',
  'https://0x7f000001:PORT/',
  'https://0177.0.0.1:PORT/',
  'https://0.0.0.0:PORT/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]:PORT/',
  'https://[::]:PORT/',
  'https://[::ffff:127.0.0.1]:PORT/',
  'https://[::ffff:7f00:1]:PORT/',
  'https://[::127.0.0.1]:PORT/',
  'https://[64:ff9b::7f00:1]:PORT/',
  'https://[2002:7f00:1::]:PORT/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/latest/',
  'https://user:secret@1.1.1.1/',
  'ftp://127.0.0.1:PORT/',
  'gopher://127.0.0.1:PORT/',
  'file:///etc/passwd',
] as const;

/** Names of these lead there; the server asks its resolver, which is answered by this list. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'loopback.example': ['127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'mixed.example': ['1.1.1.1', '127.0.0.1'],
  'cloud.example': ['169.254.169.254'],
  'house.example': ['10.0.0.1', 'fd00::1'],
};

/** A name that leads outside, so that it shows that the list above is what the server reads. */
const OUTSIDE = { 'outside.example': ['1.1.1.1'] } as const;

/** Loaded before the server: the resolver of its machine as a stranger's name server would have it. */
const RESOLVER = `import { Resolver } from 'node:dns/promises';
const names = ${JSON.stringify({ ...NAMES, ...OUTSIDE })};
const of = (host, isFour) => (names[host] ?? []).filter((one) => one.includes(':') !== isFour);
Resolver.prototype.resolve4 = async (host) => of(host, true);
Resolver.prototype.resolve6 = async (host) => of(host, false);`;

const hookAt = (url: string) => ({ url, form: 'plain', mentions: {}, locale: 'en' });

const REFUSED = '400 target-refused';
/** What is no address of the web at all. */
const NOT_READ = '400 bad-request';

interface Tried {
  readonly taken: readonly string[];
  /** Refused, but not for the address: nothing would be known of it. */
  readonly otherwise: readonly string[];
  readonly reached: number;
}

/** As a webhook, and as the push service of a browser whose keys are in order. */
async function given(guest: Client, url: string): Promise<readonly [string, string]> {
  const push = { ...new PushBrowser(url).subscription, locale: 'en' };
  return [await codeOf(guest.fetch('POST', PATHS.hooks, hookAt(url))), await codeOf(guest.fetch('POST', PATHS.push, push))];
}

/** Each both ways; and what was taken is tried. */
async function trying(address: string, urls: readonly string[]): Promise<Tried> {
  const sink = new PostSink();
  await sink.open();
  const guest = await Client.guest(address, 'Eve');
  const { port } = new URL(sink.address);
  const [taken, otherwise]: [string[], string[]] = [[], []];
  for (const url of urls.map((one) => one.replace('PORT', port))) {
    for (const code of await given(guest, url)) {
      if (code === 'done') taken.push(url);
      else if (code !== (url.startsWith('http') ? REFUSED : NOT_READ)) otherwise.push(`${url}: ${code}`);
    }
  }
  const { addresses } = await guest.get<CallsAnswer>(PATHS.calls);
  for (const { id } of addresses) await guest.fetch('POST', PATHS.tryCall(id), {});
  const reached = sink.posts.length;
  await sink.close();
  return { taken, otherwise, reached };
}

/** And one that leads outside is taken both ways: nothing but the address is wrong with the others. */
async function cameOf(address: string, { taken, otherwise, reached }: Tried, tries: { readonly all: number; readonly outside: string }) {
  const outside = new Set(await given(await Client.guest(address, 'Ada'), tries.outside));
  const others = [...taken, ...otherwise];
  const told = others.length === 0 ? '' : ` (${others[0]})`;
  const came = `${taken.length} of ${2 * tries.all} taken${told}, ${reached} requests arrived inside`;
  const isOut = outside.size === 1 && outside.has('done');
  return { came: `${came}; one that leads outside: ${[...outside].join(', ')}`, ok: others.length === 0 && reached === 0 && isOut };
}

const callingInward: Attack = {
  name: `webhooks and pushes to ${INWARD.length} forms of this machine, its network and a cloud’s metadata (SSRF)`,
  settings: { ORRERY_RATE_FACTOR: '100' },
  async run({ address }) {
    return cameOf(address, await trying(address, INWARD), { all: INWARD.length, outside: 'https://1.1.1.1/' });
  },
};

const namesInward: Attack = {
  name: `webhooks and pushes to ${Object.keys(NAMES).length} names whose addresses lead inside, all or one of them (SSRF)`,
  settings: { ORRERY_RATE_FACTOR: '100', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(RESOLVER)}` },
  async run({ address }) {
    const urls = Object.keys(NAMES).map((name) => `https://${name}:PORT/`);
    return cameOf(address, await trying(address, urls), { all: urls.length, outside: `https://${Object.keys(OUTSIDE)[0]}/` });
  },
};

/** Where the server may call this machine at all, as in tests: what answers sends it on to another port. */
const followingRedirects: Attack = {
  name: 'a webhook that answers with a redirect to another port of this machine, by 301, 302, 303, 307 and 308 (SSRF)',
  settings: { ORRERY_RATE_FACTOR: '100', ORRERY_WEBHOOKS: 'loopback' },
  async run({ address }) {
    const [front, inside] = [new PostSink(), new PostSink()];
    await Promise.all([front.open(), inside.open()]);
    const guest = await Client.guest(address, 'Eve');
    for (const status of [301, 302, 303, 307, 308]) {
      front.answer = (_, response) => void response.writeHead(status, { location: `${inside.address}/secret` }).end();
      await guest.fetch('POST', PATHS.hooks, hookAt(`${front.address}/${status}`));
      const { addresses } = await guest.get<CallsAnswer>(PATHS.calls);
      for (const { id } of addresses) {
        await guest.fetch('POST', PATHS.tryCall(id), {});
        await guest.fetch('POST', PATHS.removeCall(id), {});
      }
    }
    const came = `${front.posts.length} requests arrived at the first, ${inside.posts.length} at the second`;
    await Promise.all([front.close(), inside.close()]);
    return { came, ok: front.posts.length === 5 && inside.posts.length === 0 };
  },
};

export const OUTWARD: readonly Attack[] = [callingInward, namesInward, followingRedirects];
