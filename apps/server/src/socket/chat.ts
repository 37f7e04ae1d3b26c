import type { Phrase } from '@orrery/engine';
import type { Talk } from '@orrery/match';
import type { ServerMessageOf } from '@orrery/protocol';
import { Buckets } from '../bucket.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import { OneAtATime } from '../lobby/one-at-a-time.ts';
import { RequestProblem } from '../problem.ts';
import type { ChatLine, ChatStore, Person } from '../storage/ports.ts';
import type { Connection } from './connection.ts';
import { HeardLines } from './heard-lines.ts';
import type { Hub } from './hub.ts';
import { Retelling } from './retelling.ts';
import { viewerOf } from './rooms.ts';

export interface ChatSetting {
  readonly hub: Hub;
  readonly matches: LiveMatches;
  readonly store: ChatStore;
  readonly rateFactor: number;
}

export interface Saying {
  readonly text?: string;
  readonly phrase?: Phrase;
  readonly takeRoom: () => Promise<void>;
}

type ShownLine = ServerMessageOf<'talk'>['lines'][number];

const LINES = 100;
const RATE = { perSecond: 0.5, burst: 6 } as const;
/** Bots say less, or nobody would read what people say. */
const BOT_RATE = { perSecond: 0.1, burst: 2 } as const;
/** Between tables at which all is told again: as often as one person may ask for a long answer (`PERSON` in route.ts). */
const RETOLD_MILLISECONDS = 100;

/** What is said at a table. Everybody who watches hears all of it: there is no private word. */
export class Chat {
  readonly #setting: ChatSetting;
  readonly #rates: Buckets;
  readonly #botRates: Buckets;
  readonly #retelling: Retelling<Connection>;
  readonly #queue = new OneAtATime();
  readonly #heard = new HeardLines();
  /** By table: numbers of lines of which there were news, and which could not be read yet. */
  readonly #awaited = new Map<string, Set<number>>();
  /** Tables of which news may have been missed: what was said there meanwhile is told before anything else. */
  readonly #behind = new Set<string>();
  /** By table: who has come and was not told yet what was said before, perhaps because the storage was away. */
  readonly #untold = new Map<string, Set<Connection>>();

  constructor(setting: ChatSetting) {
    this.#setting = setting;
    this.#rates = new Buckets(RATE, setting.rateFactor);
    this.#botRates = new Buckets(BOT_RATE, setting.rateFactor);
    this.#retelling = new Retelling({ tell: (tab) => this.#tellTab(tab), millisecondsApart: RETOLD_MILLISECONDS / setting.rateFactor });
  }

