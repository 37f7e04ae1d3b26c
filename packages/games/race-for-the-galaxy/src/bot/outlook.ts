import type { Seat } from '@orrery/engine';
import { FULL_TABLEAU, type Player, type State } from '../state.ts';

/** What a seat takes into account before it weighs anything: how long the match may still go on, and what a card in hand is worth meanwhile. */
export interface Outlook {
  readonly state: State;
  readonly player: Player;
  /** Rounds after this one, about. */
  readonly roundsLeft: number;
  /** Points for any card of the hand, as money. */
  readonly money: number;
}

const MONEY = 0.55;
/** Chips that a seat takes in a round, about, once the pool matters. */
const CHIPS_PER_ROUND = 1.7;
/** Rounds before the end up to which a card in hand is still worth its full price. */
const MONEY_LASTS = 2.5;

export function outlookOf(state: State, seat: Seat): Outlook {
  const roundsLeft = roundsLeftOf(state);
  return { state, player: state.players[seat], roundsLeft, money: MONEY * Math.min(1, (0.25 + roundsLeft) / MONEY_LASTS) };
}

/** By the fullest tableau and by the chips that are left, whichever ends the match sooner. */
export function roundsLeftOf(state: State): number {
  const fullest = fullestTableau(state);
  const aRound = state.options.expert || state.robot !== undefined ? 1.7 : 1.1;
  const byTableau = (FULL_TABLEAU - fullest) / aRound;
  const byPool = state.pool / (CHIPS_PER_ROUND * Math.max(2, state.seats));
  return Math.max(0, Math.min(byTableau, byPool));
}

export function fullestTableau({ players, robot }: State): number {
  let fullest = robot === undefined ? 0 : robot.tableau.length + robot.placedCounters;
  for (const { tableau } of players) fullest = Math.max(fullest, tableau.length);
  return fullest;
}
