import type { Accounts } from '../account/accounts.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import type { MatchSummaries } from '../lobby/match-summaries.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Footings } from '../manners/footings.ts';
import { newFooting } from '../manners/new-footing.ts';
import type { Chat } from '../socket/chat.ts';
import type { Hub } from '../socket/hub.ts';
import { type Storage, StorageDown } from '../storage/ports.ts';
import type { News } from './ports.ts';
import { untilRead } from './until-read.ts';

/** Everything that keeps something in memory. */
export interface Followers {
  readonly matches: LiveMatches;
  readonly summaries: MatchSummaries;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly accounts: Accounts;
  readonly footings: Footings;
  readonly storage: Pick<Storage, 'ping'>;
  readonly warn: (reason: unknown, text: string) => void;
  /** See `Doors`. */
  readonly letsIn: () => boolean;
}

/** From now on whatever is held here follows the storage, no matter which node changed it. */
export function followNews(news: News, followers: Followers): void {
  const { matches, summaries, tables, hub, chat, accounts, footings, storage, warn, letsIn } = followers;
  const tried = (work: () => Promise<unknown>): void =>
    void untilRead(work, letsIn).catch((reason: unknown) => warn(reason, 'could not follow the news'));
  news.subscribe('match', (id, version) => {
    if (!matches.follow(id, version)) tried(() => hub.matchMoved(id, version));
  });
  news.subscribe('table', (id, version) => {
    if (hub.mayConcern(id)) tried(() => tables.follow(id, version));
  });
  news.subscribe('chat', (table, number) => tried(() => chat.follow(table, number)));
  news.subscribe('recast', (match) => {
    summaries.forget(match);
    matches.recast(match);
  });
  news.subscribe('person', (person) => accounts.forget(person));
  news.subscribe('token', (person) => {
    accounts.forget(person);
    hub.signOutSoon(person);
  });
  news.subscribe('manners', (person) => {
    footings.forget(person);
    tried(() => newFooting(person, { footings, hub, chat }));
  });
  news.subscribe('evening', (evening, version) => hub.eveningChanged(evening, version));
  news.subscribe('invited', (person) => hub.invitationsChanged(person));
  // Who was signed out or suspended elsewhere, nobody says here now: whoever comes is looked up.
  const forget = (): void => {
    summaries.forgetAll();
    accounts.forgetAll();
    footings.forgetAll();
  };
  let isLooking = false;
  /** Where the lease of a match is here nobody else answers for its seats: what was done elsewhere is looked up, one round after the other. */
  const lookUp = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    await matches.refreshAll().catch((reason: unknown) => warn(reason, 'could not look up what was done elsewhere'));
    isLooking = false;
  };
  const withoutNews = (): void => {
    forget();
    void lookUp();
  };
  // Without the storage nobody could be looked up, and what is known here is all there is.
  news.onDeaf(() => void storage.ping().then(withoutNews, () => {}));
  news.onGap(() => {
    warn({}, 'news of other nodes may have been missed');
    forget();
    chat.missedNews(hub.watched);
    tried(() => hub.dropSignedOut());
    tried(() => matches.refreshAll());
    tried(() => readAgain(followers));
    hub.tellEveningsAgain();
    for (const person of hub.people) hub.invitationsChanged(person);
    tried(() => hub.tellOwnAgain());
    tried(async () => {
      for (const person of hub.people) {
        await footings.of(person);
        // What is told again to one takes its time, and keeps nobody waiting.
        tried(() => newFooting(person, { footings, hub, chat }));
      }
    });
  });
}

async function readAgain({ tables, hub, chat, warn }: Pick<Followers, 'tables' | 'hub' | 'chat' | 'warn'>): Promise<void> {
  const { watched } = hub;
  const each = async (ids: Iterable<string>, read: (id: string) => Promise<void>): Promise<void> => {
    for (const id of ids)
      await read(id).catch((reason: unknown) => {
        if (reason instanceof StorageDown) throw reason;
        // One that cannot be read must not keep the others from being read.
        warn(reason, 'could not read a table again');
      });
  };
  await each(new Set([...watched, ...tables.shownLately]), (id) => tables.follow(id, Number.POSITIVE_INFINITY));
  await each(watched, (id) => chat.catchUp(id));
}
