import { chooseAction } from '@orrery/bots';
import { type ActionBase, chanceFromSeed, pick, type Seat, seedFrom, stableJson, type Viewer } from '@orrery/engine';
import {
  createMatch,
  type Entry,
  type LogLine,
  type Match,
  type MatchSetup,
  memoryStore,
  type Occupant,
  type Snapshot,
  type Span,
  type Update,
} from '@orrery/match';
import { since } from '../src/clocks/house-time.ts';
import { HOSTED_GAMES } from '../src/hosted-games.ts';
import type { Move, Ring } from './clock-check.ts';
import { isAutomatic, isRing } from './lease-check.ts';

/** One heard entry of a log, with what the checks need to know of the moment it came. */
export interface Step {
  readonly entry: Entry;
  /** The question its seat had just before; null: none. */
  readonly decision: number | null;
  /** Who sat where before it. */
  readonly before: Update['occupants'];
}

interface Opened {
  readonly match: Match;
  readonly store: ReturnType<typeof memoryStore>;
  readonly snapshot: Snapshot;
  /** What the match asks about time. */
  readonly house: { awaySince: (at: number) => readonly Span[] };
}

/**
 * A match played again from its log alone, entry by entry, by no node and with nobody thinking: what every viewer must have been
 * shown. It is the engine's own match on a storage of its own.
 */
export class Follower {
  readonly setup: MatchSetup;
  /** By `seq`: the step that led to it is one before. */
  readonly steps: Step[] = [];
  readonly entries: string[] = [];
  /** Numbers of entries that a node made for a seat. */
  readonly automatic = new Set<number>();
  /** Standing orders that were given, in the order of the log. */
  readonly orders: Extract<Entry, { kind: 'orders' }>[] = [];
  /** Seats and decisions of which the log says that they pass, before they do. */
  readonly passing = new Set<string>();
  /** When somebody's time ran out, and when it was to. */
  readonly rings: Ring[] = [];
  /** What people did while their clocks ran. */
  readonly moves: Move[] = [];
  /** When the house says that it was away: any part of it a node may have known when it showed how clocks stand. */
  away: readonly Span[] = [];
  /** Deadlines are asked for as somebody sees them who knows all of it. */
  #knowsAway = false;
  readonly #match: Match;
  readonly #store: ReturnType<typeof memoryStore>;
  /** What viewers heard of the last entry. */
  #heard = new Map<Viewer, Update>();
  /** What each bot that is waited for has been asked, as it saw it from its first moment on: any of these it may have thought about. */
  readonly #questions = new Map<Seat, { readonly id: number; readonly seen: Update[] }>();
  #snapshot: Snapshot;

