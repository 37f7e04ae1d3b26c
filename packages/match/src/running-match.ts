import { type DoneAction, hashOf, type Json, type MatchRecord, type PlainGame, recordOf, type Seat, type Viewer } from '@orrery/engine';
import { type Acting, planActing } from './acting.ts';
import { AnsweringSeats } from './answering-seats.ts';
import { Audience } from './audience.ts';
import type { Answer, Keeping, Match, PublicSetup } from './match.ts';
import { planOrders } from './orders.ts';
import { planPassing } from './passing.ts';
import type { Entry, Lease, LogLine, MatchChange, MatchPorts, MatchProblem, MatchSetup, Occupant, Update } from './ports.ts';
import { BeyondTheseRules, entriesSince, LeaseLost, VersionConflict } from './ports.ts';
import { Queue } from './queue.ts';
import { recordFromLog } from './record-from-log.ts';
import { haveRulesOf, restored, snapshotOf } from './restore.ts';
import { planSitting } from './sitting.ts';
import { type Advance, advance, isOver, type Timeline } from './timeline.ts';
import { type Planned, planUndo, planUndoAnswer, planUndoRequest } from './undo.ts';
import { logFor, type Moment, type Telling, tellingOf } from './update.ts';

/** How often a request is planned where other processes write to the match all the time. */
const MOST_TRIES = 10;

/** An answer for a seat that another process answers for by now. */
const NOT_HERE: Planned = { ok: false, refusal: { code: 'stale-decision' } };

/** See `Match`. Everything that changes the timeline runs in the queue, and only after the storage has it. */
export class RunningMatch implements Match {
  readonly module: PlainGame;
  #setup: MatchSetup;
  readonly #ports: MatchPorts;
  readonly #queue = new Queue();
  readonly #audience: Audience;
  readonly #answering: AnsweringSeats;
  /** What the log has of a match that was over when it was opened. */
  #record: MatchRecord | undefined;
  #timeline: Timeline;
  /** The storage failed us: what it holds is not known until it was read again. */
  #isSuspect = false;

