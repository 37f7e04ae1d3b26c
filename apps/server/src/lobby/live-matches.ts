import type { ClosedReason, Json } from '@orrery/engine';
import {
  BeyondTheseRules,
  type BotPort,
  type ClockSettings,
  createMatch,
  DamagedMatch,
  isClosed,
  type Match,
  type MatchChange,
  type MatchProblem,
  type MatchSetup,
  type MatchStore,
  type Occupant,
  openMatch,
  type Stored,
  type Talk,
  wait,
} from '@orrery/match';
import type { HouseTime } from '../clocks/house-time.ts';
import type { Games } from '../games.ts';
import type { Owner } from '../jobs/fair-queue.ts';
import type { Leases } from '../leases/ports.ts';
import type { Metrics } from '../metrics.ts';
import { untilRead } from '../news/until-read.ts';
import { ClosedProblem, RequestProblem } from '../problem.ts';
import type { KeptMatches } from '../storage/ports.ts';
import { starFor } from './names.ts';

export interface LiveMatchesSetting {
  readonly games: Games;
  readonly store: KeptMatches;
  /** With people as they are called now. */
  readonly asCalled: (stored: Stored) => Promise<Stored>;
  /** Other nodes write to it too. */
  readonly isShared?: boolean;
  /** Left out: no other node answers for the seats of matches. */
  readonly leases?: Leases;
  readonly botsFor: (owner: Owner) => BotPort;
  /** The person whose table it is: for bots at tables where nobody sits, too. */
  readonly hostOf: (match: string) => Promise<string | undefined>;
  readonly metrics: Metrics;
  readonly onProblem: (problem: MatchProblem) => void;
  /** A match that was to be opened, or was in memory, cannot go on. */
  readonly onClosed: (match: string, reason: ClosedReason) => void;
  /** Others went on with a match that was in memory, and this node cannot follow: who watches it here hears nothing more. */
  readonly onLeft: (match: string) => void;
  /** A bot speaks at its table. */
  readonly onTalk: (talk: Talk) => void;
  /** Told after every change of a match in memory. */
  readonly onChange: (match: Match, change: MatchChange) => void;
  /** A match that nobody watches or uses is dropped from memory after this long. */
  readonly idleMilliseconds?: number;
  /** So many of those at a time: of more, those go before that which nobody used for longest. */
  readonly mostUnused?: number;
  /** People follow a bot's turn only if it does not happen all at once. */
  readonly botDelayMs?: number;
  /** Between a question and what is answered for a seat: the same for all, so that it tells nothing. */
  readonly automaticPauseMs?: number;
  /** Where the seeds of new matches come from. */
  readonly entropy: () => string;
  /** What time it is, and when the house was away; left out: what the machine says, and never. */
  readonly house?: Pick<HouseTime, 'now' | 'awaySince' | 'unseenSince'>;
}

interface Live {
  readonly opening: Promise<Match | undefined>;
  match: Match | undefined;
  /** Requests under way and viewers: while there are any, the match stays. */
  users: number;
  idleSince: number;
  unsubscribe: () => void;
}

const IDLE_MILLISECONDS = 5 * 60_000;
/** Whoever opens old matches by the thousand must not fill the memory. */
const MOST_UNUSED = 500;
const REFRESHED_AT_ONCE = 20;

