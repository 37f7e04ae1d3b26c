import type { Tell } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Event } from '../../events.ts';
import type { PendingOf } from '../../pending.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { State } from '../../state.ts';

export type Performance = PendingOf<'perform'>;

/** How an action card asks: one answer at a time, so many as are left. */
export interface Asking {
  /** It says "may" or "up to": the player may stop. */
  readonly isOptional: boolean;
  /** Each copy is dealt with for itself; otherwise copies add to the number of answers, each about another unit or card. */
  readonly isByCopy: boolean;
  /** Adds all answers that `refuse` lets pass. */
  add(state: State, step: Performance, answers: Action[]): void;
  refuse(state: State, step: Performance, action: Action): RefusalCode | undefined;
  /** What the answer used, kept in `used`. */
  key(state: State, action: Action): number;
  /** Does it. The step, already one answer shorter, lies on top of the agenda. */
  answer(draft: State, step: Performance, action: Action, tell: Tell<Event>): void;
  /** Whether all answers come to the same; then the first is taken unasked. */
  areAlike?(state: State, step: Performance, answers: readonly Action[]): boolean;
}