  constructor(start: {
    readonly module: PlainGame;
    readonly setup: MatchSetup;
    readonly timeline: Timeline;
    readonly ports: MatchPorts;
    readonly record?: MatchRecord | undefined;
  }) {
    this.module = start.module;
    this.#setup = start.setup;
    this.#record = start.record;
    this.#timeline = start.timeline;
    this.#ports = start.ports;
    this.#audience = new Audience((message) => this.#report({ match: this.id, kind: 'listener-failed', message }));
    this.#answering = new AnsweringSeats({
      module: start.module,
      setup: start.setup,
      ports: start.ports,
      timeline: () => this.#timeline,
      act: (seat, request) => this.#act({ ...request, seat }),
      announce: (seat, decision) => this.#plan((timeline, at) => planPassing(this.module, timeline, { seat, decision, at })),
      report: (problem) => this.#report(problem),
    });
    this.#answering.wake();
  }

  get id(): string {
    return this.#setup.id;
  }

  get setup(): PublicSetup {
    return publicSetup(this.#setup);
  }

  get seq(): number {
    return this.#timeline.seq;
  }

  get version(): number {
    return this.#timeline.version;
  }

  get isOver(): boolean {
    return isOver(this.module, this.#timeline);
  }

  get hasAutomaticTurn(): boolean {
    return this.#answering.areBusy;
  }

  get occupants(): readonly Occupant[] {
    return this.#timeline.occupants;
  }

  update(viewer: Viewer): Update {
    return this.#telling().update(viewer);
  }

  updateText(viewer: Viewer): string {
    return this.#telling().text(viewer);
  }

  log(viewer: Viewer): readonly LogLine[] {
    return logFor(this.#timeline, viewer);
  }

  act(seat: Seat, request: { readonly decision: number; readonly actions: readonly Json[] }): Promise<Answer> {
    return this.#answering.evenly(seat, request, () => this.#act({ ...request, seat, by: 'person' }));
  }

  undo(seat: Seat, { keep, seq }: { readonly keep: number; readonly seq: number }): Promise<Answer> {
    return this.#plan((timeline, at) => planUndo(this.module, timeline, { seat, keep, seq, at }));
  }

  requestUndo(seat: Seat, { keep, seq }: { readonly keep: number; readonly seq: number }): Promise<Answer> {
    return this.#plan((timeline, at) => planUndoRequest(this.module, timeline, { seat, keep, seq, at }));
  }

  answerUndo(seat: Seat, { keep, agree }: { readonly keep: number; readonly agree: boolean }): Promise<Answer> {
    return this.#plan((timeline, at) => planUndoAnswer(timeline, { seat, keep, agree, at }));
  }

  sit(seat: Seat, occupant: Occupant, { keptMs = 0, from }: Keeping = {}): Promise<Answer> {
    return this.#plan((timeline, at) => planSitting(this.module, timeline, { seat, occupant, keptMs, from, at }));
  }

  leave(seat: Seat): Promise<Answer> {
    return this.sit(seat, { kind: 'open' });
  }

  giveOrders(seat: Seat, orders: readonly string[]): Promise<Answer> {
    return this.#plan((timeline, at) => planOrders(this.module, timeline, { seat, orders, at }));
  }

  subscribe(viewer: Viewer, listener: (update: Update) => void): () => void {
    return this.#audience.add({ wants: 'update', viewer, hear: listener });
  }

  subscribeText(viewer: Viewer, listener: (text: string) => void): () => void {
    return this.#audience.add({ wants: 'text', viewer, hear: listener });
  }

  follow(listener: (change: MatchChange) => void): () => void {
    return this.#audience.add({ wants: 'change', hear: listener });
  }

  refresh(version = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#queue.add(async () => {
      // Its own writes come back as news, and often before it is told that they are done.
      if (this.version >= version) return;
      await this.#catchUp();
      this.#answering.wake();
    });
  }

  reread(): Promise<void> {
    return this.#queue.add(async () => {
      await this.#readAgain();
      this.#isSuspect = false;
      this.#answering.wake();
    });
  }

  record(): MatchRecord | undefined {
    const { game, rulesVersion, options, start, seed } = this.#setup;
    const timeline = this.#timeline;
    if (!this.isOver) return undefined;
    if (timeline.base.actionCount > 0) return this.#record;
    return recordOf({
      game,
      rulesVersion,
      options,
      start,
      seats: timeline.occupants.map((occupant) => (occupant.kind === 'open' ? '' : occupant.name)),
      seed,
      actions: timeline.played.map(({ seat, action }) => ({ seat, action })),
      result: this.module.result(timeline.state),
      hash: hashOf(timeline.state),
    });
  }

  actions(): readonly DoneAction[] | undefined {
    const { base, played } = this.#timeline;
    return base.actionCount > 0
      ? undefined
      : played.map(({ seat, action, automatic }) => (automatic ? { seat, action, automatic } : { seat, action }));
  }

  async settled(): Promise<void> {
    while (this.#queue.length > 0 || this.#answering.areBusy) {
      await this.#answering.settled();
      await this.#queue.drained();
    }
  }

  close(): void {
    this.#answering.close();
    this.#audience.clear();
  }

  #act(request: Omit<Acting, 'at'>): Promise<Answer> {
    const { lease } = this.#ports;
    return this.#plan((timeline, at) => planActing(this.module, timeline, { ...request, at }), request.by === 'person' ? undefined : lease);
  }

  /**
   * Planned anew when another process was quicker: what is still right then must not fail for it. Under a `lease`, only while that is
   * held here.
   */
  #plan(plan: (timeline: Timeline, at: number) => Planned, lease?: Lease): Promise<Answer> {
    return this.#queue.add(async () => {
      await this.#catchUpIfSuspect();
      let isFresh = this.#ports.isShared !== true;
      for (let tries = 1; ; tries++) {
        const fence = lease?.fence;
        const planned = lease !== undefined && fence === undefined ? NOT_HERE : plan(this.#timeline, this.#ports.now());
        if (!planned.ok && isFresh) return planned;
        if (planned.ok && planned.entry === undefined && isFresh) return { ok: true, seq: this.seq };
        if (planned.ok && planned.entry !== undefined) {
          const answer = await this.#commit(planned.entry, { tries, fence });
          if (answer !== undefined) return answer;
        }
        isFresh = true;
        await this.#catchUp();
        this.#answering.wake();
      }
    });
  }

  /** Undefined: another process was quicker, or has taken the lease over; unless that went on for too many tries. */
  async #commit(
    planned: Entry,
    { tries, fence }: { readonly tries: number; readonly fence: number | undefined },
  ): Promise<Answer | undefined> {
    const entry: Entry = { ...planned, rulesVersion: this.module.rulesVersion };
    const next = advance(this.module, this.#timeline, entry);
    if (!next.ok) return next;
    try {
      await this.#ports.store.append(this.id, entry, snapshotOf(this.module, this.#setup, next.timeline), fence);
    } catch (problem) {
      this.#isSuspect = true;
      if (problem instanceof LeaseLost && fence !== undefined) this.#ports.lease?.lost(fence);
      if ((problem instanceof VersionConflict || problem instanceof LeaseLost) && tries < MOST_TRIES) {
        this.#ports.onConflict?.();
        return undefined;
      }
      this.#report({ match: this.id, kind: 'store-failed', message: String(problem) });
      throw problem;
    }
    this.#turnTo(next);
    if (entry.kind === 'actions') this.#ports.onActed?.(this.occupants[entry.seat]?.kind ?? 'open');
    this.#answering.wake();
    return { ok: true, seq: this.seq };
  }

  #turnTo(next: Extract<Advance, { ok: true }>): void {
    this.#timeline = next.timeline;
    this.#audience.tell(this.#telling(next), next.only);
  }

  async #catchUpIfSuspect(): Promise<void> {
    if (this.#isSuspect) await this.#catchUp();
  }

  /** What others wrote is told entry by entry, as if it had happened here. */
  async #catchUp(): Promise<void> {
    const entries = await entriesSince(this.#ports.store, this.id, this.#timeline.version);
    if (entries === undefined) throw this.#gone();
    if (!haveRulesOf(this.module, entries) || !this.#followed(entries)) await this.#readAgain();
    this.#isSuspect = false;
  }

  async #readAgain(): Promise<void> {
    const stored = await this.#ports.store.load(this.id);
    if (stored === undefined) throw this.#gone();
    const again = restored(this.module, stored, (problem) => this.#report(problem));
    if (!again.ok) throw new BeyondTheseRules(this.id, `${again.reason}: ${again.problem}`);
    this.#setup = stored.setup;
    this.#record &&= recordFromLog(this.module, stored);
    this.#timeline = again.timeline;
    this.#audience.tell(this.#telling());
  }

  #gone(): Error {
    return new Error(`match ${this.id} is gone from the storage`);
  }

  #followed(entries: readonly Entry[]): boolean {
    for (const entry of entries) {
      const next = advance(this.module, this.#timeline, entry);
      if (!next.ok) return false;
      this.#turnTo(next);
    }
    return true;
  }

  #telling({ change, told }: Pick<Moment, 'change' | 'told'> = { change: { kind: 'full' }, told: [] }): Telling {
    return tellingOf({ module: this.module, setup: this.#setup, timeline: this.#timeline, change, told });
  }

  #report(problem: MatchProblem): void {
    this.#ports.onProblem?.(problem);
  }
}

/** All but the seed. */
export function publicSetup(setup: MatchSetup): PublicSetup {
  const { id, game, rulesVersion, options, start, occupants, asksIdle, clock, commitment, createdAt } = setup;
  const begun = start === undefined ? {} : { start };
  const chosen = { ...(asksIdle === true ? { asksIdle } : {}), ...(clock === undefined ? {} : { clock }) };
  return { id, game, rulesVersion, options, ...begun, occupants, ...chosen, commitment, createdAt };
}
