import type { Accounts } from '../account/accounts.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import type { MatchSummaries } from '../lobby/match-summaries.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Footings } from '../manners/footings.ts';
import { newFooting } from '../manners/new-footing.ts';
import type { Chat } from '../socket/chat.ts';
import type { Hub } from '../socket/hub.ts';
import type { Storage } from '../storage/ports.ts';
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
  // Without the storage nobody could be looked up, and what is known here is all there is.
  news.onDeaf(() => void storage.ping().then(forget, () => {}));
  news.onGap(() => {
    warn({}, 'news of other nodes may have been missed');
    forget();
    chat.missedNews(hub.watched);
    tried(() => hub.dropSignedOut());
    tried(() => matches.refreshAll());
    tried(() => readAgain({ tables, hub, chat }));
    hub.tellEveningsAgain();
    for (const person of hub.people) hub.invitationsChanged(person);
    tried(() => hub.tellOwnAgain());
    tried(async () => {
      for (const person of hub.people) await newFooting(person, { footings, hub, chat });
    });
  });
}

async function readAgain({ tables, hub, chat }: Pick<Followers, 'tables' | 'hub' | 'chat'>): Promise<void> {
  const { watched } = hub;
  for (const id of new Set([...watched, ...tables.shownLately])) await tables.follow(id, Number.POSITIVE_INFINITY);
  for (const id of watched) await chat.catchUp(id);
}
