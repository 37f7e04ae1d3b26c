import { holdsRescue } from '../rules/in-force.ts';
import type { State } from '../state.ts';
import type { Way } from './prospect.ts';
import { chanceOf, type Scale } from './scale.ts';

/** In what the game is counted: steps of the Rescue counter, or the chance to win, which is the truer the nearer the end is. */
export type Measure = 'steps' | 'chance';

/** What is at stake in a turn, in the measure of the game that is made of it. */
export interface Stakes {
  /** What catching anybody costs, besides what it costs the one caught. */
  readonly anyCaught: number;
  /** A step of the Rescue counter, about. */
  readonly step: number;
  /** What a Hunted is worth who has done nothing. */
  readonly base: number;
  worthOf(worth: number, end: Ending): number;
}

/** `steps`: of the Assimilation counter, the common one for a catch not among them. */
export interface Ending {
  readonly steps: number;
  readonly caught: boolean;
  readonly wins: boolean;
}

export function stakesOf(
  state: State,
  scale: Scale,
  by: { readonly ways: readonly (readonly Way[])[]; readonly measure: Measure },
): Stakes {
  const { assimilation } = scale;
  if (by.measure === 'steps') return { anyCaught: assimilation, step: 1, base: 0, worthOf: (worth) => worth };
  return chances(state, scale, by.ways);
}

/**
 * Chances to win. With one Hunted they are what the turn comes to; with several each is judged as if the others fared as usual, and the
 * step for a catch is left to the game, which knows how likely anybody is caught.
 */
function chances(state: State, scale: Scale, all: readonly (readonly Way[])[]): Stakes {
  const lead = scale.assimilationPace * state.assimilation - scale.way;
  const usual = all.map(meanWorth);
  const mean = usual.reduce((sum, one) => sum + one, 0) / Math.max(1, usual.length);
  const isLast = state.rescue <= 1 && !holdsRescue(state);
  const isLone = all.length === 1;
  const chance = (more: number) => (isLast ? 1 : chanceOf(state, scale, lead + more));
  const before = chance(0);
  const anyCaught = before - (state.assimilation <= 1 ? 0 : chance(-scale.assimilation));
  return {
    anyCaught: isLone ? 0 : anyCaught,
    step: chance(0.5) - chance(-0.5),
    base: before,
    worthOf: (worth, { steps, caught, wins }) => {
      const counted = isLone && caught ? 1 : 0;
      if (steps + counted >= state.assimilation) return 0;
      if (wins) return 1;
      return chance(worth - mean - counted * scale.assimilation);
    },
  };
}

function meanWorth(ways: readonly Way[]): number {
  return ways.reduce((sum, { standing, free }) => sum + standing.worth + free.gain, 0) / Math.max(1, ways.length);
}
