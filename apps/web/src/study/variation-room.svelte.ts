import { type ActionBase, type EventBase, heardBy, type RecordedAction, type Refusal, type Seat, type Viewer } from '@orrery/engine';
import { type BotPort, freshSeed } from '@orrery/match';
import {
  type AnyMoment,
  type Judged,
  MOST_VARIATION_STEPS,
  playVariation,
  tryStep,
  type Variation,
  type VariationLine,
  variationBegins,
} from '@orrery/study';
import type { Replayed } from '../table/replay-moments.ts';
import { goneOn } from './gone-on.ts';
import type { VariationBook } from './variation-book.svelte.ts';

/** Who answers for the seats that one does not play. */
export type Others = 'bots' | 'self';

/** Those who say what an action comes to. */
export interface Weighing {
  tried(line: VariationLine): Promise<readonly number[]>;
  weighed(line: VariationLine): Promise<Judged | undefined>;
}

interface Ground {
  readonly replayed: Replayed;
  readonly book: VariationBook;
  readonly weighing: Weighing;
  /** Made when the first of them is asked. */
  readonly botsFor: () => BotPort & { close(): void };
  readonly level: string;
}

/** More answers of bots in a row than any game has between two of one's own. */
const MOST_ANSWERS = 300;

/** It would be longer than any may be, or one more than there may be. */
export const NO_ROOM: Refusal = { code: 'no-room', rule: '' };

/** One variation at the board: it is stepped through, gone on with, and left for another where something else is tried. */
export class VariationRoom {
  readonly #ground: Ground;
  #bots: (BotPort & { close(): void }) | undefined;
  #cancelling = new AbortController();
  /** What was asked about another line is not told about this one. */
  #round = {};
  #filling: object | undefined;
  #hand: Seat | undefined;
  #picked = $state<Seat>();
  /** What is open: of the book once it has an action. */
  open = $state.raw<Variation>();
  moments = $state.raw<readonly AnyMoment[]>([]);
  /** So many of its actions are done on the board. */
  at = $state(0);
  /** Behind each of its moments, as far as they are known. */
  chances = $state.raw<readonly (readonly number[] | undefined)[]>([]);
  /** What its actions gave away, by their place; null: there was no choice. */
  judged = $state.raw<Readonly<Record<number, Judged | null>>>({});
  events = $state.raw<readonly EventBase[]>([]);
  eventsKey = $state(0);
  isThinking = $state(false);
  hasFailed = $state(false);
  others = $state<Others>('bots');
  level = $state('');

  constructor(ground: Ground) {
    this.#ground = ground;
    this.level = ground.level;
  }

