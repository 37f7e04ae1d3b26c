import { type DoneAction, hashOf, type Json, type MatchRecord, type PlainGame, recordOf, type Seat, type Viewer } from '@orrery/engine';
import { type Acting, planActing } from './acting.ts';
import { AnsweringSeats } from './answering-seats.ts';
import { Audience } from './audience.ts';
import { planRest } from './clocks/resting.ts';
import { firstOf } from './clocks/running.ts';
import type { Rest } from './clocks/state.ts';
import { planTimeUp, type TimeUp } from './clocks/time-up.ts';
import type { Entry, MatchSetup, Occupant, Proposed } from './kept.ts';
import { planCallingOff, planResigning } from './leaving.ts';
import { LogKeeper, type Terms } from './log-keeper.ts';
import type { Answer, Keeping, Match, PublicSetup } from './match.ts';
import { planOrders } from './orders.ts';
import { planPassing } from './passing.ts';
import type { MatchPorts, MatchProblem } from './ports.ts';
import { type BotFor, planProposal, planProposalAnswer } from './proposing.ts';
import { recordFromLog } from './record-from-log.ts';
import { levelAt } from './seats.ts';
import { planSitting } from './sitting.ts';
import { planReturn, planStandIn } from './standing-in.ts';
import { isOver, type Timeline } from './timeline.ts';
import type { LogLine, MatchChange, Update } from './told.ts';
import { type Planned, planUndo, planUndoAnswer, planUndoRequest } from './undo.ts';
import { logFor, type Moment, type Telling, tellingOf } from './update.ts';

/** See `Match`. */
export class RunningMatch implements Match {
  readonly module: PlainGame;
  readonly #ports: MatchPorts;
  readonly #audience: Audience;
  readonly #answering: AnsweringSeats;
  /** What the log has of a match that was over when it was opened. */
  #record: MatchRecord | undefined;
  readonly #log: LogKeeper;

