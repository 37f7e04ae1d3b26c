import { type ActionBase, type PlainGame, type Seat, stableJson } from '@orrery/engine';
import type { Answering } from './acting.ts';
import { answererOf } from './answerer.ts';
import { toJson } from './json.ts';
import type { MatchSetup } from './kept.ts';
import type { LeaseHolder } from './lease-holder.ts';
import type { Answer } from './match.ts';
import { isPassing } from './passing.ts';
import type { MatchPorts, MatchProblem } from './ports.ts';
import { type Timeline, waitedFor } from './timeline.ts';
import { idleAnswer, mannerOf, pauseOf, windowOf } from './windows.ts';

interface Surroundings {
  readonly module: PlainGame;
  readonly setup: MatchSetup;
  readonly ports: MatchPorts;
  readonly timeline: () => Timeline;
  readonly act: (seat: Seat, request: Answering) => Promise<Answer>;
  /** Keeps that the seat passes, for whoever carries it out. */
  readonly announce: (seat: Seat, decision: number) => Promise<Answer>;
  readonly holder: LeaseHolder;
  readonly report: (problem: MatchProblem) => void;
  /** Nothing waits any more. */
  readonly onRest: () => void;
}

/** After the storage failed it is tried again this much later. */
const RETRY_MS = 5000;

/** One person asked in a window. Until it is open, whatever lets the window go by waits. */
interface Gate {
  readonly seat: Seat;
  readonly decision: number;
  readonly pass: ActionBase;
  /** Shared by those asked in the same moment. */
  readonly cancel: AbortController;
  isOpen: boolean;
  isAnswering: boolean;
  /** Passes that were pressed meanwhile. */
  readonly pressed: (() => Promise<unknown>)[];
  /** Who waits for another process to carry out the pass. */
  readonly announced: (() => void)[];
}

/**
 * Among people, nobody may see by the time who had nothing to say to a window (docs/decisions/0012). So all who are asked in the same
 * moment wait behind one pause, whatever they hold; when it ends, those who pressed Pass and those for whom it is answered pass one after
 * another in the order of their seats. Who still thinks then is waited for as ever. What is played is done at once: it shows itself.
 * Of several processes the one with the lease lets pass; the others announce to it, in the log, what was pressed with them.
 */
