import { type ActionBase, type EventBase, heardBy, type Seat } from '@orrery/engine';
import type { LogLine } from '@orrery/match';
import { type Attempt, beginAttempt, type JudgedTry, offeredIn, startOf, type Trial, tryAction } from '@orrery/study/puzzles';
import type { Judging } from './judging.ts';
import type { OpenPuzzle } from './open-puzzle.ts';

/** `open`: it is being tried. `judged`: what the try came to is told. `shown`: the best answer is on the table. `failed`: nobody could judge. */
export type PuzzleStage = 'open' | 'judging' | 'judged' | 'shown' | 'failed';

/** One puzzle at its table. The rules run here; what an answer is worth is found beside the page. */
export class PuzzleRoom {
  readonly opened: OpenPuzzle;
  readonly trial: Trial;
  readonly #judging: Judging;
  readonly #begun: Attempt;
  /** What each press on the table led to. */
  #attempts = $state.raw<readonly Attempt[]>([]);
  #stage = $state<PuzzleStage>('open');
  #judged = $state.raw<JudgedTry>();
  #tried = $state.raw<readonly ActionBase[]>();
  #eventsKey = $state(0);
  #round = 0;

  constructor(opened: OpenPuzzle, judging: Judging) {
    const { module, kinds, collection, puzzle } = opened;
    this.opened = opened;
    this.#judging = judging;
    this.trial = { module, kind: kinds[puzzle.kind] };
    this.#begun = beginAttempt(startOf(module, collection, puzzle), puzzle.seat);
  }

  get seat(): Seat {
    return this.opened.puzzle.seat;
  }
  get begun(): Attempt {
    return this.#begun;
  }
  get now(): Attempt {
    return this.#attempts.at(-1) ?? this.#begun;
  }
  get stage(): PuzzleStage {
    return this.#stage;
  }
  get judged(): JudgedTry | undefined {
    return this.#judged;
  }
  /** The answer that was judged; undefined: none was, since it began anew. */
  get tried(): readonly ActionBase[] | undefined {
    return this.#tried;
  }
  get eventsKey(): number {
    return this.#eventsKey;
  }
  get canTakeBack(): boolean {
    return this.#stage === 'open' && this.#attempts.length > 0;
  }
  get offered(): readonly ActionBase[] {
    return this.#stage === 'open' ? offeredIn(this.trial, this.now) : [];
  }
  get events(): readonly EventBase[] {
    return heardBy<EventBase>(this.now.told, this.seat);
  }
  get log(): readonly LogLine[] {
    const { seat } = this;
    return this.#attempts.map(({ told }, index) => ({ index, seat, at: 0, events: heardBy<EventBase>(told, seat) }));
  }

  /** All or none. False: it is not allowed here. */
  act(actions: readonly ActionBase[]): boolean {
    if (this.#stage !== 'open') return false;
    const after = this.#after(this.now, actions);
    if (after === undefined) return false;
    this.#go([...this.#attempts, after]);
    if (after.isAnswered) void this.judge();
    return true;
  }

  takeBack(): void {
    if (this.canTakeBack) this.#go(this.#attempts.slice(0, -1));
  }

  /** From the beginning. */
  again(): void {
    this.#round += 1;
    this.#judged = undefined;
    this.#tried = undefined;
    this.#stage = 'open';
    this.#go([]);
  }

  /** The best answer on the table; with why it is better than what was tried, else than the next best. */
  show(): void {
    const line = this.opened.puzzle.answers[0]?.line ?? [];
    const best = this.#after(this.#begun, line);
    const round = ++this.#round;
    this.#stage = 'shown';
    this.#go(best === undefined ? [] : [best]);
    if (this.#judged !== undefined) return;
    this.#weigh(line).then(
      (judged) => {
        if (round === this.#round) this.#judged = judged;
      },
      // The answer is there all the same, only not why.
      (problem: unknown) => console.error(problem),
    );
  }

  async judge(): Promise<void> {
    const round = ++this.#round;
    const { line } = this.now.tried;
    this.#stage = 'judging';
    try {
      const judged = await this.#weigh(line);
      if (round !== this.#round) return;
      this.#judged = judged;
      this.#tried = line;
      this.#stage = 'judged';
    } catch (problem) {
      console.error(problem);
      if (round === this.#round) this.#stage = 'failed';
    }
  }

  #weigh(line: readonly ActionBase[]): Promise<JudgedTry> {
    const { collection, puzzle, module } = this.opened;
    return this.#judging.judge({ game: module.id, rulesVersion: collection.rulesVersion, puzzle, line });
  }

  close(): void {
    this.#round += 1;
    this.#judging.close();
  }

  #go(attempts: readonly Attempt[]): void {
    this.#attempts = attempts;
    this.#eventsKey += 1;
  }

  #after(from: Attempt, actions: readonly ActionBase[]): Attempt | undefined {
    let attempt: Attempt | undefined = from;
    const told: Attempt['told'][number][] = [];
    for (const action of actions) {
      if (attempt.isAnswered) break;
      attempt = tryAction(this.trial, attempt, action);
      if (attempt === undefined) return undefined;
      told.push(...attempt.told);
    }
    return { ...attempt, told };
  }
}