  /** `takeRoom` throws where no more may be kept; asked last, so that nobody pays for what is not said. */
  async say(person: Person, table: string, { text = '', phrase, takeRoom }: Saying): Promise<void> {
    if (!this.#rates.take(person.id, performance.now())) throw new RequestProblem('too-many-requests', 'too many messages at once');
    await takeRoom();
    const { id, name, isGuest } = person;
    await this.#publish(table, { person: id, name, ...(isGuest === true ? { isGuest } : {}), text, phrase, at: Date.now() });
  }

  /** More than a bot may say is left unsaid. */
  async botSays({ match, seat, name, phrase }: Talk): Promise<void> {
    if (!this.#botRates.take(`${match} ${seat}`, performance.now())) return;
    await this.#publish(match, { person: '', botSeat: seat, name, text: '', phrase, at: Date.now() });
  }

  /** By the server itself, to everybody at a table. Nothing that people can say or be called looks like it. */
  async houseSays(table: string, text: string): Promise<void> {
    await this.#publish(table, { person: '', name: '', text, at: Date.now() });
  }

  /** What was said so far: somebody who comes back may have missed some of it, and tells by the time of a line whether it is new. */
  async repeat(connection: Connection, table: string): Promise<void> {
    this.#untold.set(table, (this.#untold.get(table) ?? new Set()).add(connection));
    await this.catchUp(table);
  }

  /** Whoever has gone before they could be told is not waited for. */
  left(connection: Connection, table: string): void {
    const untold = this.#untold.get(table);
    if (untold === undefined || connection.watched.has(table)) return;
    untold.delete(connection);
    if (untold.size === 0) this.#untold.delete(table);
  }

  /** Somebody was muted or is heard again: to the tabs of this person all that was said, without what they do not want to hear. */
  tellAgain(person: string, tabs: readonly Connection[]): Promise<void> {
    return this.#retelling.retell(person, tabs);
  }

  async #tellTab(connection: Connection): Promise<void> {
    for (const table of [...connection.watched]) {
      await this.#queue.run(table, async () => {
        const heard = (await this.#setting.store.recent(table, LINES)).filter(({ person }) => !connection.footing.deafTo.has(person));
        connection.send({ type: 'talk', match: table, lines: heard.map((line) => this.#shown(table, line)) });
      });
    }
  }

  /** Another node may have published this line; each is told once, and after those of which there were news before. */
  async follow(table: string, number: number): Promise<void> {
    if (!this.#setting.hub.hasWatchers(table)) {
      // Whoever comes next is told all of it.
      this.#heard.forget(table);
      this.#awaited.delete(table);
      this.#behind.delete(table);
      this.#untold.delete(table);
      return;
    }
    if (this.#heard.has(table, number)) return;
    this.#awaited.set(table, (this.#awaited.get(table) ?? new Set()).add(number));
    await this.#queue.run(table, () => this.#tellAwaited(table));
  }

  /** News of these tables may have been missed: from now on nothing is told there before what was, whoever reads it first. */
  missedNews(tables: Iterable<string>): void {
    for (const table of tables) this.#behind.add(table);
  }

  /** After `missedNews`, or a `repeat` that failed, where nothing else has led to it. */
  async catchUp(table: string): Promise<void> {
    await this.#queue.run(table, () => this.#tellAwaited(table));
  }

  async #publish(table: string, line: Omit<ChatLine, 'number'>): Promise<void> {
    await this.#queue.run(table, async () => {
      await this.#tellAwaited(table);
      this.#tell(table, await this.#setting.store.add(table, line));
    });
  }

  /** In their order. Throws where the storage fails: what is left then waits for whoever reads here next. */
  async #tellAwaited(table: string): Promise<void> {
    await this.#tellUntold(table);
    // Unmarked before it is read: who misses news meanwhile marks it again.
    if (this.#behind.delete(table)) {
      const lines = await this.#setting.store.recent(table, LINES).catch((reason: unknown) => {
        this.#behind.add(table);
        throw reason;
      });
      for (const line of lines) if (!this.#heard.has(table, line.number)) this.#tell(table, line);
    }
    const awaited = this.#awaited.get(table) ?? new Set();
    for (const number of [...awaited].sort((one, other) => one - other)) {
      const line = this.#heard.has(table, number) ? undefined : await this.#setting.store.line(table, number);
      if (line !== undefined) this.#tell(table, line);
      awaited.delete(number);
    }
    if (awaited.size === 0) this.#awaited.delete(table);
  }

  async #tellUntold(table: string): Promise<void> {
    if (!this.#untold.has(table)) return;
    // A line whose news are still on their way is new to those who have been told all before.
    const isNews = this.#heard.isWhole(table);
    const lines = await this.#setting.store.recent(table, LINES);
    const untold = [...(this.#untold.get(table) ?? [])].filter(({ watched }) => watched.has(table));
    for (const line of lines) {
      if (isNews && !this.#heard.has(table, line.number)) this.#tell(table, line);
      else for (const one of untold) if (!one.footing.deafTo.has(line.person)) one.send(this.#said(table, line));
      this.#heard.add(table, line.number);
    }
    this.#heard.setWhole(table);
    this.#untold.delete(table);
  }

  #tell(table: string, line: ChatLine): void {
    this.#heard.add(table, line.number);
    const isHeard = ({ footing }: Connection): boolean => !footing.deafTo.has(line.person);
    this.#setting.hub.tellWatchers(table, this.#said(table, line), isHeard);
  }

  #said(match: string, line: ChatLine): ServerMessageOf<'said'> {
    return { type: 'said', match, ...this.#shown(match, line) };
  }

  #shown(match: string, { number, person, botSeat, name, isGuest, text, phrase, at }: ChatLine): ShownLine {
    const viewer = botSeat ?? viewerOf(this.#setting.matches.peek(match)?.occupants ?? [], { id: person, name });
    const seat = viewer === 'spectator' ? {} : { seat: viewer };
    // Somebody who is gone has another id, and a bot has its seat: nobody but the house is neither.
    const isHouse = person === '' && botSeat === undefined ? { isHouse: true as const } : {};
    return { line: number, ...seat, ...isHouse, name, isGuest, text, phrase, at };
  }
}