export class EvenPasses {
  readonly #around: Surroundings;
  readonly #gates = new Map<Seat, Gate>();
  #isClosed = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The same for every hand: that a pause runs tells nothing. */
  get areBusy(): boolean {
    return [...this.#gates.values()].some(({ isOpen, isAnswering }) => !isOpen || isAnswering);
  }

  /** Whether this seat's answers to windows are given here. */
  holds(seat: Seat): boolean {
    return this.#gates.has(seat);
  }

  close(): void {
    this.#isClosed = true;
    for (const gate of [...this.#gates.values()]) this.#drop(gate);
  }

  /** Begins a pause for those who are newly asked, and lets go of those who no longer are. */
  wake(): void {
    const { module, ports } = this.#around;
    const timeline = this.#around.timeline();
    const isEven = !this.#isClosed && ports.bots !== undefined && mannerOf(this.#around, timeline.occupants) === 'even';
    const asked = isEven ? waitedFor(module, timeline) : [];
    for (const gate of [...this.#gates.values()]) {
      const isStill = asked.includes(gate.seat) && timeline.decisionIds[gate.seat] === gate.decision;
      if (!isStill || windowOf(module, timeline, gate.seat) === undefined) this.#drop(gate);
      else if (gate.isOpen) void this.#answer(gate);
    }
    this.#begin(asked, timeline);
  }

  /** Does it now, or, if it is a pass, when everybody's passes come. */
  evenly(
    seat: Seat,
    request: { readonly decision: number; readonly actions: readonly unknown[] },
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    const gate = this.#gates.get(seat);
    if (gate === undefined || gate.isOpen || gate.decision !== request.decision) return act();
    if (request.actions.length !== 1 || stableJson(toJson(request.actions[0])) !== stableJson(toJson(gate.pass))) return act();
    if (!this.#around.holder.isHeld) return this.#announce(gate);
    return new Promise((resolve, reject) => gate.pressed.push(() => act().then(resolve, reject)));
  }

  /** Resolves when the pass was carried out. */
  async #announce(gate: Gate): Promise<Answer> {
    const { seat, decision } = gate;
    const { announce, timeline } = this.#around;
    const { seq } = timeline();
    if (!isPassing(timeline(), seat)) {
      const kept = await announce(seat, decision);
      if (!kept.ok) return kept;
    }
    if (this.#gates.get(seat) === gate) await new Promise<void>((resolve) => gate.announced.push(resolve));
    const now = timeline();
    // This process closes; another has it in the log.
    if (isPassing(now, seat) && now.decisionIds[seat] === decision) return { ok: true, seq: now.seq };
    const done = now.played.findLast((one) => one.seat === seat && one.seq > seq);
    const isDone = done !== undefined && stableJson(toJson(done.action)) === stableJson(toJson(gate.pass));
    return isDone ? { ok: true, seq: done.seq } : { ok: false, refusal: { code: 'stale-decision' } };
  }

  #begin(asked: readonly Seat[], timeline: Timeline): void {
    const cancel = new AbortController();
    const moment: Gate[] = [];
    for (const seat of asked) {
      const decision = timeline.decisionIds[seat];
      const open = windowOf(this.#around.module, timeline, seat);
      if (typeof decision !== 'number' || open === undefined || this.#gates.has(seat)) continue;
      const gate: Gate = { seat, decision, pass: open.pass, cancel, isOpen: false, isAnswering: false, pressed: [], announced: [] };
      this.#gates.set(seat, gate);
      moment.push(gate);
    }
    if (moment.length === 0) return;
    if (!this.#around.holder.isHeld) void this.#around.holder.ask();
    void this.#pass(moment, cancel.signal);
  }

  async #pass(moment: readonly Gate[], cancelled: AbortSignal): Promise<void> {
    const { setup, ports } = this.#around;
    const { wait, automaticPauseMs = 0 } = ports;
    const newest = Math.max(...moment.map(({ decision }) => decision));
    const milliseconds = pauseOf(setup.seed, newest, automaticPauseMs);
    if (milliseconds > 0) await wait?.(milliseconds, cancelled).catch(() => undefined);
    for (const gate of moment) {
      if (this.#gates.get(gate.seat) !== gate) continue;
      gate.isOpen = true;
      if (gate.pressed.length === 0) await this.#answer(gate);
      else await this.#release(gate);
    }
    this.#rest();
  }

  async #release(gate: Gate): Promise<void> {
    for (const act of gate.pressed.splice(0)) await act();
  }

  /** For a seat with nothing to say, or with orders to pass, or whose pass another process has announced. */
  async #answer(gate: Gate): Promise<void> {
    const { act, report, setup, holder } = this.#around;
    const answer = this.#answerFor(gate);
    if (gate.isAnswering || answer === undefined) return;
    if (!holder.isHeld) return void holder.ask();
    const { action, by } = answer;
    gate.isAnswering = true;
    try {
      const isWanted = () => this.#gates.get(gate.seat) === gate && stableJson(this.#answerFor(gate) ?? null) === stableJson(answer);
      await act(gate.seat, { decision: gate.decision, actions: [toJson(action)], by, isWanted });
    } catch (problem) {
      report({ match: setup.id, seat: gate.seat, kind: 'bot-failed', message: String(problem) });
      void this.#again(gate);
    }
    gate.isAnswering = false;
    if (this.#gates.get(gate.seat) === gate && !holder.isHeld) void holder.ask();
    this.#rest();
  }

  /** While the table discusses an undo, nobody is answered for; what somebody pressed is theirs. */
  #answerFor({ seat, pass }: Gate): { readonly action: ActionBase; readonly by: 'announced' | 'automatic' } | undefined {
    const { module } = this.#around;
    const timeline = this.#around.timeline();
    if (isPassing(timeline, seat)) return { action: pass, by: 'announced' };
    if (timeline.undoRequest !== undefined) return undefined;
    const ordered = answererOf(module, timeline, seat);
    const action = ordered?.kind === 'automatic' ? ordered.action : idleAnswer(module, timeline, seat);
    return action === undefined ? undefined : { action, by: 'automatic' };
  }

  /** Only the storage can have failed. */
  async #again(gate: Gate): Promise<void> {
    await this.#around.ports.wait?.(RETRY_MS, gate.cancel.signal).catch(() => undefined);
    if (this.#gates.get(gate.seat) === gate && this.#around.ports.wait !== undefined) await this.#answer(gate);
  }

  #drop(gate: Gate): void {
    this.#gates.delete(gate.seat);
    // It is no longer asked, and the match says so.
    void this.#release(gate);
    for (const resolve of gate.announced.splice(0)) resolve();
    if (![...this.#gates.values()].some(({ cancel }) => cancel === gate.cancel)) gate.cancel.abort();
    this.#rest();
  }

  #rest(): void {
    if (!this.areBusy) this.#around.onRest();
  }
}
