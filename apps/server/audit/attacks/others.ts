import {
  type AccountAnswer,
  type CallsAnswer,
  type MannersAnswer,
  type MeAnswer,
  PATHS,
  type SharedStudiesAnswer,
  type Table,
} from '@orrery/protocol';
import { ROUTES } from '../../test/support/access-table.ts';
import { keepName } from '../../test/support/account.ts';
import { fromAnotherSite, SPOKEN_FOR_A_SEAT, spokenBy } from '../../test/support/attacks.ts';
import { Client, type RequestMessage } from '../../test/support/client.ts';
import { seatedTable } from '../../test/support/play.ts';
import { studied } from '../../test/support/shared-study.ts';
import { type Attack, codeOf, SITE } from '../ground.ts';

const me = async (client: Client) => (await client.get<MeAnswer>(PATHS.me)).me;

/** By who sits elsewhere, who only has the link, and who has not even a name. */
const othersSeats: Attack = {
  name: 'everything that is said for a seat, and every request about one, by an opponent, a guest and a stranger (another’s seat)',
  async run({ address }) {
    const [ada, bob, eve] = await Promise.all(['Ada', 'Bob', 'Eve'].map((name) => Client.guest(address, name)));
    const { id } = await seatedTable('race-for-the-galaxy', [ada, bob]);
    const before = ada.updateOf(id);
    const { asked } = before;
    const nameless = new Client(address);
    for (const client of [eve, nameless]) {
      await client.connect();
      await client.watch(id);
    }
    const others = [bob, eve, nameless];
    const done: string[] = [];
    for (const client of others) {
      for (const type of SPOKEN_FOR_A_SEAT) {
        const { request: _, ...example } = { request: '', ...spokenBy(type, { match: id, seat: 0 }) };
        // What she would be let do at this moment.
        const hers = type === 'act' && asked !== undefined ? { decision: asked.id, actions: [asked.legal[0]] } : {};
        if ((await client.request({ ...example, ...hers } as RequestMessage)).type === 'done') done.push(type);
      }
      const requests: readonly (readonly [string, object])[] = [
        [PATHS.seat(id, 0), { kind: 'open' }],
        [PATHS.seat(id, 0), { kind: 'bot', level: 'random' }],
        [PATHS.join(id), { seat: 0 }],
      ];
      for (const [path, body] of requests) if ((await codeOf(client.fetch('POST', path, body))) === 'done') done.push(path);
    }
    const { table } = await ada.get<{ readonly table: Table }>(PATHS.table(id));
    const [seat] = table.seats;
    const isHers = seat.kind === 'person' && seat.person === ada.person && ada.updateOf(id).seq === before.seq;
    const came = `${done.length} of ${others.length * (SPOKEN_FOR_A_SEAT.length + 3)} done${done.length === 0 ? '' : ` (${done[0]})`}, the match ${isHers ? 'as before' : 'changed'}`;
    return { came, ok: done.length === 0 && isHers };
  },
};

const BOX = 'ada-alone@example.org';

