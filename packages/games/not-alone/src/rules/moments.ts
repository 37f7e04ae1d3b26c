import { quickTable } from '@orrery/engine';
import { STAGES, type Stage, type State } from '../state.ts';

const ORDER: Readonly<Record<string, number>> = quickTable(Object.fromEntries(STAGES.map((stage, index) => [stage, index])));

export function hasBegun(state: State, stage: Stage): boolean {
  return ORDER[state.turn.stage] >= ORDER[stage];
}

const stagesFrom = (first: Stage): ReadonlySet<Stage> => new Set(STAGES.slice(STAGES.indexOf(first)));
/** At hand, because they are asked of everybody who might hold a card. */
const ARTEMIA_SETTLED = stagesFrom('artemia-places');
const CREATURE_SETTLED = stagesFrom('creature-places');

/** [NA-R28] From when on a card that moves a Hunted, or moves or ignores the Creature token, comes too late. */
export function isCreatureStepSettled(state: State): boolean {
  return (state.options.phase3Cards === 'before-artemia' ? ARTEMIA_SETTLED : CREATURE_SETTLED).has(state.turn.stage);
}

export function isArtemiaStepSettled(state: State): boolean {
  return ARTEMIA_SETTLED.has(state.turn.stage);
}
