import type { Json } from '@orrery/engine';
import type { FinishedMatch } from '@orrery/protocol';
import { wishesIn } from '../calls/wishes.ts';
import type { FinishedMatches } from '../lobby/finished-matches.ts';
import type { Address } from '../storage/address-ports.ts';
import type { Person, Storage } from '../storage/ports.ts';

export interface OwnDataSetting {
  readonly storage: Pick<
    Storage,
    | 'accounts'
    | 'addresses'
    | 'calls'
    | 'manners'
    | 'people'
    | 'tables'
    | 'chat'
    | 'ratings'
    | 'seeks'
    | 'friends'
    | 'evenings'
    | 'sharedStudies'
  >;
  readonly finished: FinishedMatches;
}

/** Far more than anybody has; a request must end. */
const MOST = { tables: 1000, lines: 20_000, reports: 1000, pages: 200, evenings: 1000 } as const;

/** Everything kept about somebody, for themselves. Nothing in it lets anybody in. */
export async function ownData(person: Person, { storage, finished }: OwnDataSetting): Promise<Json> {
  const { accounts, addresses, calls, manners, people, tables, chat, ratings, seeks, friends, evenings, sharedStudies } = storage;
  const kept = await accounts.person(person.id);
  const [sessions, passkeys] = [await accounts.sessions(person.id), await accounts.passkeys(person.id)];
  const own = await tables.listOf(person.id, MOST.tables);
  const [hereAt, rest] = [(await people.lastHere([person.id])).get(person.id), (await people.rests([person.id])).get(person.id)];
  const suspension = await manners.suspension(person.id);
  const seek = await seeks.of(person.id);
  const lines = await chat.linesOf(person.id, MOST.lines);
  return plain({
    format: 'orrery-person-1',
    takenAt: dated(Date.now()),
    person: { id: person.id, name: person.name, isGuest: person.isGuest === true, since: dated(kept?.since ?? 0) },
    sessions: sessions.map(({ id, device, madeAt, seenAt }) => ({ id, device, madeAt: dated(madeAt), seenAt: dated(seenAt) })),
    passkeys: passkeys.map(({ id, device, madeAt, usedAt }) => ({ id, device, madeAt: dated(madeAt), usedAt: dated(usedAt) })),
    addresses: (await addresses.of(person.id)).map((one) => shownAddress(one)),
    calls: wishesIn(await calls.wishes(person.id)),
    lastHereAt: hereAt === undefined ? undefined : dated(hereAt),
    rest: rest === undefined ? undefined : JSON.parse(rest),
    mutedAndBlocked: (await manners.shunsOf(person.id)).map(({ name, how, at }) => ({ name, how, at: dated(at) })),
    reportsMade: (await manners.reportsBy(person.id, MOST.reports)).map(({ at, reportedName, why }) => ({
      at: dated(at),
      about: reportedName,
      why,
    })),
    suspension: suspension === undefined ? undefined : { until: dated(suspension.until), why: suspension.why },
    seek: seek === undefined ? undefined : { ...seek.wish, since: dated(seek.since) },
    friends: (await friends.of(person.id)).map(({ id, name, wanted }) => ({ id, name, wanted })),
    evenings: (await evenings.listOf(person.id, MOST.evenings)).map(({ id, name, organiser, createdAt }) => {
      return { id, name, isOrganiser: organiser === person.id, createdAt: dated(createdAt) };
    }),
    sharedStudies: (await sharedStudies.listOf(person.id)).map(({ id, match, game, title, madeAt, bytes }) => {
      return { id, match, game, title, madeAt: dated(madeAt), bytes };
    }),
    recoveryCodesLeft: await accounts.countSecrets(person.id, 'code'),
    tables: own.map(({ id, game, stage, options, occupants, createdAt, host }) => {
      return { id, game, stage, options, seats: occupants, isHost: host === person.id, createdAt: dated(createdAt) };
    }),
    ratings: (await ratings.of(person.id)).map(({ game, mu, sigma, matches, endedAt }) => {
      return { game, mu, sigma, matches, changedAt: dated(endedAt) };
    }),
    finishedMatches: await allFinished(person, finished),
    chat: lines.map(({ table, at, text, phrase }) => ({ table, at: dated(at), text, phrase })),
  });
}

/** Of a browser or a webhook only the host: the rest of it would let others write there. */
function shownAddress({ kind, target, device, madeAt, isCalled, table }: Address): object {
  return { kind, device, madeAt: dated(madeAt), isCalled, ...(table === '' ? {} : { table }), ...(kind === 'mail' ? { target } : {}) };
}

async function allFinished(person: Person, finished: FinishedMatches): Promise<readonly FinishedMatch[]> {
  const all: FinishedMatch[] = [];
  let before: string | undefined;
  for (let page = 0; page < MOST.pages; page++) {
    const { matches, next } = await finished.list(person, before);
    all.push(...matches);
    if (next === undefined) break;
    before = next;
  }
  return all;
}

function dated(at: number): string {
  return new Date(at).toISOString();
}

function plain(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
