import type { ActionBase, BotKnowledge, Seat, WithChance } from '@orrery/engine';
import type { BotGame } from './bot.ts';

/** Where a search stands in the line it is looking at. */
export interface Line {
  /** Turns that may still be looked into; a turn is over when somebody else is asked. */
  readonly turns: number;
  /** Turns that have passed since the position that is thought about. */
  readonly passed: number;
  /** Actions since then. */
  readonly plies: number;
  /** Who acted last. */
  readonly mover: Seat;
}

/** What a search of many turns works with. Its budget is counted, so that answers can be repeated. */
export interface Search<State extends WithChance, Action extends ActionBase, View> {
  readonly game: BotGame<State, Action, View>;
  readonly knowledge: BotKnowledge<State, Action>;
  /** Who thinks. */
  readonly seat: Seat;
  readonly seats: number;
  /** How many actions of each position are followed where all cannot be. */
  readonly width: number;
  nodesLeft: number;
  /** The budget has run out on the way: what was being looked at is not known. */
  isSpent: boolean;
}

/** A line of more actions has met a circle. */
export const LONGEST_LINE = 80;
/** A win is better the sooner it comes, a loss the later: this much for each turn. */
const LATER = 0.001;

/** The line one action on, or undefined where it ends: the horizon is reached, and always between two turns. */
export function nextLine(line: Line, seat: Seat): Line | undefined {
  const { turns, passed, plies, mover } = line;
  if (plies >= LONGEST_LINE) return undefined;
  if (seat === mover) return { turns, passed, plies: plies + 1, mover };
  return turns <= 1 ? undefined : { turns: turns - 1, passed: passed + 1, plies: plies + 1, mover: seat };
}

/** Of a match that is over. */
export function settled(value: number, { passed }: Line): number {
  return 0.5 + (value - 0.5) * (1 - LATER * passed);
}
