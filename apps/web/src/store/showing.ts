import type { Pace } from './pace.ts';

/** One thing that others did stays on the screen at least this long before the next. */
const SHOWN_MS = { slow: 1500, normal: 700, fast: 250, instant: 0 } as const satisfies Record<Exclude<Pace, 'click'>, number>;

/** The only timer, so that tests need not sleep. */
export interface Clock {
  now(): number;
  /** Gives back how to cancel. */
  after(milliseconds: number, run: () => void): () => void;
}

export const BROWSER_CLOCK: Clock = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Something that came from the match, to be shown in its turn. */
export interface Showable {
  /**
   * `paced`: others did it and there is something to see, so it waits for its turn and has its time on the screen; `own`: it
   * waits for nothing, but what follows does not cover it at once; `quiet`: nothing to look at. Asked when its turn comes.
   */
  readonly weight: () => 'paced' | 'own' | 'quiet';
  /** `skipped`: passed over on the way to what comes later, so nothing moves and nothing sounds. */
  readonly show: (how: 'seen' | 'skipped') => void;
}

export type ShowingState =
  /** All that came is on the screen. */
  | 'idle'
  /** More has come than is shown yet. */
  | 'busy'
  /** It waits to be let through. */
  | 'held';

interface Setting {
  readonly clock: Clock;
  readonly pace: () => Pace;
  readonly changed: (state: ShowingState) => void;
}

/** Shows what comes in the order it came and at the pace one chose; nothing is lost and nothing overtakes. */
export class Showing {
  readonly #setting: Setting;
  #waiting: Showable[] = [];
  #shownAt = Number.NEGATIVE_INFINITY;
  #stopTimer: (() => void) | undefined;
  #isSkipping = false;
  #isShowing = false;
  #isOneLetThrough = false;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  add(thing: Showable): void {
    this.#waiting.push(thing);
    this.#advance();
  }

  /** The next thing, now. */
  letThrough(): void {
    if (this.isIdle) return;
    this.#isOneLetThrough = true;
    this.#advance();
  }

  /** Everything that came and everything that comes, until `stopSkipping`. */
  skip(): void {
    this.#isSkipping = true;
    this.#advance();
  }

  stopSkipping(): void {
    this.#isSkipping = false;
  }

  /** Everything that has come, and no more than that. */
  catchUp(): void {
    const wasSkipping = this.#isSkipping;
    this.skip();
    this.#isSkipping = wasSkipping;
  }

  /** The pace is another now. */
  reconsider(): void {
    this.#advance();
  }

  /** Nothing is shown any more. */
  close(): void {
    this.#stopTimer?.();
    this.#waiting = [];
  }

  #advance(): void {
    // What is shown may bring the next thing at once: that one waits for its turn in this loop.
    if (this.#isShowing) return;
    this.#isShowing = true;
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    try {
      while (this.#waiting.length > 0) {
        const pause = this.#pauseBefore(this.#waiting[0]);
        if (pause > 0) {
          if (Number.isFinite(pause)) this.#stopTimer = this.#setting.clock.after(pause, () => this.#advance());
          break;
        }
        this.#showNext();
      }
    } finally {
      this.#isShowing = false;
    }
    this.#setting.changed(this.isIdle ? 'idle' : this.#stopTimer === undefined ? 'held' : 'busy');
  }

  #showNext(): void {
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const weight = next.weight();
    if (weight === 'paced') this.#isOneLetThrough = false;
    if (weight !== 'quiet') this.#shownAt = this.#setting.clock.now();
    next.show(weight === 'paced' && this.#isSkipping ? 'skipped' : 'seen');
  }

  /** Milliseconds; without end where somebody must let it through. */
  #pauseBefore(next: Showable): number {
    if (this.#isSkipping || this.#isOneLetThrough || next.weight() !== 'paced') return 0;
    const pace = this.#setting.pace();
    if (pace === 'click') return Number.POSITIVE_INFINITY;
    return this.#shownAt + SHOWN_MS[pace] - this.#setting.clock.now();
  }
}