const othersData: Attack = {
  name: 'reading and ending what is another’s: data, sessions, passkeys, addresses, blocks, studies, the account (another’s data)',
  hasMail: true,
  settings: { ORRERY_RATE_FACTOR: '100' },
  async run(ground) {
    const { address } = ground;
    const [ada, eve] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Eve')];
    for (const client of [ada, eve]) await keepName(client, SITE);
    await ada.post(PATHS.mail, { mail: BOX, locale: 'en' });
    await ada.post(PATHS.confirmMail, { code: await ground.codeIn(BOX, 1) });
    const { sessions, passkeys } = await ada.get<AccountAnswer>(PATHS.account);
    const hook = { url: 'https://1.1.1.1/ada-alone', form: 'plain', mentions: {}, locale: 'en' };
    const call = (await ada.post<CallsAnswer>(PATHS.hooks, hook)).addresses.find(({ kind }) => kind === 'hook')?.id ?? '';
    const shun = (await ada.post<MannersAnswer>(PATHS.manners, { whom: { person: eve.person }, how: 'muted' })).people[0].id;
    const { made: study = '' } = await ada.post<SharedStudiesAnswer>(PATHS.studies, { studied: studied() });
    const secrets = [BOX, 'ada-alone', sessions[0].id, passkeys[0].id, call, shun, study, ada.cookie.split('=')[1]];
    const strangers = [eve, new Client(address)];
    let [read, told, done] = [0, 0, 0];
    for (const client of strangers) {
      for (const path of [...OWN_PATHS, PATHS.person(ada.person)]) {
        const answer = await (await client.fetch('GET', `${path}?person=${ada.person}&id=${ada.person}`)).text();
        read += 1;
        if (secrets.some((secret) => answer.includes(secret))) told += 1;
      }
      const deeds: readonly (readonly [string, object])[] = [
        [PATHS.endSession(sessions[0].id), {}],
        [PATHS.removePasskey, { passkey: passkeys[0].id }],
        [PATHS.called(call), { isCalled: false }],
        [PATHS.removeCall(call), {}],
        [PATHS.tryCall(call), {}],
        [PATHS.endShun(shun), {}],
        [PATHS.removeStudy(study), {}],
        [PATHS.deleteMe, { name: 'Ada' }],
      ];
      for (const [path, body] of deeds) if ((await codeOf(client.fetch('POST', path, body))) === 'done') done += 1;
    }
    // They are there: she finds all of it herself.
    const own = (await Promise.all(OWN_PATHS.map(async (path) => (await ada.fetch('GET', path)).text()))).join();
    const isThere = secrets.slice(2, -1).every((secret) => own.includes(secret)) && own.includes(BOX);
    const came = `in ${read} answers ${told} times something of hers, ${done} of 16 deeds done, ${isThere ? 'all of it still hers' : 'something is gone'}`;
    return { came, ok: told === 0 && done === 0 && isThere };
  },
};

const OWN_PATHS = [
  PATHS.ownData,
  PATHS.account,
  PATHS.calls,
  PATHS.manners,
  PATHS.friends,
  PATHS.rest,
  PATHS.studies,
  PATHS.seek,
  PATHS.finished(),
] as const;

/** As forms send it, which need not ask first. */
const AS_FORM = { headers: { 'content-type': 'text/plain' } } as const;

const everyRequest: Attack = {
  name: 'a page of another site sends every request there is with a visitor’s cookie, as JSON, as a form and without a site, and reads every answer',
  hasMail: true,
  settings: { ORRERY_RATE_FACTOR: '100' },
  async run({ address }) {
    const ada = await Client.guest(address, 'Ada');
    await keepName(ada, SITE);
    const routes = [...new Set(Object.keys(ROUTES).map((row) => row.split(', ')[0]))].map((route) =>
      route.replaceAll(/:\w+/g, 'x').split(' '),
    );
    const [asked, read] = [routes.filter(([method]) => method === 'POST'), routes.filter(([method]) => method === 'GET')];
    let [sent, heard, readable] = [0, 0, 0];
    for (const [, path] of asked) {
      for (const init of [{}, AS_FORM, { headers: { origin: 'null' } }]) {
        sent += 1;
        if ((await codeOf(fromAnotherSite(ada, path, init))) !== '403 not-allowed') heard += 1;
      }
    }
    for (const [, path] of read) {
      const { headers } = await fromAnotherSite(ada, path, { method: 'GET' });
      if (headers.has('access-control-allow-origin') || headers.get('cross-origin-resource-policy') !== 'same-origin') readable += 1;
    }
    const isThere = (await me(ada))?.person === ada.person;
    const came = `${heard} of ${sent} heard, ${readable} of ${read.length} answers readable, the account ${isThere ? 'as before' : 'gone'}`;
    return { came, ok: heard === 0 && readable === 0 && isThere };
  },
};

export const OTHERS: readonly Attack[] = [othersSeats, othersData, everyRequest];