  get now(): AnyMoment | undefined {
    return this.moments[this.at];
  }
  get count(): number {
    return Math.max(0, this.moments.length - 1);
  }
  get isOver(): boolean {
    return this.now !== undefined && this.#ground.replayed.module.result(this.now.state) !== undefined;
  }
  get isFull(): boolean {
    return this.at >= MOST_VARIATION_STEPS;
  }
  /** Who may decide now. */
  get deciders(): readonly Seat[] {
    return this.now === undefined || this.isOver ? [] : this.#ground.replayed.module.asked(this.now.state);
  }
  /** Who does. */
  get seat(): Seat | undefined {
    const { deciders } = this;
    return [this.#picked, this.#hand].find((one) => one !== undefined && deciders.includes(one)) ?? deciders[0];
  }
  /** While bots answer one goes on looking from one's own seat. */
  get viewer(): Viewer {
    return (this.isThinking ? this.#hand : undefined) ?? this.seat ?? this.#hand ?? 'spectator';
  }

  /** From this moment of the match on, with dice of its own. It is kept once something was done. */
  begin(from: number): void {
    const moment = this.#ground.replayed.moments[from];
    if (moment === undefined) return;
    const seed = freshSeed();
    this.#show({ id: freshSeed(), name: '', note: '', from, seed, steps: [] }, { moments: [variationBegins(moment, seed)], at: 0 });
  }

  /** One of the book, at its first action. */
  openKept(variation: Variation): void {
    const { module, moments } = this.#ground.replayed;
    this.#show(variation, { moments: playVariation(module, moments, variation), at: 1 });
  }

  /** Back to the match. */
  leave(): void {
    this.#stop();
    this.open = undefined;
    this.moments = [];
    this.at = 0;
  }

  go(at: number): void {
    const next = Math.max(0, Math.min(this.count, at));
    if (next === this.at) return;
    this.#stop();
    const isStep = next === this.at + 1;
    this.at = next;
    this.#picked = undefined;
    this.#tell(isStep ? this.now : undefined);
    void this.#fill();
  }

  /** Another of those who are asked together. */
  pick(seat: Seat): void {
    this.#picked = seat;
  }

  /** All or none; why not, where it is not allowed. Where something else followed before, a variation of its own begins. */
  act(actions: readonly ActionBase[]): Refusal | undefined {
    const { seat } = this;
    if (seat === undefined || this.open === undefined || this.isThinking) return { code: 'not-asked', rule: '' };
    const refusal = this.#do(actions.map((action) => ({ seat, action })));
    if (refusal !== undefined) return refusal;
    this.#hand = seat;
    void this.#goOn();
    return undefined;
  }

  /** A bot answers in place of whoever decides. */
  async letBot(): Promise<void> {
    const { seat } = this;
    if (seat === undefined || this.isThinking) return;
    await this.#thinking(async (isOn) => {
      const action = await this.#answer(seat);
      if (isOn()) this.#do([{ seat, action }]);
    });
  }

  write(change: Partial<Pick<Variation, 'name' | 'note'>>): void {
    if (this.open === undefined) return;
    this.open = { ...this.open, ...change };
    this.#ground.book.write(this.open);
  }

  /** What follows is taken away. */
  cut(): void {
    if (this.open === undefined || this.at === 0) return;
    this.#stop();
    this.#goOnWith({ ...this.open, steps: this.open.steps.slice(0, this.at) }, this.moments.slice(0, this.at + 1));
    this.#keep();
  }

  /** What the action that led here gave away; it is there a moment later. */
  async weigh(): Promise<void> {
    const { at, open } = this;
    if (open === undefined || at === 0 || this.judged[at - 1] !== undefined) return;
    const round = this.#round;
    try {
      const judged = await this.#ground.weighing.weighed(lineTo(open, at));
      if (round === this.#round) this.judged = { ...this.judged, [at - 1]: judged ?? null };
    } catch (problem) {
      console.warn(problem);
    }
  }

  close(): void {
    this.#stop();
    this.#round = {};
    this.#bots?.close();
    this.#bots = undefined;
  }

  #show(variation: Variation, { moments, at }: { readonly moments: readonly AnyMoment[]; readonly at: number }): void {
    this.#stop();
    this.#round = {};
    this.#hand = undefined;
    this.#picked = undefined;
    this.open = variation;
    this.moments = moments;
    this.chances = [];
    this.judged = {};
    this.at = at;
    this.#tell(undefined);
    void this.#fill();
  }

