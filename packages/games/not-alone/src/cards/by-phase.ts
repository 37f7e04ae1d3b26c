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

/**
 * Whether a word works depends on where each Hunted is. Such cards come last: to know that something may be played one card is enough,
 * and the others are asked for more cheaply.
 */
const DEPENDS_ON_PLACE: Readonly<Record<SurvivalEffect['do'], boolean>> = {
  'regain-will': false,
  'set-marker': false,
  'bar-hunt': false,
  'return-places': false,
  'darken-piles': false,
  'strike-hunt': false,
  'swap-with-pile': false,
  'ignore-token': true,
  'use-power-of': true,
  'use-adjacent-power': true,
  'move-token': false,
  'spend-marker': false,
  'return-played': false,
  'take-survivor': false,
  'put-back-dna': false,
  'switch-off': false,
  'help-return': false,
  'scan-hunt': false,
  'swap-played': false,
  'lose-no-will': false,
  'shelter-anywhere': true,
  'reach-sanctuary': true,
  'answer-fortify': true,
  'share-loss': false,
  'last-will-uncounted': false,
  salvage: false,
  'anchor-sanctuary': false,
  'turn-sanctuary': false,
  freeze: false,
  'more-survivors': false,
};

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
    return [...all.filter(({ effect }) => !DEPENDS_ON_PLACE[effect.do]), ...all.filter(({ effect }) => DEPENDS_ON_PLACE[effect.do])];
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
