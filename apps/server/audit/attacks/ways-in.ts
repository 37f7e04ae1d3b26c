import { type FriendLinkAnswer, type FriendsAnswer, type MeAnswer, PATHS } from '@orrery/protocol';
import { challenge, keepName, signIn } from '../../test/support/account.ts';
import { forgedOf, sixAtOnce } from '../../test/support/attacks.ts';
import { Authenticator } from '../../test/support/authenticator.ts';
import { Client } from '../../test/support/client.ts';
import { type Attack, codeOf, type Ground, SITE } from '../ground.ts';

const BOX = 'ada@example.org';

const me = async (client: Client) => (await client.get<MeAnswer>(PATHS.me)).me;
const lets = (codes: readonly string[]): number => codes.filter((code) => code === 'done').length;

/** Somebody who keeps a name by a passkey, and by this box. */
async function accountOf(ground: Ground) {
  const client = await Client.guest(ground.address, 'Ada');
  const kept = await keepName(client, SITE);
  await client.post(PATHS.mail, { mail: BOX, locale: 'en' });
  await client.post(PATHS.confirmMail, { code: await ground.codeIn(BOX, 1) });
  return { client, ...kept };
}

async function mailFor(ground: Ground, browser: Client, number: number): Promise<string> {
  await browser.post(PATHS.askMail, { mail: BOX, locale: 'en' });
  return ground.codeIn(BOX, number);
}

const plantedCookies: Attack = {
  name: 'a cookie planted in a browser before its owner signs in there, by passkey, by code and by mail (session fixation)',
  hasMail: true,
  async run(ground) {
    const { address } = ground;
    const { client: ada, device, codes } = await accountOf(ground);
    const ways: readonly ((victim: Client) => Promise<unknown>)[] = [
      (victim) => signIn(victim, device),
      (victim) => victim.post(PATHS.signInByCode, { code: codes[0] }),
      async (victim) => victim.post(PATHS.signInByMail, { code: await mailFor(ground, victim, 2) }),
    ];
    let [own, nobody] = [0, 0];
    for (const enter of ways) {
      const eve = await Client.guest(address, 'Eve');
      const victim = Object.assign(new Client(address), { cookie: eve.cookie });
      await enter(victim);
      if (victim.cookie !== eve.cookie && (await me(victim))?.person === ada.person) own += 1;
      if ((await me(eve)) === null) nobody += 1;
    }
    const invented = Object.assign(new Client(address), { cookie: `orrery_person=${'A'.repeat(43)}` });
    await invented.fetch('POST', PATHS.guest, { name: 'Bob' });
    const isAdopted = invented.cookie.endsWith('A'.repeat(43));
    const came = `${own} of 3 had a cookie of their own afterwards, who planted one was nobody ${nobody} times; an invented one was ${isAdopted ? '' : 'not '}taken over`;
    return { came, ok: own === 3 && nobody === 3 && !isAdopted };
  },
};

const copiedGuest: Attack = {
  name: 'a copied cookie of a guest, after they kept their name',
  hasMail: true,
  async run({ address }) {
    const ada = await Client.guest(address, 'Ada');
    const thief = Object.assign(new Client(address), { cookie: ada.cookie });
    await thief.connect();
    const closed = thief.lost().catch(() => undefined);
    await keepName(ada, SITE);
    await closed;
    const found = await me(thief);
    return { came: `the copy is ${found === null ? 'a stranger' : found.name}, its socket closed`, ok: found === null && !thief.isOpen };
  },
};

const passkeyAnswers: Attack = {
  name: 'the answer of a passkey, again and six times at once, and forged in five ways (replay)',
  hasMail: true,
  async run(ground) {
    const { address } = ground;
    const { device } = await accountOf(ground);
    const send = (answer: object, by = new Client(address)): Promise<string> => codeOf(by.fetch('POST', PATHS.signInByPasskey, answer));
    const thief = new Client(address);
    const once = device.answer(await challenge(thief));
    const [first, again] = [await send(once), await send(once)];
    const fresh = device.answer(await challenge(thief));
    const atOnce = lets(await sixAtOnce(() => send(fresh)));
    const eve = await Client.guest(address, 'Eve');
    const { options } = await eve.post<{ readonly options: { readonly challenge: string } }>(PATHS.passkeyOptions);
    const forged = [
      await send(device.answer(await challenge(thief), 'https://evil.example')),
      await send(device.answer({ challenge: Buffer.from('made up').toString('base64url') })),
      await send(forgedOf(device, SITE).answer(await challenge(thief))),
      await send(new Authenticator(SITE).answer(await challenge(thief))),
      // Another's passkey as one's own.
      await codeOf(eve.fetch('POST', PATHS.passkeys, device.create(options))),
    ];
    const came = `first ${first}, again ${again}, six at once: ${atOnce} let in, forged: ${lets(forged)} of ${forged.length}`;
    return { came, ok: first === 'done' && again !== 'done' && atOnce === 1 && lets(forged) === 0 };
  },
};

