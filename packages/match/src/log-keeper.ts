import type { PlainGame, Seat } from '@orrery/engine';
import { deadlinesOf } from './clocks/running.ts';
import type { Deadline, Span } from './clocks/state.ts';
import type { Entry, MatchSetup, Stored } from './kept.ts';
import type { Answer } from './match.ts';
import type { Lease, MatchPorts, MatchProblem } from './ports.ts';
import { BeyondTheseRules, entriesSince, LeaseLost, UntimelyEntry, VersionConflict } from './ports.ts';
import { Queue } from './queue.ts';
import { haveRulesOf, restored, snapshotOf } from './restore.ts';
import { type Advance, advance, type Timeline } from './timeline.ts';
import type { Planned } from './undo.ts';

/** How often a request is planned where other processes write to the match all the time. */
const MOST_TRIES = 10;
/** What was kept sooner after it was heard counts from when it was kept. */
const SOON_MS = 100;

/** An answer for a seat that another process answers for by now. */
const NOT_HERE: Planned = { ok: false, refusal: { code: 'stale-decision' } };
const TOO_LATE: Answer = { ok: false, refusal: { code: 'time-is-up' } };

export type Done = Extract<Advance, { ok: true }>;

export interface LogKeeperSetting {
  readonly module: PlainGame;
  readonly setup: MatchSetup;
  readonly timeline: Timeline;
  readonly ports: MatchPorts;
  readonly onReread: (stored: Stored) => void;
  /** One more entry is durable; undefined: the match was read anew. */
  readonly onTurn: (done: Done | undefined) => void;
  /** This process wrote it. */
  readonly onWritten: (entry: Entry) => void;
  /** Somebody may be waited for who was not. */
  readonly onRest: () => void;
  /** What becomes of a seat whose time had run out at the moment `by`. */
  readonly ring: (timeline: Timeline, due: { readonly at: number; readonly by: number }) => Planned;
}

/** Under what somebody asks for an entry. */
export interface Terms {
  /** Only while it is held here. */
  readonly lease?: Lease | undefined;
  /** When a person asked: whoever's time had run out by then is out of time before anything else, however late the bell is. */
  readonly askedAt?: number;
  /** Whose move it is: their clock stops when they were heard, and if it had run out by then that is the answer. */
  readonly mover?: Seat;
}

/** The log of one match and the timeline it leads to. Everything that changes it runs in a queue, and only after the storage has it. */
export class LogKeeper {
  readonly #setting: LogKeeperSetting;
  readonly #queue = new Queue();
  /** Of the match; somebody in it may become another. */
  #setup: MatchSetup;
  #timeline: Timeline;
  /** The storage failed us: what it holds is not known until it was read again. */
  #isSuspect = false;

  constructor(setting: LogKeeperSetting) {
    this.#setting = setting;
    this.#setup = setting.setup;
    this.#timeline = setting.timeline;
  }

  get setup(): MatchSetup {
    return this.#setup;
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  /** Requests that wait or run. */
  get length(): number {
    return this.#queue.length;
  }

  drained(): Promise<void> {
    return this.#queue.drained();
  }

  /** When the house was away since time was last reckoned; clocks leave out what is done in secret, and are behind then. */
  get away(): readonly Span[] {
    const { timed, waited } = this.#timeline;
    const { awaySince, unseenSince } = this.#setting.ports;
    if (timed !== undefined) return awaySince?.(timed.clocks.at) ?? [];
    return waited === undefined ? [] : (unseenSince?.(waited.at) ?? []);
  }

  /** Of all clocks that run. */
  get deadlines(): readonly Deadline[] {
    const { timed } = this.#timeline;
    return timed === undefined ? [] : deadlinesOf(timed.clocks, this.away);
  }

  /** See `Match.refresh`. */
  refresh(version: number): Promise<void> {
    return this.#queue.add(async () => {
      // Its own writes come back as news, and often before it is told that they are done.
      if (this.#timeline.version >= version) return;
      await this.#catchUp();
      this.#setting.onRest();
    });
  }

