import type { MatchRecord } from '@orrery/engine';
import {
  conductStudy,
  type Judged,
  type StudiedStep,
  type Study,
  type VariationLine,
  type WayToLook,
  type Why,
  whyAsked,
} from '@orrery/study';
import { type StudyLookers, workerLookers } from './lookers.ts';
import type { Shelf } from './shelf.ts';

/** How far the work has come: chances are reckoned first, then every step is looked at. */
export type StudyStage = 'opening' | 'chances' | 'steps' | 'stopped' | 'whole' | 'failed';

/** The same for everybody, so that a study can be compared with what the command line finds. */
const SALT = 'orrery';
/** The screen need not change more often than people can read. */
const SHOWN_EVERY_MS = 300;
const KEPT_EVERY_MS = 3000;

interface Ground {
  readonly record: MatchRecord;
  /** As nobody has looked at them yet. */
  readonly steps: readonly StudiedStep[];
  readonly shelf: Shelf;
  readonly lookersFor?: typeof workerLookers;
}

/** The study of one match, with one way to look at a time: what is known grows while somebody reads it. */
export class StudyRoom {
  readonly #ground: Required<Ground>;
  #lookers: StudyLookers | undefined;
  #stopping = new AbortController();
  eyes = $state<WayToLook>('own');
  stage = $state<StudyStage>('opening');
  /** Of the stage: 0 … 1. */
  progress = $state(0);
  study = $state.raw<Study | undefined>();
  /** Chances so far, while not even they are all there. */
  line = $state.raw<readonly (readonly number[] | undefined)[]>([]);
  /** By step; null: asked, not answered yet. */
  reasons = $state.raw<Readonly<Record<number, Why | null>>>({});

  constructor({ lookersFor = workerLookers, ...ground }: Ground) {
    this.#ground = { ...ground, lookersFor };
  }

  /** Looks this way from now on; what is known of the other is kept. */
  async look(eyes: WayToLook): Promise<void> {
    this.close();
    const stopping = this.#stopping;
    this.eyes = eyes;
    this.study = undefined;
    this.line = [];
    this.reasons = {};
    this.stage = 'opening';
    const kept = await this.#ground.shelf.study(eyes).catch(unkept);
    // Somebody has left, or looks another way by now.
    if (this.#stopping !== stopping) return;
    const fits = kept !== undefined && kept.rulesVersion === this.#ground.record.rulesVersion && kept.salt === SALT;
    if (fits) this.#show(kept);
    if (fits && kept.isWhole) this.stage = 'whole';
    else await this.resume();
  }

  async resume(): Promise<void> {
    const stopping = new AbortController();
    this.#stopping = stopping;
    try {
      await this.#work(stopping.signal);
    } catch (problem) {
      if (this.#stopping !== stopping) return;
      console.warn(problem);
      this.#endLookers();
      this.stage = 'failed';
    }
  }

  /** What is known by then stays, and can be gone on with. */
  stop(): void {
    this.#stopping.abort();
    this.stage = 'stopped';
  }

  /** Why the best would have been better than this step; it is there a moment later. */
  async askWhy(step: StudiedStep): Promise<void> {
    const { at } = step;
    const asked = whyAsked(step);
    if (asked === undefined || this.reasons[at] !== undefined) return;
    const { eyes } = this;
    this.reasons = { ...this.reasons, [at]: null };
    try {
      const reason = await this.#started().why(asked);
      if (reason !== undefined && this.eyes === eyes) this.reasons = { ...this.reasons, [at]: reason };
    } catch (problem) {
      console.warn(problem);
    }
  }

  /** The chances where a variation ends, looked at as the match is. Never answered once somebody looks the other way. */
  tried(line: VariationLine): Promise<readonly number[]> {
    return this.#started().tried(line);
  }

  /** What the last action of a variation gave away; undefined: there was no choice. */
  weighed(line: VariationLine): Promise<Judged | undefined> {
    return this.#started().weighed(line);
  }

  /** Nothing more is done; what was found is kept. */
  close(): void {
    if (this.stage === 'steps' && this.study !== undefined) void this.#ground.shelf.keepStudy(this.study).catch(unkept);
    this.#stopping.abort();
    this.#stopping = new AbortController();
    this.#endLookers();
  }

  async #work(signal: AbortSignal): Promise<void> {
    const { record, steps, shelf } = this.#ground;
    const { eyes } = this;
    const from = this.study;
    const line = from?.line ?? (await this.#chances(signal));
    if (line === undefined || signal.aborted) return;
    this.stage = 'steps';
    const [shows, keeps] = [everySoOften(SHOWN_EVERY_MS), everySoOften(KEPT_EVERY_MS)];
    const found = await conductStudy(
      { record, line, steps: from?.steps ?? steps },
      {
        eyes,
        salt: SALT,
        from,
        signal,
        lookers: this.#started(),
        onProgress: ({ done, all, study }) => {
          if (signal.aborted) return;
          this.progress = done / all;
          if (shows()) this.#show(study());
          if (keeps()) void shelf.keepStudy(study()).catch(unkept);
        },
      },
    );
    // Somebody has gone on in the meantime, and knows more.
    if (this.#stopping.signal !== signal) return;
    this.#show(found);
    await shelf.keepStudy(found).catch(unkept);
    if (!signal.aborted) this.stage = 'whole';
  }

  /** The chances after every action; undefined: it was stopped before. */
  async #chances(signal: AbortSignal): Promise<Study['line'] | undefined> {
    this.stage = 'chances';
    const lookers = this.#started();
    const line: (readonly number[])[] = [];
    const waiting = Array.from({ length: this.#ground.steps.length + 1 }, (_, at) => at).values();
    const shows = everySoOften(SHOWN_EVERY_MS);
    let done = 0;
    const lane = async (): Promise<void> => {
      for (const at of waiting) {
        line[at] = await lookers.chancesAt(at);
        done += 1;
        if (signal.aborted) return;
        this.progress = done / (this.#ground.steps.length + 1);
        if (shows()) this.line = [...line];
      }
    };
    await Promise.all(Array.from({ length: lookers.together }, lane));
    if (signal.aborted) return undefined;
    this.line = line;
    return line;
  }

  #show(study: Study): void {
    const before = this.study;
    this.study = study;
    this.line = study.line;
    // A closer look may have found another answer: what was said of the one before is no reason for it.
    const stale = Object.keys(this.reasons).filter((at) => bestAt(before, Number(at)) !== bestAt(study, Number(at)));
    if (stale.length > 0) this.reasons = Object.fromEntries(Object.entries(this.reasons).filter(([at]) => !stale.includes(at)));
  }

  #started(): StudyLookers {
    this.#lookers ??= this.#ground.lookersFor({ record: this.#ground.record, eyes: this.eyes, salt: SALT });
    return this.#lookers;
  }

  #endLookers(): void {
    this.#lookers?.close();
    this.#lookers = undefined;
  }
}

function bestAt(study: Study | undefined, at: number): string {
  return JSON.stringify(study?.steps[at]?.judged?.best[0]?.action ?? null);
}

/** True at the first call and then at most every so many milliseconds. */
function everySoOften(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < milliseconds) return false;
    last = now;
    return true;
  };
}

/** A browser that keeps nothing can study all the same. */
function unkept(problem: unknown): undefined {
  console.warn(problem);
  return undefined;
}