const recoveryCodes: Attack = {
  name: 'a recovery code, again and six times at once (replay)',
  hasMail: true,
  async run(ground) {
    const { codes } = await accountOf(ground);
    const send = (code: string): Promise<string> => codeOf(new Client(ground.address).fetch('POST', PATHS.signInByCode, { code }));
    const [first, again] = [await send(codes[0]), await send(codes[0])];
    const atOnce = lets(await sixAtOnce(() => send(codes[1])));
    return {
      came: `first ${first}, again ${again}, six at once: ${atOnce} let in`,
      ok: first === 'done' && again !== 'done' && atOnce === 1,
    };
  },
};

const mailLinks: Attack = {
  name: 'a link by mail in another browser, in one that asked for itself, again and six times at once (replay)',
  hasMail: true,
  async run(ground) {
    const { address } = ground;
    await accountOf(ground);
    const send = (browser: Client, code: string): Promise<string> => codeOf(browser.fetch('POST', PATHS.signInByMail, { code }));
    const [phone, thief, other] = [new Client(address), new Client(address), new Client(address)];
    const code = await mailFor(ground, phone, 2);
    await mailFor(ground, other, 3);
    const elsewhere = [await send(thief, code), await send(other, code)];
    const asked = new Map(phone.otherCookies);
    const first = await send(phone, code);
    for (const [name, value] of asked) phone.otherCookies.set(name, value);
    const again = await send(phone, code);
    const tablet = new Client(address);
    const fresh = await mailFor(ground, tablet, 4);
    const atOnce = lets(await sixAtOnce(() => send(tablet, fresh)));
    const came = `elsewhere ${[...new Set(elsewhere)].join(', ')}; where it was asked for ${first}, again ${again}, six at once: ${atOnce} let in`;
    return { came, ok: lets(elsewhere) === 0 && first === 'done' && again !== 'done' && atOnce === 1 };
  },
};

const confirmations: Attack = {
  name: 'a confirmation by mail, sent by somebody else, again and six times at once (replay)',
  hasMail: true,
  async run(ground) {
    const { address } = ground;
    const [ada, eve] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Eve')];
    await ada.post(PATHS.mail, { mail: BOX, locale: 'en' });
    const code = await ground.codeIn(BOX, 1);
    const stolen = await codeOf(eve.fetch('POST', PATHS.confirmMail, { code }));
    const atOnce = lets(await sixAtOnce(() => codeOf(ada.fetch('POST', PATHS.confirmMail, { code }))));
    const again = await codeOf(ada.fetch('POST', PATHS.confirmMail, { code }));
    const came = `somebody else ${stolen}, six at once: ${atOnce} taken, again ${again}`;
    return { came, ok: stolen !== 'done' && atOnce === 1 && again !== 'done' };
  },
};

const friendLinks: Attack = {
  name: 'a link that makes one friend, opened by six at once and by a seventh (replay)',
  async run({ address }) {
    const ada = await Client.guest(address, 'Ada');
    const { code } = await ada.post<FriendLinkAnswer>(PATHS.friendLink, {});
    const accept = async (): Promise<string> => codeOf((await Client.guest(address, 'Eve')).fetch('POST', PATHS.acceptFriend, { code }));
    await sixAtOnce(accept);
    const again = await accept();
    const { friends } = await ada.get<FriendsAnswer>(PATHS.friends);
    return { came: `${friends.length} became a friend, the seventh ${again}`, ok: friends.length === 1 && again !== 'done' };
  },
};

export const WAYS_IN: readonly Attack[] = [
  plantedCookies,
  copiedGuest,
  passkeyAnswers,
  recoveryCodes,
  mailLinks,
  confirmations,
  friendLinks,
];
