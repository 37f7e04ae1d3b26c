import type { Json } from '@orrery/engine';
import {
  type AccountAnswer,
  type AdminAnswer,
  type CallsAnswer,
  type EveningAnswer,
  type FriendLinkAnswer,
  type MannersAnswer,
  PATHS,
  type SharedStudiesAnswer,
} from '@orrery/protocol';
import { expect } from 'vitest';
import type { Thing, Who } from './access-table.ts';
import { keepName, signIn } from './account.ts';
import type { Authenticator } from './authenticator.ts';
import { Client } from './client.ts';
import { PushBrowser } from './push-service.ts';
import { studied } from './shared-study.ts';
import { codeIn, type SmtpSink } from './smtp-sink.ts';
import { soon } from './soon.ts';

export const SITE = 'https://play.example.org';
const GAME = 'alien-frontiers';

export interface Ground {
  readonly address: string;
  /** `absent` makes the tables of `deputy` and goes away; `friend` is everybody's. */
  readonly people: Readonly<Record<Who | 'friend' | 'absent', Client>>;
  /** Of the host. */
  readonly device: Authenticator;
  readonly mails: SmtpSink;
  /** Where webhooks and pushes may go. */
  readonly sink: string;
  /** Whoever is not here by then has been away for so long that others stand in for them. */
  readonly untilAway: () => void;
}

/** What a row calls by these names. */
export type Ids = Readonly<Record<string, Json>>;

/** Something new for this one to try. */
export async function made(thing: Thing, who: Who, ground: Ground): Promise<Ids> {
  const ids = await MAKERS[thing](ground, who);
  if (who === 'deputy') ground.untilAway();
  return ids;
}

/** Nobody has many tables open at a time: a host who stands up and leaves closes it. */
export async function takenAway({ table }: Ids, who: Who, { people }: Ground): Promise<void> {
  if (typeof table !== 'string') return;
  for (const _ of ['stands up', 'leaves']) await hostFor(who, people).fetch('POST', PATHS.leave(table), {});
}

const hostFor = (who: Who, people: Ground['people']): Client => (who === 'deputy' ? people.absent : people.host);
const sitterFor = (who: Who, people: Ground['people']): Client => (who === 'deputy' ? people.deputy : people.seat);

type Maker = (ground: Ground, who: Who) => Promise<Ids>;

const MAKERS: { readonly [Kind in Thing]: Maker } = {
  none: async () => ({}),
  'open-table': (ground, who) => table(ground, who, 1),
  'full-table': (ground, who) => table(ground, who, 0),
  match,
  'ended-match': endedMatch,
  evening,
  passkey: async ({ people }) => ({ passkey: (await keepName(people.host, SITE)).device.id.toString('base64url') }),
  session,
  call,
  shun,
  study,
  mail: confirmedMail,
  'asked-mail': askedMail,
  'mail-code': mailCode,
  newcomer,
  'suspended-newcomer': suspendedNewcomer,
  'newcomers-link': newcomersLink,
  'newcomers-table': newcomersTable,
  report,
};

async function table({ people, sink }: Ground, who: Who, spare: number): Promise<Ids> {
  const [host, sitter] = [hostFor(who, people), sitterFor(who, people)];
  const open = Array.from({ length: spare + 1 }, () => ({ kind: 'open' }) as const);
  const { id } = await host.createTable({ game: GAME, seats: [{ kind: 'me' }, ...open], isPublic: true });
  await sitter.join(id, 1);
  const others = who === 'deputy' ? '0' : '1';
  return { table: id, game: GAME, host: host.person, friend: people.friend.person, seat: '2', others, sink: `${sink}/table` };
}

async function match(ground: Ground, who: Who): Promise<Ids> {
  const ids = await table(ground, who, 0);
  await hostFor(who, ground.people).start(String(ids.table));
  return ids;
}

async function endedMatch(ground: Ground, who: Who): Promise<Ids> {
  const ids = await match(ground, who);
  const host = hostFor(who, ground.people);
  await host.connect();
  await host.watch(String(ids.table));
  const { type } = await host.request({ type: 'resign', match: String(ids.table), seat: 0 });
  await host.close();
  if (type !== 'done') throw new Error('the match is not over');
  return ids;
}