  /** See `Match.reread`. */
  reread(): Promise<void> {
    return this.#queue.add(async () => {
      await this.#readAgain();
      this.#isSuspect = false;
      this.#setting.onRest();
    });
  }

  /** Planned anew when another process was quicker: what is still right then must not fail for it. */
  plan(plan: (timeline: Timeline, at: number) => Planned, { lease, askedAt, mover }: Terms = {}): Promise<Answer> {
    const { ports } = this.#setting;
    const heardAt = mover === undefined ? undefined : ports.now();
    return this.#queue.add(async () => {
      if (this.#isSuspect) await this.#catchUp();
      let isFresh = ports.isShared !== true;
      for (let tries = 1; ; tries++) {
        const rung = this.#dueBy(askedAt);
        const fence = lease?.fence;
        const planned = rung ?? (lease !== undefined && fence === undefined ? NOT_HERE : plan(this.#timeline, ports.now()));
        if (!planned.ok && isFresh) return planned;
        if (planned.ok && planned.entry === undefined && isFresh) return { ok: true, seq: this.#timeline.seq };
        if (planned.ok && planned.entry !== undefined) {
          const answer = await this.#commit(planned.entry, rung === undefined ? { tries, fence, heardAt } : { tries });
          if (answer !== undefined && (rung === undefined || !answer.ok)) return answer;
          if (answer !== undefined && planned.entry.seat === mover) return TOO_LATE;
          if (answer !== undefined) continue;
        }
        isFresh = true;
        await this.#catchUp();
        this.#setting.onRest();
      }
    });
  }

  /** Of the first whose time had run out when somebody asked for something. Who rings needs no lease: the log has room for one of them. */
  #dueBy(askedAt: number | undefined): Planned | undefined {
    if (askedAt === undefined || this.#timeline.timed === undefined) return undefined;
    const rung = this.#setting.ring(this.#timeline, { at: this.#setting.ports.now(), by: askedAt });
    return rung.ok && rung.entry !== undefined ? rung : undefined;
  }

  /** Undefined: another process was quicker, or has taken the lease over; unless that went on for too many tries. */
  async #commit(planned: Entry, { tries, fence, heardAt }: Attempt): Promise<Answer | undefined> {
    const { module, ports, onWritten, onRest } = this.#setting;
    const setup = this.#setup;
    const entry: Entry = { ...planned, rulesVersion: module.rulesVersion, ...this.#timing(planned, heardAt) };
    const next = advance(module, this.#timeline, entry);
    if (!next.ok) return next;
    try {
      await ports.store.append(setup.id, entry, snapshotOf(module, setup, next.timeline), fence);
    } catch (problem) {
      this.#isSuspect = true;
      if (problem instanceof LeaseLost && fence !== undefined) ports.lease?.lost(fence);
      if (isOvertaken(problem) && tries < MOST_TRIES) {
        ports.onConflict?.();
        return undefined;
      }
      this.#report({ match: setup.id, kind: 'store-failed', message: String(problem) });
      throw problem;
    }
    this.#turnTo(next);
    onWritten(entry);
    onRest();
    return { ok: true, seq: this.#timeline.seq };
  }

  /** What is to be known for reckoning time besides when it was kept. */
  #timing({ at }: Entry, heardAt: number | undefined): Pick<Entry, 'away' | 'heardAt'> {
    const { timed, waited } = this.#timeline;
    if (timed === undefined && waited === undefined) return {};
    const away = this.away.filter(({ to }) => to <= at);
    const wasLate = heardAt !== undefined && at - heardAt > SOON_MS;
    return { ...(away.length === 0 ? {} : { away }), ...(wasLate ? { heardAt } : {}) };
  }

  #turnTo(next: Done): void {
    this.#timeline = next.timeline;
    this.#setting.onTurn(next);
  }

  /** What others wrote is told entry by entry, as if it had happened here. */
  async #catchUp(): Promise<void> {
    const { module, setup, ports } = this.#setting;
    const entries = await entriesSince(ports.store, setup.id, this.#timeline.version);
    if (entries === undefined) throw this.#gone();
    if (!haveRulesOf(module, entries) || !this.#followed(entries)) await this.#readAgain();
    this.#isSuspect = false;
  }

  async #readAgain(): Promise<void> {
    const { module, setup, ports, onReread, onTurn } = this.#setting;
    const stored = await ports.store.load(setup.id);
    if (stored === undefined) throw this.#gone();
    const again = restored(module, stored, (problem) => this.#report(problem));
    if (!again.ok) {
      const beyond = new BeyondTheseRules(setup.id, again.reason, again.problem);
      ports.onBeyond?.(beyond);
      throw beyond;
    }
    this.#setup = stored.setup;
    onReread(stored);
    this.#timeline = again.timeline;
    onTurn(undefined);
  }

  #gone(): Error {
    return new Error(`match ${this.#setting.setup.id} is gone from the storage`);
  }

  #followed(entries: readonly Entry[]): boolean {
    for (const entry of entries) {
      const next = advance(this.#setting.module, this.#timeline, entry);
      if (!next.ok) return false;
      this.#turnTo(next);
    }
    return true;
  }

  #report(problem: MatchProblem): void {
    this.#setting.ports.onProblem?.(problem);
  }
}

interface Attempt {
  readonly tries: number;
  readonly fence?: number | undefined;
  readonly heardAt?: number | undefined;
}

/** By another process, or by time: planned anew it may be right. */
function isOvertaken(problem: unknown): boolean {
  return problem instanceof VersionConflict || problem instanceof LeaseLost || problem instanceof UntimelyEntry;
}
