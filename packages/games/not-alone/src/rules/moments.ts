import { STAGES, type Stage, type State } from '../state.ts';

const ORDER: Readonly<Record<string, number>> = Object.fromEntries(STAGES.map((stage, index) => [stage, index]));

export function hasBegun(state: State, stage: Stage): boolean {
  return ORDER[state.turn.stage] >= ORDER[stage];
}

/** [NA-R28] From when on a card that moves a Hunted, or moves or ignores the Creature token, comes too late. */
export function isCreatureStepSettled(state: State): boolean {
  return hasBegun(state, state.options.phase3Cards === 'before-artemia' ? 'artemia-places' : 'creature-places');
}

export function isArtemiaStepSettled(state: State): boolean {
  return hasBegun(state, 'artemia-places');
}