async function evening({ people }: Ground, who: Who): Promise<Ids> {
  const plan = { game: GAME, format: 'swiss', seats: 2, rounds: 2, through: 1, isRated: false, hasBots: false, goesOn: false };
  const made = await people.host.post<EveningAnswer>(PATHS.evenings, { name: 'An evening', isPublic: true, plan });
  const { id } = made.evening;
  for (const one of [people.host, sitterFor(who, people), people.helper]) await one.post(PATHS.joinEvening(id), {});
  await people.host.post(PATHS.help(id), { number: 2, helps: true });
  return { evening: id, form: 'csv' };
}

async function session({ address, people, device }: Ground): Promise<Ids> {
  await signIn(new Client(address), device);
  const { sessions } = await people.host.get<AccountAnswer>(PATHS.account);
  return { session: sessions.find(({ isThis }) => !isThis)?.id ?? '' };
}

async function call({ people: { host }, sink }: Ground, who: Who): Promise<Ids> {
  const { addresses } = await host.get<CallsAnswer>(PATHS.calls);
  for (const { id, kind } of addresses) if (kind !== 'mail') await host.post(PATHS.removeCall(id), {});
  const made = await host.post<CallsAnswer>(PATHS.hooks, { url: `${sink}/host`, form: 'plain', mentions: {}, locale: 'en' });
  const address = made.addresses.find(({ kind }) => kind === 'hook')?.id ?? '';
  return { address, sink: `${sink}/own`, push: { ...new PushBrowser(`${sink}/push/${who}`).subscription, locale: 'en' } };
}

async function shun(ground: Ground): Promise<Ids> {
  const { person } = await newcomer(ground);
  const { people } = await ground.people.host.post<MannersAnswer>(PATHS.manners, { whom: { person }, how: 'muted' });
  return { shun: people[0].id };
}

async function study({ people }: Ground): Promise<Ids> {
  const { made: id = '' } = await people.host.post<SharedStudiesAnswer>(PATHS.studies, { studied: studied() });
  return { study: id, studied: studied() };
}

let boxes = 0;

/** The newest mail there, once so many have come. */
async function mailIn({ mails }: Ground, box: string, count: number): Promise<string> {
  await soon(() => expect(mails.to(box)).toHaveLength(count));
  return codeIn(mails.to(box)[count - 1]);
}

/** A box of its own every time: to one not many mails go. */
async function askedMail(ground: Ground): Promise<Ids> {
  boxes += 1;
  const box = `host-${boxes}@example.org`;
  await ground.people.host.post(PATHS.mail, { mail: box, locale: 'en' });
  return { code: await mailIn(ground, box, 1), box };
}

async function confirmedMail(ground: Ground): Promise<Ids> {
  const { code, box } = await askedMail(ground);
  await ground.people.host.post(PATHS.confirmMail, { code });
  return { box };
}

async function mailCode(ground: Ground): Promise<Ids> {
  const { box } = await confirmedMail(ground);
  await ground.people.host.post(PATHS.askMail, { mail: box, locale: 'en' });
  return { code: await mailIn(ground, String(box), 2) };
}

async function newcomer({ address }: Ground): Promise<Ids> {
  return { person: (await Client.guest(address, 'Newcomer')).person };
}

async function suspendedNewcomer(ground: Ground): Promise<Ids> {
  const ids = await newcomer(ground);
  await ground.people.admin.post(PATHS.suspendPerson(String(ids.person)), { why: 'Insults' });
  return ids;
}

async function newcomersLink({ address }: Ground): Promise<Ids> {
  const { code } = await (await Client.guest(address, 'Newcomer')).post<FriendLinkAnswer>(PATHS.friendLink, {});
  return { code };
}

async function newcomersTable({ address }: Ground): Promise<Ids> {
  const client = await Client.guest(address, 'Newcomer');
  const { id } = await client.createTable({ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
  return { table: id };
}

async function report(ground: Ground): Promise<Ids> {
  const { table: id } = await newcomersTable(ground);
  const reporter = await Client.guest(ground.address, 'Newcomer');
  await reporter.post(PATHS.reports, { whom: { match: id, seat: 0 }, why: 'Insults' });
  const { reports } = await ground.people.admin.get<AdminAnswer>(PATHS.admin);
  return { report: reports.find(({ table: about }) => about === id)?.id ?? '' };
}
