import { assimilationSteps, defenseTrack, rescueSteps, SANCTUARY_RESCUE_STEPS } from '../cards/boards.ts';
import type { State } from '../state.ts';
import { WORTHS } from './worths.ts';

/** How much things weigh in this match as it stands: everything is counted in steps of the Rescue counter, for the Hunted. */
export interface Scale {
  /** A step of the Assimilation counter; the last ones weigh more. */
  readonly assimilation: number;
  /** The same without regard to how near the end is. */
  readonly assimilationPace: number;
  /** The way to the end that the Hunted still have, whichever of the two is shorter. */
  readonly way: number;
  /** One step of the Rescue, or the Defense, counter. */
  readonly rescueStep: number;
  readonly defenseStep: number;
  /** 1 … 0: how much of what pays off slowly can still pay off. */
  readonly left: number;
  /** What it costs to be found, times the turns a small hand is felt. */
  readonly danger: number;
  /** 1 … 0: whether there will be a next turn in which Will and cards are needed. */
  readonly nextTurn: number;
}

/** What a step weighs when this many are left. */
const URGENCY: readonly number[] = [1, 2.5, 1.3];

/** What the race is reckoned by. Set by looking at who won from which positions in matches of the strongest bot against itself. */
export const RACE = {
  /** How soft the choice between the two ways to win is. */
  blend: 2,
  /** Two ways are shorter than either, but close to the end not by much. */
  closest: 0.6,
  /** With Sanctuary: steps of the Rescue counter that a step of the Assimilation counter outweighs. */
  sanctuaryPace: 1.75,
  /** The Defense counter seems nearer to its end than it is. */
  defenseIsFar: 1,
  rescuePace: 1.25,
  /** With less of the way left, what is only good for later counts less. */
  fewTurns: 2.5,
  /** How much of a catch is one's own doing when others may be caught, too. */
  othersFree: 0.78,
  /** How many steps ahead make it likely to win, with the whole way to go; less is enough close to the end. */
  spreadFar: 2.6,
  spreadNear: 0.7,
};

export function scaleOf(state: State): Scale {
  const { rescue, seats } = state;
  const defense = state.sanctuary?.defense;
  const assimilationPace = state.sanctuary === undefined ? rescueSteps(seats) / assimilationSteps(seats) : RACE.sanctuaryPace;
  const assimilation = assimilationPace * (URGENCY[state.assimilation] ?? 1);
  const ratio = defenseRatio(state);
  const way = wayLeft(rescue, defense, ratio);
  const nextTurn = Math.max(0, Math.min(1, (way - 1) / RACE.fewTurns));
  const alone = RACE.othersFree ** Math.max(0, state.hunted.length - 1);
  return {
    assimilation,
    assimilationPace,
    way,
    rescueStep: (way - wayLeft(rescue - 1, defense, ratio)) * (URGENCY[rescue - 1] ?? 1),
    defenseStep: defense === undefined ? 0 : (way - wayLeft(rescue, defense - 1, ratio)) * (URGENCY[defense] ?? 1),
    left: Math.min(1, turnsOf(way) / WORTHS.longRun),
    danger: nextTurn * WORTHS.smallHandTurns * (assimilation * alone + WORTHS.power + 0.4),
    nextTurn,
  };
}

const turnsOf = (way: number): number => way / RACE.rescuePace;

/** How many turns the match will still take, about. */
export const turnsLeft = ({ way }: Scale): number => turnsOf(way);

/** Steps of the Rescue counter that a step of the Defense counter stands for. */
function defenseRatio(state: State): number {
  return (RACE.defenseIsFar * SANCTUARY_RESCUE_STEPS) / (defenseTrack(state.seats).steps[state.seats] ?? SANCTUARY_RESCUE_STEPS);
}

function wayLeft(rescue: number, defense: number | undefined, ratio: number): number {
  if (rescue <= 0 || (defense !== undefined && defense <= 0)) return 0;
  if (defense === undefined) return rescue;
  const other = defense * ratio;
  const shorter = Math.min(rescue, other);
  const blend = shorter - RACE.blend * Math.log(Math.exp((shorter - rescue) / RACE.blend) + Math.exp((shorter - other) / RACE.blend));
  return Math.max(blend, RACE.closest * shorter);
}

/** The chance of the Hunted to win with such a lead. */
export function chanceOf(state: State, scale: Scale, lead: number): number {
  return 1 / (1 + Math.exp(-lead / spreadOf(state, scale)));
}

/** Steps of lead that make nearly three to one. */
export function spreadOf(state: State, scale: Scale): number {
  const near = Math.min(1, Math.min(scale.way, state.assimilation * scale.assimilationPace) / 10);
  return RACE.spreadNear + (RACE.spreadFar - RACE.spreadNear) * Math.sqrt(near);
}