/** Matches in memory: read from the storage when somebody asks, forgotten when nobody does. */
export class LiveMatches {
  readonly #setting: LiveMatchesSetting;
  readonly #idle: number;
  readonly #live = new Map<string, Live>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(setting: LiveMatchesSetting) {
    this.#setting = setting;
    this.#idle = setting.idleMilliseconds ?? IDLE_MILLISECONDS;
    this.#sweeper = setInterval(() => this.sweep(performance.now()), Math.max(100, this.#idle / 4));
    this.#sweeper.unref();
  }

  get size(): number {
    return this.#live.size;
  }

  /** The match if it is in memory already. */
  peek(id: string): Match | undefined {
    return this.#live.get(id)?.match;
  }

  async create(begin: {
    readonly id: string;
    readonly game: string;
    readonly options: Json;
    readonly occupants: readonly Occupant[];
    readonly asksIdle?: boolean;
    readonly isRated?: boolean;
    readonly clock?: ClockSettings;
    readonly rests?: MatchSetup['rests'];
    /** Keeps the match together with what it begins with; left out: by itself. */
    readonly keep?: MatchStore['create'];
  }): Promise<void> {
    const hosted = this.#setting.games.of(begin.game);
    if (hosted === undefined) throw new Error(`no such game: ${begin.game}`);
    const { id, options, occupants, asksIdle, isRated, clock, rests, keep } = begin;
    const isThere = await this.#isThere(id);
    const begun = async (): Promise<Match> => {
      const { store, ...ports } = await this.#ports(id, begin.game);
      const { entropy } = this.#setting;
      const timed = { ...(clock === undefined ? {} : { clock }), ...(rests === undefined ? {} : { rests }) };
      const chosen = { module: hosted.module, id, options, occupants, asksIdle, isRated, ...timed, entropy };
      return createMatch({ ...ports, ...chosen, store: keep === undefined ? store : { ...store, create: keep } });
    };
    if (!isThere) await this.#keep(id, begun()).opening;
    // Another node was quicker, and the storage says so.
    else (await begun()).close();
  }

  /**
   * Somebody who waits at the table may be looking for the match right now: that search must end before the match begins, or two copies
   * would run without knowing of each other, and those who watch one would not hear of the other.
   */
  async #isThere(id: string): Promise<boolean> {
    for (let live = this.#live.get(id); live !== undefined; live = this.#live.get(id)) {
      if ((await live.opening.catch(() => undefined)) !== undefined) return true;
    }
    return false;
  }

  /** It has this version by now, perhaps by another node. False: it is not in memory here. */
  follow(id: string, version: number): boolean {
    const live = this.#live.get(id);
    if (live === undefined) return false;
    if (live.match === undefined || live.match.version < version) void this.#refresh(id, live, version);
    return true;
  }

  /** In what is stored of it somebody is another now. */
  recast(id: string): void {
    const live = this.#live.get(id);
    if (live !== undefined) void this.#follow(id, live, (match) => match.reread());
  }

  /** News may have been missed. A few at a time: people come first. */
  async refreshAll(): Promise<void> {
    for (const ids of inGroups([...this.#live.keys()], REFRESHED_AT_ONCE)) {
      await Promise.all(
        ids.map((id) => {
          const live = this.#live.get(id);
          return live === undefined ? undefined : this.#refresh(id, live);
        }),
      );
      for (const { id, version, glance } of await this.#setting.store.glances(ids)) {
        const match = this.peek(id);
        if (match?.version === version && glance !== undefined && !isEqual(glance.occupants, match.occupants)) this.recast(id);
      }
    }
  }

  /** Runs `task` with the match, which stays in memory until it ends; undefined: there is no such match. Throws `ClosedProblem` for one that cannot go on. */
  async use<Answer>(id: string, task: (match: Match) => Answer | Promise<Answer>): Promise<Answer | undefined> {
    const live = this.#live.get(id) ?? this.#keep(id, this.#open(id));
    live.users += 1;
    try {
      const match = await live.opening;
      return match === undefined ? undefined : await task(match);
    } finally {
      this.#release(live);
    }
  }

  /** Keeps the match in memory until the returned function is called. */
  async hold(id: string): Promise<{ readonly match: Match; readonly release: () => void } | undefined> {
    const live = this.#live.get(id) ?? this.#keep(id, this.#open(id));
    live.users += 1;
    let held = true;
    const release = (): void => {
      if (held) this.#release(live);
      held = false;
    };
    try {
      const match = await live.opening;
      if (match !== undefined) return { match, release };
      release();
      return undefined;
    } catch (reason) {
      release();
      throw reason;
    }
  }

  sweep(now: number): void {
    for (const [id, live] of this.#unused) if (now - live.idleSince >= this.#idle) this.#letGo(id, live);
  }

  /** One that is being opened is there for whoever wants it. */
  get #unused(): readonly (readonly [string, Live])[] {
    return [...this.#live].filter(([, { users, match }]) => users === 0 && match?.hasAutomaticTurn === false);
  }

  #letGo(id: string, live: Live): void {
    this.#forget(id, live);
    this.#setting.leases?.release(id);
  }

  /** A tenth of them at a time, because to find them all are looked at. */
  #makeRoom(): void {
    const { mostUnused: most = MOST_UNUSED } = this.#setting;
    if (this.#live.size <= most) return;
    const unused = this.#unused.toSorted(([, one], [, other]) => one.idleSince - other.idleSince);
    if (unused.length <= most) return;
    for (const [id, live] of unused.slice(0, unused.length - Math.floor(most * 0.9))) this.#letGo(id, live);
  }

  /** It turned out that the house was away: everybody's clocks stand otherwise than they were told. */
  tellClocks(): void {
    for (const { match } of this.#live.values()) match?.tellClocks();
  }

  /** Lets what is queued be done, then stops all matches. What was acknowledged is durable already. */
  close(): void {
    clearInterval(this.#sweeper);
    for (const [id, live] of this.#live) this.#forget(id, live);
  }

  #refresh(id: string, live: Live, version?: number): Promise<void> {
    return this.#follow(id, live, (match) => match.refresh(version));
  }

  async #follow(id: string, live: Live, read: (match: Match) => Promise<void>): Promise<void> {
    // Who waits for it to be opened is told when that fails.
    const match = await live.opening.catch(() => undefined);
    if (match === undefined) return;
    const reading = untilRead(
      () => read(match),
      () => this.#live.get(id) === live,
    );
    await reading.catch((reason: unknown) => {
      if (!(reason instanceof BeyondTheseRules)) this.#setting.onProblem({ match: id, kind: 'store-failed', message: String(reason) });
    });
  }

  /** A node that knows the rules it was gone on with has it from now on: what is here is of before. */
  #leaveToOthers(id: string, { reason, message }: BeyondTheseRules): void {
    const { leases, onProblem, onClosed, onLeft } = this.#setting;
    const live = this.#live.get(id);
    if (live !== undefined) this.#forget(id, live);
    if (reason === 'newer-rules') leases?.leaveToOthers(id);
    else leases?.release(id);
    onProblem({ match: id, kind: 'closed', message });
    onClosed(id, reason);
    onLeft(id);
  }

  async #open(id: string): Promise<Match | undefined> {
    try {
      const kept = await this.#setting.store.load(id);
      const hosted = kept === undefined ? undefined : this.#setting.games.of(kept.setup.game);
      if (kept === undefined || hosted === undefined) return undefined;
      // Who still plays is seated under another name; what is over is only shown.
      const stored = kept.snapshot.finished ? await this.#setting.asCalled(kept) : kept;
      const opened = await openMatch({ ...(await this.#ports(id, stored.setup.game)), module: hosted.module, id, stored });
      if (opened === undefined || !isClosed(opened)) return opened;
      this.#setting.onClosed(id, opened.closed);
      if (opened.closed === 'newer-rules') this.#setting.leases?.leaveToOthers(id);
      throw new ClosedProblem(opened);
    } catch (reason) {
      if (!(reason instanceof DamagedMatch)) throw reason;
      this.#setting.onProblem({ match: id, kind: 'closed', message: reason.message });
      this.#setting.onClosed(id, 'unreadable');
      throw new RequestProblem('unreadable', 'what is stored of the match cannot be read');
    }
  }

  async #ports(match: string, game: string) {
    const { games, house, store, isShared, leases, metrics, botsFor, hostOf, onProblem, onTalk, botDelayMs, automaticPauseMs } =
      this.#setting;
    const bots = botsFor({ match, person: (await hostOf(match)) ?? match });
    const onConflict = (): void => metrics.conflicts.inc();
    const onActed = (by: Occupant['kind']): void => metrics.moves.inc({ by });
    const onBeyond = (problem: BeyondTheseRules): void => this.#leaveToOthers(match, problem);
    const told = { onProblem, onTalk, onConflict, onActed, onBeyond };
    const lease = leases?.of(match);
    const shared = { ...(isShared === true ? { isShared } : {}), ...(lease === undefined ? {} : { lease }) };
    const away = house === undefined ? {} : { awaySince: house.awaySince, unseenSince: house.unseenSince };
    const time = { now: house?.now ?? Date.now, ...away, wait };
    const standIn = { botName: starFor, standInLevel: games.middleLevel(game) };
    return { store, bots, ...shared, ...told, ...standIn, ...time, botDelayMs, automaticPauseMs };
  }

  #keep(id: string, opening: Promise<Match | undefined>): Live {
    this.#makeRoom();
    const live: Live = { opening, match: undefined, users: 0, idleSince: performance.now(), unsubscribe: () => {} };
    this.#live.set(id, live);
    this.#setting.metrics.liveMatches.set(this.#live.size);
    opening.then(
      (match) => {
        if (match === undefined) this.#drop(id, live);
        else this.#begin(live, match);
      },
      () => this.#drop(id, live),
    );
    return live;
  }

  /** A match that has begun meanwhile under this id stays. */
  #drop(id: string, live: Live): void {
    if (this.#live.get(id) === live) this.#live.delete(id);
    this.#setting.metrics.liveMatches.set(this.#live.size);
  }

  #begin(live: Live, match: Match): void {
    live.match = match;
    live.unsubscribe = match.follow((changed) => this.#setting.onChange(match, changed));
  }

  #release(live: Live): void {
    live.users -= 1;
    live.idleSince = performance.now();
  }

  #forget(id: string, live: Live): void {
    this.#live.delete(id);
    live.unsubscribe();
    live.match?.close();
    this.#setting.metrics.liveMatches.set(this.#live.size);
  }
}

function isEqual(some: readonly Occupant[], others: readonly Occupant[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
