import type { Refusal } from '@orrery/engine';
import { refused } from '../refusals.ts';
import type { Hunted, State } from '../state.ts';
import { survivalIsBarred } from './in-force.ts';
import { refuseSurvivalLimit } from './sanctuary/limits.ts';

/** [NA-4.3] */
const SURVIVAL_LIMIT = 1;

/** [NA-4.3] [NA-16.1] May this Hunted still play Survival cards now, by what everybody knows? */
export function refuseAnySurvival(state: State, hunted: Hunted): Refusal | undefined {
  if (state.turn.stage === 'keeping-cards') return refused('too-late', 'NA-R18');
  if (survivalIsBarred(state)) return refused('survival-barred', 'NA-16.1');
  return refuseSurvivalLimit(state, hunted, SURVIVAL_LIMIT);
}
