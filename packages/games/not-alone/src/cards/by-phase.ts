import type { Options } from '../options.ts';
import type { SurvivalEffect } from './effects.ts';
import { HUNT, type HuntId } from './hunt.ts';
import { huntInGame, survivalInGame } from './in-game.ts';
import type { Phase } from './sets.ts';
import { SURVIVAL, type SurvivalId } from './survival.ts';

interface SurvivalOfPhase {
  readonly card: SurvivalId;
  readonly effect: SurvivalEffect;
}

interface ByPhase {
  readonly hunt: Readonly<Record<Phase, readonly HuntId[]>>;
  readonly survival: Readonly<Record<Phase, readonly SurvivalOfPhase[]>>;
}

/** Whether these work hangs on where each Hunted is. They come last: whoever asks if anything may be played needs one card alone. */
const LATE: ReadonlySet<SurvivalEffect['do']> = new Set<SurvivalEffect['do']>([
  'ignore-token',
  'use-power-of',
  'use-adjacent-power',
  'shelter-anywhere',
  'reach-sanctuary',
  'answer-fortify',
]);

/** A memo of a pure function: options never change, and every step asks who might hold what. */
const memo = new WeakMap<Options, ByPhase>();

function byPhase(options: Options): ByPhase {
  return memo.get(options) ?? sortByPhase(options);
}

/** Apart: closures are paid for at every call of the function that holds them, and the memo is nearly always there. */
function sortByPhase(options: Options): ByPhase {
  const hunt = (phase: Phase) => huntInGame(options).filter((id) => HUNT[id].phase === phase || HUNT[id].phase === 'copied');
  const survival = (phase: Phase) => {
    const cards = survivalInGame(options).filter((card) => SURVIVAL[card].phase === phase);
    const all = cards.map((card): SurvivalOfPhase => ({ card, effect: SURVIVAL[card].effect }));
    return [...all.filter(({ effect }) => !LATE.has(effect.do)), ...all.filter(({ effect }) => LATE.has(effect.do))];
  };
  const made: ByPhase = {
    hunt: { 1: hunt(1), 2: hunt(2), 3: hunt(3), 4: hunt(4), 5: hunt(5) },
    survival: { 1: survival(1), 2: survival(2), 3: survival(3), 4: survival(4), 5: survival(5) },
  };
  memo.set(options, made);
  return made;
}

/** Hunt cards of this table that may be of this phase; a card that copies may be of any. */
export function huntOfPhase(options: Options, phase: Phase): readonly HuntId[] {
  return byPhase(options).hunt[phase];
}

export function survivalOfPhase(options: Options, phase: Phase): readonly SurvivalOfPhase[] {
  return byPhase(options).survival[phase];
}
