import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { HuntDo, HuntWord } from '../cards/effects.ts';
import type { HuntId } from '../cards/hunt.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** A line per word: why a card with it cannot work now, whatever it is aimed at. By what everybody knows. */
export type HuntRefusals<Do extends HuntDo = HuntDo> = {
  readonly [Each in Do]: (state: State, effect: HuntWord<Each>) => Refusal | undefined;
};

/** A line per word: everything a card with it may be aimed at. */
export type HuntAims<Do extends HuntDo = HuntDo> = { readonly [Each in Do]: (state: State, effect: HuntWord<Each>) => readonly Target[] };

/** A Hunt card that has just been played; it is in force already. */
export interface PlayedHunt<Do extends HuntDo = HuntDo> {
  readonly card: HuntId;
  readonly effect: HuntWord<Do>;
  readonly target: Target;
}

/** A line per word: what happens at once. */
export type HuntApply<Do extends HuntDo = HuntDo> = {
  readonly [Each in Do]: (draft: State, played: PlayedHunt<Each>, tell: Tell<Event>) => void;
};

/** It can always be played. */
export const neverRefused = (): undefined => undefined;
/** Nothing happens at once: it lasts, and the rules it changes ask for it (`in-force.ts`). */
export const lasts = (): undefined => undefined;
