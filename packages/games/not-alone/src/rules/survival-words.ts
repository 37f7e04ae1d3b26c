import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { SurvivalDo, SurvivalWord } from '../cards/effects.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { Event } from '../events.ts';
import type { Hunted, State } from '../state.ts';

/** A line per word: why a card with it cannot work for this Hunted now, whatever it is aimed at. By what everybody knows. */
export type SurvivalRefusals<Do extends SurvivalDo = SurvivalDo> = {
  readonly [Each in Do]: (state: State, hunted: Hunted, effect: SurvivalWord<Each>) => Refusal | undefined;
};

/** A line per word: everything a card with it may be aimed at by this Hunted. */
export type SurvivalAims<Do extends SurvivalDo = SurvivalDo> = {
  readonly [Each in Do]: (state: State, hunted: Hunted, effect: SurvivalWord<Each>) => readonly Target[];
};

/** A Survival card that has just been played. */
export interface PlayedSurvival<Do extends SurvivalDo = SurvivalDo> {
  readonly hunted: Hunted;
  readonly card: SurvivalId;
  readonly effect: SurvivalWord<Do>;
  readonly target: Target;
}

/** A line per word: what happens at once. The card is on the pile, and in force if it lasts. */
export type SurvivalApply<Do extends SurvivalDo = SurvivalDo> = {
  readonly [Each in Do]: (draft: State, played: PlayedSurvival<Each>, tell: Tell<Event>) => void;
};

/** A line per word: whether a card with it goes on working after it was played. */
export type SurvivalLasting<Do extends SurvivalDo = SurvivalDo> = { readonly [Each in Do]: boolean };

/** Nothing happens at once: the rules it changes ask for it (`in-force.ts`). */
export const nothingAtOnce = (): undefined => undefined;
