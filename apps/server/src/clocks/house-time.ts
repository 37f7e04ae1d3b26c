import type { Span } from '@orrery/match';
import type { JobClock } from '../jobs/timed-queue.ts';
import { type HouseStore, StorageDown } from '../storage/ports.ts';

export interface HouseTimeSetting {
  readonly clock: JobClock;
  readonly store: Pick<HouseStore, 'beat' | 'awayAfter'>;
  /** The storage has a clock of its own, by which all nodes go. */
  readonly isShared: boolean;
  /** How often the house says that it is there; who was silent for twice as long was away. */
  readonly beatMilliseconds?: number;
  /** It turned out that the house was away. */
  readonly onAway: () => void;
  readonly onProblem: (reason: unknown) => void;
}

const BEAT_MILLISECONDS = 1000;
/** A beat that took longer says too little about what time it is at the storage. */
const PROMPT_MILLISECONDS = 200;
/** What ended before is of no clock that still runs. */
const REMEMBERED_MILLISECONDS = 400 * 24 * 3_600_000;

/**
 * What time it is for all nodes of the house, and when the house was away: then no clock runs. Every node says every second that it is
 * there; where the last word is too old, everybody was away since then (docs/decisions/0024-clocks.md).
 */
export class HouseTime {
  readonly #setting: HouseTimeSetting;
  readonly #beatMilliseconds: number;
  /** What time it was at the storage, and what the stop-watch of this process said then. */
  #known: { readonly at: number; readonly read: number } | undefined;
  #beatAt = Number.NEGATIVE_INFINITY;
  #backAt: number | undefined;
  #away: readonly Span[] = [];
  /** When this process was last heard by the storage, and the stretches in which it was not. */
  #heardAt = 0;
  #unheard: readonly Span[] = [];
  #beating: Promise<void> | undefined;
  #cancel = (): void => {};
  #isClosed = false;

  constructor(setting: HouseTimeSetting) {
    this.#setting = setting;
    this.#beatMilliseconds = setting.beatMilliseconds ?? BEAT_MILLISECONDS;
  }

  /** Milliseconds since 1970. Where nodes share a storage, by its clock and a stop-watch: nobody can set that. */
  readonly now = (): number =>
    this.#known === undefined ? this.#setting.clock.now() : Math.round(this.#known.at + performance.now() - this.#known.read);

  readonly awaySince = (at: number): readonly Span[] => since(at, this.#away);

  /**
   * The same for matches without clocks: while no clock runs nobody writes down that the house is there, so all this process did not see
   * itself may have been an absence.
   */
  readonly unseenSince = (at: number): readonly Span[] => {
    const now = this.now();
    const isSilent = now - this.#heardAt > 2 * this.#beatMilliseconds;
    return since(at, isSilent ? [...this.#unheard, { from: this.#heardAt, to: now }] : this.#unheard);
  };

  /** Resolves when it is known how long the house was away, and goes on saying that it is there. */
  async open(): Promise<void> {
    await this.#beat();
    this.#beatOn();
  }

  /** The last word: what is missed of the time until the next start begins now. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#beat().catch(() => {});
  }

  /** Asked before something is kept that clocks are reckoned by: whether only now it turned out that the house had been away. */
  async hasMissed(): Promise<boolean> {
    if (this.now() - this.#beatAt < 1.5 * this.#beatMilliseconds) return false;
    const before = this.#backAt;
    await this.#beat();
    return this.#backAt !== before;
  }

  /** The storage says that it is another time. */
  async ask(): Promise<void> {
    await this.#beat();
  }

  #beatOn(): void {
    if (this.#isClosed) return;
    this.#cancel = this.#setting.clock.after(this.#beatMilliseconds, () => {
      this.#beat()
        .catch((reason: unknown) => this.#setting.onProblem(reason))
        .finally(() => this.#beatOn());
    });
  }

  /** One at a time. */
  #beat(): Promise<void> {
    this.#beating ??= this.#beatInTime().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  /** A line that has gone without a word is not waited for: by another one the house may be heard at once. */
  async #beatInTime(): Promise<void> {
    let cancel = (): void => {};
    const patience = new Promise<never>((_, reject) => {
      cancel = this.#setting.clock.after(2 * this.#beatMilliseconds, () => reject(new StorageDown(new Error('it does not answer'))));
    });
    await Promise.race([this.#beatOnce(), patience]).finally(() => cancel());
  }

  /** A slow answer is heeded only where it shows that the stop-watch stood still, as on a machine that slept. */
  #goBy(at: number, took: number): void {
    const known = { at: at + took / 2, read: performance.now() };
    if (this.#known === undefined || took < PROMPT_MILLISECONDS || Math.abs(known.at - this.now()) > took) this.#known = known;
  }

  async #beatOnce(): Promise<void> {
    const { store, isShared, onAway } = this.#setting;
    const [said, sent] = [this.now(), performance.now()];
    const { at, backAt } = await store.beat(2 * this.#beatMilliseconds);
    if (isShared) this.#goBy(at, performance.now() - sent);
    const before = this.#backAt;
    if (before === undefined || backAt > before) {
      const away = await store.awayAfter(at - REMEMBERED_MILLISECONDS);
      // One that was given up as too slow may have been overtaken by the next, which knows more.
      if (this.#backAt === before) [this.#away, this.#backAt] = [away, backAt];
      if (before !== undefined) onAway();
    }
    if (at - this.#heardAt > 2 * this.#beatMilliseconds) this.#unheard = [...this.#unheard, { from: this.#heardAt, to: at }];
    this.#heardAt = at;
    // By when it was said, not by when that was heard.
    this.#beatAt = isShared ? at : Math.min(at, said);
  }
}

/** The parts of these spans after this moment. */
export function since(at: number, spans: readonly Span[]): readonly Span[] {
  return spans.filter(({ to }) => to > at).map(({ from, to }) => ({ from: Math.max(from, at), to }));
}
