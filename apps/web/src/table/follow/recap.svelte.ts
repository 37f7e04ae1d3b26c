import { painted } from '../../store/painted.ts';
import type { FrameModel } from '../frame-model.ts';
import { bundleAt } from '../game-bundle.ts';
import type { RecapStep } from './recap-steps.ts';

/** Goes through the last turn on the board, step by step, while the match itself goes on behind it. */
export class Recap {
  readonly steps: readonly RecapStep[];
  at = $state(0);
  /** The table as it was before the step, for as long as it takes to be drawn: then what moved is seen to move. */
  #isBefore = $state(false);
  #key = $state(0);

  /** `key`: of the events that were shown last. */
  constructor(steps: readonly RecapStep[], key: number) {
    this.steps = steps;
    this.#key = key;
    void this.goTo(0);
  }

  get step(): RecapStep {
    return this.steps[this.at];
  }

  async goTo(next: number): Promise<void> {
    const at = Math.max(0, Math.min(this.steps.length - 1, next));
    const isNextOnBoard = at === this.at + 1;
    this.at = at;
    this.#key += 1;
    if (isNextOnBoard) return;
    this.#isBefore = true;
    const key = this.#key;
    await painted();
    if (this.#key !== key) return;
    this.#isBefore = false;
    this.#key += 1;
  }

  /** What the frame draws instead of the match. */
  modelOf(model: FrameModel): FrameModel {
    const { views, events } = this.step;
    const update = views === undefined ? model.update : this.#isBefore ? views.before : views.after;
    return {
      ...model,
      bundle: bundleAt(model.bundle, update.view),
      update,
      events: this.#isBefore ? [] : events,
      eventsKey: this.#key,
      isReadOnly: true,
    };
  }
}
