import { type AccountAnswer, type CallsAnswer, type MannersAnswer, PATHS } from '@orrery/protocol';
import { keepName } from '../../test/support/account.ts';
import { failedSignIns, toldBy } from '../../test/support/attacks.ts';
import { Client } from '../../test/support/client.ts';
import { type Attack, pause, SITE } from '../ground.ts';

const BOX = 'ada@example.org';
/** Longer than a mail takes that is sent. */
const SENT_MILLISECONDS = 1000;

const bySigningIn: Attack = {
  name: 'who has an account, by four ways to fail at signing in (enumeration)',
  hasMail: true,
  async run({ address }) {
    const { device } = await keepName(await Client.guest(address, 'Ada'), SITE);
    const answers = await failedSignIns(new Client(address), device);
    const told = new Set(await Promise.all(answers.map(toldBy)));
    return {
      came: `${answers.length} failures answered with ${told.size === 1 ? 'the same bytes' : `${told.size} answers`}`,
      ok: told.size === 1,
    };
  },
};

const byMail: Attack = {
  name: 'whose address it is, by asking for a mail to it (enumeration)',
  hasMail: true,
  async run(ground) {
    const { address, mails } = ground;
    const ada = await Client.guest(address, 'Ada');
    await ada.post(PATHS.mail, { mail: BOX, locale: 'en' });
    await ada.post(PATHS.confirmMail, { code: await ground.codeIn(BOX, 1) });
    const stranger = new Client(address);
    const ask = async (mail: string): Promise<string> => toldBy(await stranger.fetch('POST', PATHS.askMail, { mail, locale: 'en' }));
    const isSame = (await ask(BOX)) === (await ask('nobody@example.org'));
    await ground.codeIn(BOX, 2);
    await pause(SENT_MILLISECONDS);
    const came = `${isSame ? 'the same' : 'other'} bytes; ${mails.to(BOX).length - 1} mail to her, ${mails.to('nobody@example.org').length} to nobody`;
    return { came, ok: isSame && mails.to('nobody@example.org').length === 0 };
  },
};

const byName: Attack = {
  name: 'which names are kept, by a guest who takes one that is and one that is not (enumeration)',
  hasMail: true,
  async run({ address }) {
    await keepName(await Client.guest(address, 'Ada'), SITE);
    const eve = await Client.guest(address, 'Eve');
    const take = async (client: Client, name: string): Promise<string> => {
      const told = await toldBy(await client.fetch('POST', PATHS.guest, { name }));
      return told.replaceAll(/"person":"[^"]+"/g, '').replaceAll(name, 'NAME');
    };
    const renamed = (await take(eve, 'Ada')) === (await take(eve, 'Bob'));
    const anew = (await take(new Client(address), 'Ada')) === (await take(new Client(address), 'Bob'));
    const answers = [renamed, anew].filter((isSame) => isSame).length;
    return { came: `${answers} of 2 answered alike but for the name`, ok: renamed && anew };
  },
};

/** A path and what is sent there. */
type Asked = readonly [path: string, body?: object];

const byId: Attack = {
  name: 'what is hidden from one or another’s, against what is not there: pages, friends, sessions, passkeys, addresses, blocks, admins (enumeration)',
  hasMail: true,
  settings: { ORRERY_ADMINS: 'nobody-here' },
  async run({ address }) {
    const [ada, eve] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Eve')];
    for (const client of [ada, eve]) await keepName(client, SITE);
    const { sessions, passkeys } = await ada.get<AccountAnswer>(PATHS.account);
    const hook = { url: 'https://1.1.1.1/', form: 'plain', mentions: {}, locale: 'en' };
    const { addresses } = await ada.post<CallsAnswer>(PATHS.hooks, hook);
    const { people } = await ada.post<MannersAnswer>(PATHS.manners, { whom: { person: eve.person }, how: 'muted' });
    const { id: own } = await eve.createTable({ game: 'theseus', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const [call, session, shun] = [addresses[0].id, sessions[0].id, people[0].id];
    const pairs: readonly (readonly [Asked, Asked])[] = [
      [[PATHS.person(ada.person)], [PATHS.person('nobody')]],
      [[PATHS.admin], ['/api/no-such-thing']],
      [
        [PATHS.suspendPerson(ada.person), { why: 'x' }],
        ['/api/no-such-thing', { why: 'x' }],
      ],
      [
        [PATHS.askFriend, { person: ada.person }],
        [PATHS.askFriend, { person: 'nobody' }],
      ],
      [
        [PATHS.partFriend, { person: ada.person }],
        [PATHS.partFriend, { person: 'nobody' }],
      ],
      [
        [PATHS.invite(own), { person: ada.person }],
        [PATHS.invite(own), { person: 'nobody' }],
      ],
      [
        [PATHS.endSession(session), {}],
        [PATHS.endSession('nobody'), {}],
      ],
      [
        [PATHS.removePasskey, { passkey: passkeys[0].id }],
        [PATHS.removePasskey, { passkey: 'nobody' }],
      ],
      [
        [PATHS.called(call), { isCalled: false }],
        [PATHS.called('nobody'), { isCalled: false }],
      ],
      [
        [PATHS.removeCall(call), {}],
        [PATHS.removeCall('nobody'), {}],
      ],
      [
        [PATHS.tryCall(call), {}],
        [PATHS.tryCall('nobody'), {}],
      ],
      [
        [PATHS.endShun(shun), {}],
        [PATHS.endShun('nobody'), {}],
      ],
    ];
    const told = async ([path, body]: Asked): Promise<string> => toldBy(await eve.fetch(body === undefined ? 'GET' : 'POST', path, body));
    const other: string[] = [];
    for (const [there, nowhere] of pairs) if ((await told(there)) !== (await told(nowhere))) other.push(there[0]);
    const came = `${pairs.length - other.length} of ${pairs.length} pairs answered with the same bytes${other.length === 0 ? '' : ` (not ${other[0]})`}`;
    return { came, ok: other.length === 0 };
  },
};

export const TELLING: readonly Attack[] = [bySigningIn, byMail, byName, byId];
