import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Event } from '../../events.ts';
import type { PendingOf } from '../../pending.ts';
import type { Installed, Spot, State } from '../../state.ts';

/** How the words of action cards are carried out. Each word has one of these three rules, see `perform.ts`. */

export type Performance = PendingOf<'perform'>;

export interface Performed {
  readonly seat: Seat;
  readonly at: Spot;
  readonly installed: Installed;
  /** The card's own number, or the amount its text fixes. */
  readonly x: number;
  readonly copies: number;
}

/** Asks nothing. */
export interface Plain {
  readonly asks: 'nothing';
  /** It only brings something to its player, so it does not matter when it is performed. */
  readonly isGain: boolean;
  /** True: it did something. */
  perform(draft: State, performed: Performed, tell: Tell<Event>): boolean;
}

/** Sets something going that must be over before the next copy is performed. */
export interface Starting {
  readonly asks: 'later';
  start(draft: State, step: Performance, tell: Tell<Event>): void;
}

/** Asks for one answer at a time, as many as are left. */
export interface Asking {
  readonly asks: 'now';
  /** It says "may" or "up to": the player may stop. */
  readonly isOptional: boolean;
  /** Each copy is dealt with for itself; otherwise copies add to the number of answers, each about another unit or card. */
  readonly isByCopy: boolean;
  /** X is the number of answers; otherwise there is one. */
  readonly isCounted: boolean;
  /** Adds all answers that `refuse` lets pass. */
  add(state: State, step: Performance, answers: Action[]): void;
  refuse(state: State, step: Performance, action: Action): Refusal | undefined;
  /** What the answer used, kept in `used`. */
  key(state: State, action: Action): number;
  /** Does it. The step, already one answer shorter, is on top of what waits. */
  answer(draft: State, step: Performance, action: Action, tell: Tell<Event>): void;
  /** Whether all answers come to the same; then the first is taken unasked. */
  areAlike?(state: State, step: Performance, answers: readonly Action[]): boolean;
}

export type ActionRule = Plain | Starting | Asking;

/** `refuse` has let the answer pass, so one that does not fit the card is a fault of the program. */
export function notAsked({ title }: Performance, { type }: Action): never {
  throw new Error(`TH-5.2: ${type} does not answer ${title}`);
}