  private constructor(setup: MatchSetup, opened: Opened) {
    this.setup = setup;
    this.#match = opened.match;
    this.#store = opened.store;
    this.#snapshot = opened.snapshot;
    opened.house.awaySince = (at) => (this.#knowsAway ? since(at, this.away) : []);
  }

  static async open(setup: MatchSetup): Promise<Follower> {
    const module = HOSTED_GAMES.of(setup.game)?.module;
    if (module === undefined) throw new Error(`no such game: ${setup.game}`);
    const { id, options, occupants, asksIdle, clock, seed, createdAt } = setup;
    const timed = clock === undefined ? {} : { clock };
    const store = memoryStore();
    const house: Opened['house'] = { awaySince: () => [] };
    const match = await createMatch({
      module,
      id,
      options,
      occupants,
      asksIdle,
      ...timed,
      entropy: () => seed,
      now: () => createdAt,
      awaySince: (at) => house.awaySince(at),
      store,
    });
    const stored = await store.load(id);
    if (stored === undefined || stableJson(toPlain(stored.setup)) !== stableJson(toPlain(setup)))
      throw new Error(`${id} does not begin as it says`);
    const follower = new Follower(setup, { match, store, snapshot: stored.snapshot, house });
    follower.#askBots();
    return follower;
  }

  get seq(): number {
    return this.#match.seq;
  }

  get isOver(): boolean {
    return this.#match.isOver;
  }

  get occupants(): Update['occupants'] {
    return this.#match.occupants;
  }

  /** Throws where the rules refuse the entry. Says what was wrong with it, or nothing. */
  async follow(text: string, viewers: Iterable<Viewer>): Promise<string | undefined> {
    const entry: Entry = JSON.parse(text);
    const before = this.#match.occupants;
    const asked = entry.kind === 'actions' ? this.#match.update(entry.seat).asked : undefined;
    const problem = entry.kind === 'actions' ? this.#badBotAnswer(entry) : undefined;
    if (isRing(entry)) this.rings.push({ number: this.entries.length, seat: entry.seat, deadlineAt: this.#deadlineOf(entry) });
    this.#noteMove(entry, asked?.id);
    this.#heard = new Map();
    // Who stands up or sits down with it may hear of it with the eyes they have from then on.
    const eyes = new Set<Viewer>(entry.kind === 'seat' ? [...viewers, entry.seat, 'spectator'] : viewers);
    const stop = [...eyes].map((viewer) => this.#match.subscribe(viewer, (update) => this.#heard.set(viewer, update)));
    const seq = this.#match.seq;
    this.#snapshot = { ...this.#snapshot, version: this.entries.length + 1 };
    if (isAutomatic(entry, before)) this.automatic.add(this.entries.length);
    if (entry.kind === 'passing') this.passing.add(`${entry.seat} ${entry.decision}`);
    if (entry.kind === 'orders') this.orders.push(entry);
    this.entries.push(text);
    await this.#store.append(this.setup.id, entry, this.#snapshot);
    await this.#match.refresh();
    for (const end of stop) end();
    this.#askBots();
    if (this.#match.seq > seq) this.steps.push({ entry, decision: asked?.id ?? null, before });
    return problem;
  }

  /** Whether this is what the viewer must see now: the whole, or with what the last entry changed. */
  isSeen(viewer: Viewer, update: Update): boolean {
    const whole = update.change.kind === 'full';
    const expected = whole ? this.#match.update(viewer) : this.#heard.get(viewer);
    if (expected === undefined || !isSame(untimed(expected), untimed(update))) return false;
    return areTimesOf({ expected, latest: this.#latestDeadlines() }, update);
  }

  #latestDeadlines(): NonNullable<Update['deadlines']> {
    this.#knowsAway = true;
    const { deadlines = [] } = this.#match.update('spectator');
    this.#knowsAway = false;
    return deadlines;
  }

  /** Whom the match waits for, and who sits there. */
  get waiting(): string {
    const { waitingFor, occupants, undo, deadlines = [] } = this.#match.update('spectator');
    const seats = waitingFor.map((seat) => `seat ${seat} (${JSON.stringify(occupants[seat])})`).join(', ');
    const clocks = deadlines.map(({ seat, deadlineAt }) => `seat ${seat} has until ${deadlineAt}`);
    const asked = undo.request === undefined ? [] : [`an answer to ${JSON.stringify(undo.request)} is awaited`];
    return [seats, ...clocks, ...asked, `the last entry is ${this.entries.at(-1)?.slice(0, 300)}`].join('; ');
  }

  isLog(viewer: Viewer, log: readonly LogLine[]): boolean {
    return isSame(this.#match.log(viewer), log);
  }

  /** Of its seat, before it; a clock that does not run has none. */
  #deadlineOf({ seat, away = [] }: Entry): number | undefined {
    const deadline = this.#match.update('spectator').deadlines?.find((one) => one.seat === seat);
    return deadline === undefined ? undefined : deadline.deadlineAt + away.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  /** A pass that stood in the log before was made then. */
  #noteMove(entry: Entry, decision: number | undefined): void {
    const deadlineAt = entry.kind === 'actions' ? this.#deadlineOf(entry) : undefined;
    if (deadlineAt === undefined || isAutomatic(entry, this.#match.occupants) || this.passing.has(`${entry.seat} ${decision}`)) return;
    this.moves.push({ number: this.entries.length, seat: entry.seat, deadlineAt, heardAt: entry.heardAt ?? entry.at });
  }

  #askBots(): void {
    const [heard] = this.#heard.values();
    const { waitingFor, occupants } = heard ?? this.#match.update('spectator');
    for (const [seat, occupant] of occupants.entries()) {
      if (levelAt(occupant) === undefined || !waitingFor.includes(seat)) {
        this.#questions.delete(seat);
        continue;
      }
      const update = this.#match.update(seat);
      const { id = -1 } = update.asked ?? {};
      const known = this.#questions.get(seat);
      if (known?.id === id) known.seen.push(update);
      else this.#questions.set(seat, { id, seen: [update] });
    }
  }

  /** A bot's answer follows from its question alone: an answer to another question, or a second one, is found out by that. */
  #badBotAnswer({ seat, actions, automatic }: Extract<Entry, { kind: 'actions' }>): string | undefined {
    const level = levelAt(this.#match.occupants[seat]);
    if (level === undefined || automatic === true) return undefined;
    const question = this.#questions.get(seat);
    if (question === undefined) return 'a bot answered and was not asked';
    const given = stableJson(toPlain(actions));
    const fits = question.seen.some((seen) =>
      this.#botAnswers(seat, level, seen).some((action) => stableJson(toPlain([action])) === given),
    );
    return fits ? undefined : `a bot answered ${given}, which is no answer to what it was asked: it is for another question, or the second`;
  }

  /** What it chooses, and what is done for it when it fails. */
  #botAnswers(seat: Seat, level: string, { asked, view }: Update): readonly ActionBase[] {
    const hosted = HOSTED_GAMES.of(this.setup.game);
    if (hosted === undefined || asked === undefined) return [];
    const { id, legal } = asked;
    const salt = seedFrom(`bot:${this.setup.seed}:${id}:${seat}`);
    return [chooseAction(hosted, level, { seat, view, legal, salt }).action, pick(chanceFromSeed(seedFrom(salt)), legal)];
  }
}

/** Of the bot that answers there, if one does. */
function levelAt(occupant: Occupant | undefined): string | undefined {
  if (occupant?.kind === 'bot') return occupant.level;
  return occupant?.kind === 'person' ? occupant.standIn?.level : undefined;
}

/** As it is after a journey as JSON. */
function toPlain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Mostly the letters are the same already. */
function isSame(expected: unknown, given: unknown): boolean {
  const text = JSON.stringify(expected);
  return text === JSON.stringify(given) || stableJson(JSON.parse(text)) === stableJson(toPlain(given));
}

function untimed({ clocks: _, deadlines: __, ...update }: Update): Omit<Update, 'clocks' | 'deadlines'> {
  return update;
}

interface Times {
  readonly expected: Update;
  readonly latest: NonNullable<Update['deadlines']>;
}

/** The house may have been away since: then a node that knows it shows more time, never less, and no more than it was away. */
function areTimesOf({ expected, latest }: Times, { clocks = [], deadlines = [] }: Update): boolean {
  const areThere = (expected.clocks ?? []).length === clocks.length && (expected.deadlines ?? []).length === deadlines.length;
  return (
    areThere &&
    (expected.deadlines ?? []).every(({ seat, deadlineAt }) => {
      const shown = deadlines.find((one) => one.seat === seat)?.deadlineAt;
      const last = latest.find((one) => one.seat === seat)?.deadlineAt ?? deadlineAt;
      return shown !== undefined && deadlineAt <= shown && shown <= last;
    })
  );
}