  /** The same up to here, with what is known of that. */
  #goOnWith(variation: Variation, moments: readonly AnyMoment[]): void {
    this.#round = {};
    this.open = variation;
    this.moments = moments;
    this.chances = this.chances.slice(0, moments.length);
    this.judged = Object.fromEntries(Object.entries(this.judged).filter(([at]) => Number(at) < moments.length - 1));
  }

  #do(steps: readonly RecordedAction[]): Refusal | undefined {
    const { open, at } = this;
    if (open === undefined) return undefined;
    const added: AnyMoment[] = [];
    for (const done of steps) {
      const before = added.at(-1) ?? this.moments[at];
      if (before === undefined) return undefined;
      const tried = tryStep(this.#ground.replayed.module, before, done);
      if ('refusal' in tried) return tried.refusal;
      added.push(tried.moment);
    }
    const { how, variation } = goneOn(open, at, steps, freshSeed);
    if (how !== 'along') {
      const isNew = how === 'other' || open.steps.length === 0;
      if (variation.steps.length > MOST_VARIATION_STEPS || (isNew && this.#ground.book.isFull)) return NO_ROOM;
      if (how === 'other') this.#goOnWith(variation, this.moments.slice(0, at + 1));
      this.open = variation;
      this.moments = [...this.moments.slice(0, at + 1), ...added];
      this.#keep();
    }
    this.at = at + steps.length;
    this.#picked = undefined;
    this.#tell(...added);
    void this.#fill();
    return undefined;
  }

  /** What everybody knows is done, and the bots answer, until one's own seat is asked again. */
  async #goOn(): Promise<void> {
    await this.#thinking(async (isOn) => {
      const { module } = this.#ground.replayed;
      for (let answers = 0; answers < MOST_ANSWERS && this.at === this.count && !this.isFull; answers++) {
        const { deciders, now } = this;
        if (now === undefined || deciders.length === 0) return;
        const known = deciders
          .map((seat) => ({ seat, action: module.automatic?.(now.state, seat, []) }))
          .find(({ action }) => action !== undefined);
        if (known !== undefined) {
          this.#do([known]);
          continue;
        }
        const [seat] = deciders;
        if (this.others === 'self' || seat === undefined || (this.#hand !== undefined && deciders.includes(this.#hand))) return;
        const action = await this.#answer(seat);
        if (!isOn()) return;
        this.#do([{ seat, action }]);
      }
    });
  }

  async #thinking(work: (isOn: () => boolean) => Promise<void>): Promise<void> {
    const cancelling = new AbortController();
    this.#cancelling = cancelling;
    this.isThinking = true;
    this.hasFailed = false;
    try {
      await work(() => this.#cancelling === cancelling);
    } catch (problem) {
      console.warn(problem);
      if (this.#cancelling === cancelling) this.hasFailed = true;
    } finally {
      if (this.#cancelling === cancelling) this.isThinking = false;
    }
  }

  async #answer(seat: Seat): Promise<ActionBase> {
    const { now, open, at, level } = this;
    const { replayed, botsFor } = this.#ground;
    const { module } = replayed;
    if (now === undefined || open === undefined) throw new Error('there is no question');
    this.#bots ??= botsFor();
    const { state } = now;
    const request = {
      game: module.id,
      level,
      seat,
      view: module.view(state, seat),
      legal: module.legal(state, seat),
      salt: `${open.seed} ${at}`,
    };
    const choice = await this.#bots.choose(request, this.#cancelling.signal);
    return 'action' in choice ? choice.action : choice;
  }

  /** Nobody answers any more. */
  #stop(): void {
    this.#cancelling.abort();
    this.#cancelling = new AbortController();
    this.isThinking = false;
    this.hasFailed = false;
  }

  #keep(): void {
    if (this.open !== undefined && this.open.steps.length > 0) this.#ground.book.put(this.open);
  }

  #tell(...moments: readonly (AnyMoment | undefined)[]): void {
    const { viewer } = this;
    this.events = moments.flatMap((moment) => (moment === undefined ? [] : heardBy<EventBase>(moment.told, viewer)));
    this.eventsKey += 1;
  }

  /** Asks for the chances that are missing, first for those of what is on the board. */
  async #fill(): Promise<void> {
    const round = this.#round;
    if (this.#filling === round) return;
    this.#filling = round;
    try {
      for (let next = this.#missing(); next !== undefined && this.open !== undefined; next = this.#missing()) {
        const found = await this.#ground.weighing.tried(lineTo(this.open, next));
        if (round !== this.#round) return;
        const chances = [...this.chances];
        chances[next] = found;
        this.chances = chances;
      }
    } catch (problem) {
      console.warn(problem);
    } finally {
      if (this.#filling === round) this.#filling = undefined;
    }
  }

  #missing(): number | undefined {
    if (this.open === undefined) return undefined;
    if (this.chances[this.at] === undefined) return this.at;
    const missing = this.moments.findIndex((_, index) => this.chances[index] === undefined);
    return missing < 0 ? undefined : missing;
  }
}

function lineTo({ from, seed, steps }: VariationLine, at: number): VariationLine {
  return { from, seed, steps: steps.slice(0, at) };
}