  constructor(start: {
    readonly module: PlainGame;
    readonly setup: MatchSetup;
    readonly timeline: Timeline;
    readonly ports: MatchPorts;
    readonly record?: MatchRecord | undefined;
  }) {
    this.module = start.module;
    this.#record = start.record;
    this.#ports = start.ports;
    this.#audience = new Audience((message) => this.#report({ match: this.id, kind: 'listener-failed', message }));
    this.#log = new LogKeeper({
      ...start,
      onReread: (stored) => {
        this.#record &&= recordFromLog(this.module, stored);
      },
      onTurn: (done) => this.#audience.tell(this.#telling(done), done?.only),
      onWritten: (entry) => this.#written(entry),
      onRest: () => this.#answering.wake(),
      ring: (timeline, due) => this.#ring(timeline, due),
    });
    this.#answering = new AnsweringSeats({
      ...start,
      timeline: () => this.#log.timeline,
      act: (seat, request) => this.#act({ ...request, seat }),
      announce: (seat, decision) =>
        this.#log.plan((timeline, at) => planPassing(this.module, timeline, { seat, decision, at }), this.#asked),
      giveBack: (seat) =>
        this.#log.plan((timeline, at) => planReturn(this.module, timeline, { seat, at, isDue: true }), { lease: start.ports.lease }),
      report: (problem) => this.#report(problem),
    });
    this.#answering.wake();
  }

  get id(): string {
    return this.#log.setup.id;
  }

  get setup(): PublicSetup {
    return publicSetup(this.#log.setup);
  }

  get seq(): number {
    return this.#log.timeline.seq;
  }

  get version(): number {
    return this.#log.timeline.version;
  }

  get isOver(): boolean {
    return isOver(this.module, this.#log.timeline);
  }

  get hasAutomaticTurn(): boolean {
    return this.#answering.areBusy;
  }

  get occupants(): readonly Occupant[] {
    return this.#log.timeline.occupants;
  }

  update(viewer: Viewer): Update {
    return this.#telling().update(viewer);
  }

  updateText(viewer: Viewer): string {
    return this.#telling().text(viewer);
  }

  log(viewer: Viewer): readonly LogLine[] {
    return logFor(this.#log.timeline, viewer);
  }

  act(seat: Seat, request: { readonly decision: number; readonly actions: readonly Json[] }): Promise<Answer> {
    // A pass that waits for everybody's came when it was pressed.
    const asked = this.#asked;
    return this.#answering.evenly(seat, request, () => this.#act({ ...request, seat, by: 'person' }, asked));
  }

  undo(seat: Seat, { keep, seq }: { readonly keep: number; readonly seq: number }): Promise<Answer> {
    return this.#log.plan((timeline, at) => planUndo(this.module, timeline, { seat, keep, seq, at, away: this.#log.away }), {
      ...this.#asked,
      mover: seat,
    });
  }

  requestUndo(seat: Seat, { keep, seq }: { readonly keep: number; readonly seq: number }): Promise<Answer> {
    const { isRated } = this.#log.setup;
    return this.#log.plan((timeline, at) => planUndoRequest(this.module, timeline, { seat, keep, seq, at, isRated }), this.#asked);
  }

  answerUndo(seat: Seat, { keep, agree }: { readonly keep: number; readonly agree: boolean }): Promise<Answer> {
    return this.#log.plan((timeline, at) => planUndoAnswer(timeline, { seat, keep, agree, at }), this.#asked);
  }

  sit(seat: Seat, occupant: Occupant, { keptMs = 0, ...keeping }: Keeping = {}): Promise<Answer> {
    return this.#log.plan((timeline, at) => planSitting(this.module, timeline, { ...keeping, seat, occupant, keptMs, at }), this.#asked);
  }

  leave(seat: Seat): Promise<Answer> {
    return this.sit(seat, { kind: 'open' });
  }

  standIn(seat: Seat, because: 'asked' | 'claimed'): Promise<Answer> {
    const level = this.#standInLevel;
    return this.#log.plan((timeline, at) => planStandIn(this.module, timeline, { seat, level, because, at }), this.#asked);
  }

  comeBack(seat: Seat): Promise<Answer> {
    return this.#log.plan((timeline, at) => planReturn(this.module, timeline, { seat, at }), this.#asked);
  }

  resign(seat: Seat): Promise<Answer> {
    return this.#log.plan((timeline, at) => planResigning(this.module, timeline, { seat, at, botFor: this.#botFor }), this.#asked);
  }

  callOff(): Promise<Answer> {
    return this.#log.plan((timeline, at) => planCallingOff(this.module, timeline, at));
  }

  propose(seat: Seat, proposed: Proposed): Promise<Answer> {
    return this.#log.plan((timeline, at) => planProposal(this.module, timeline, { seat, proposed, at }), this.#asked);
  }

  answerProposal(seat: Seat, { id, agree }: { readonly id: number; readonly agree: boolean }): Promise<Answer> {
    return this.#log.plan((timeline, at) => planProposalAnswer(timeline, { seat, id, agree, at }, this.#botFor), this.#asked);
  }

  setRest(seat: Seat, rest: Rest | undefined): Promise<Answer> {
    return this.#log.plan((timeline, at) => planRest(this.module, timeline, { seat, rest, at }), this.#asked);
  }

  async timeUp(): Promise<number | undefined> {
    const { lease } = this.#ports;
    const due = (): number | undefined => firstOf(this.#log.deadlines);
    for (let seat = 0; seat < this.occupants.length && (due() ?? Number.POSITIVE_INFINITY) <= this.#ports.now(); seat++) {
      if (lease !== undefined && !(await lease.claim())) break;
      // Asked anew with each try: what refuses the first may be that the house was away.
      await this.#log.plan((timeline, at) => this.#ring(timeline, { at }), { lease });
    }
    return due();
  }

  tellClocks(): void {
    if (this.#log.timeline.timed !== undefined) this.#audience.tell(this.#telling());
  }

  giveOrders(seat: Seat, orders: readonly string[]): Promise<Answer> {
    return this.#log.plan((timeline, at) => planOrders(this.module, timeline, { seat, orders, at }), this.#asked);
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
    return this.#log.refresh(version);
  }

  reread(): Promise<void> {
    return this.#log.reread();
  }

  record(): MatchRecord | undefined {
    const { game, rulesVersion, options, start, seed } = this.#log.setup;
    const timeline = this.#log.timeline;
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
    const { base, played } = this.#log.timeline;
    return base.actionCount > 0
      ? undefined
      : played.map(({ seat, action, automatic }) => (automatic ? { seat, action, automatic } : { seat, action }));
  }

  async settled(): Promise<void> {
    while (this.#log.length > 0 || this.#answering.areBusy) {
      await this.#answering.settled();
      await this.#log.drained();
    }
  }

  close(): void {
    this.#answering.close();
    this.#audience.clear();
  }

  get #standInLevel(): string {
    return this.#log.setup.clock?.standIn ?? this.#ports.standInLevel ?? 'random';
  }

  readonly #botFor: BotFor = (occupants, seat) => {
    const level = this.#standInLevel;
    return { kind: 'bot', level, name: this.#ports.botName?.(occupants, seat) ?? level };
  };

  #act(request: Omit<Acting, 'at'>, asked: Terms = {}): Promise<Answer> {
    const terms = request.by === 'person' ? { ...asked, mover: request.seat } : { lease: this.#ports.lease };
    return this.#log.plan((timeline, at) => planActing(this.module, timeline, { ...request, at }), terms);
  }

  #ring(timeline: Timeline, due: Pick<TimeUp, 'at' | 'by'>): Planned {
    return planTimeUp(this.module, timeline, { ...due, away: this.#log.away, botFor: this.#botFor });
  }

  /** A person asks for something at this moment. Where no clock runs it matters to nobody. */
  get #asked(): Terms {
    return this.#log.timeline.timed === undefined ? {} : { askedAt: this.#ports.now() };
  }

  #written(entry: Entry): void {
    if (entry.kind === 'actions') this.#ports.onActed?.(levelAt(this.occupants[entry.seat]) === undefined ? 'person' : 'bot');
  }

  #telling({ change, told }: Pick<Moment, 'change' | 'told'> = { change: { kind: 'full' }, told: [] }): Telling {
    const { timeline, away } = this.#log;
    return tellingOf({ module: this.module, setup: this.#log.setup, timeline, change, told, away });
  }

  #report(problem: MatchProblem): void {
    this.#ports.onProblem?.(problem);
  }
}

/** All but the seed. */
export function publicSetup(setup: MatchSetup): PublicSetup {
  const { id, game, rulesVersion, options, start, occupants, asksIdle, isRated, clock, commitment, createdAt } = setup;
  const begun = start === undefined ? {} : { start };
  const asking = { ...(asksIdle === true ? { asksIdle } : {}), ...(isRated === true ? { isRated } : {}) };
  const chosen = { ...asking, ...(clock === undefined ? {} : { clock }) };
  return { id, game, rulesVersion, options, ...begun, occupants, ...chosen, commitment, createdAt };
}
