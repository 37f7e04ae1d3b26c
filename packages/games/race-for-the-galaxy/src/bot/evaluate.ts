import type { Seat } from '@orrery/engine';
import { goalPoints, pointsOf } from '../flow/score.ts';
import { cardOf } from '../rules/cards.ts';
import { robotPoints } from '../rules/robot-points.ts';
import type { State } from '../state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { consumeGain } from './promise.ts';
import { goodWorth, keepWorth, powersWorth } from './worths.ts';

/** A lead of this many points at the end wins nearly three in four. */
const SPREAD = 6;

/** Set by hand: points as they stand, and what powers, goods and cards will still bring. About the chance to win. */
export function evaluate(state: State, seat: Seat): number {
  const own = prospects(state, seat);
  let worst = 1;
  for (const player of state.players) {
    if (player.seat === seat) continue;
    worst = Math.min(worst, chanceOf(own - prospects(state, player.seat)));
  }
  if (state.robot !== undefined) worst = chanceOf(own - robotPoints(state, state.robot) - state.robot.economy);
  return worst;
}

function chanceOf(lead: number): number {
  return 1 / (1 + Math.exp(-lead / SPREAD));
}

/** Points of this seat in the end, about. */
function prospects(state: State, seat: Seat): number {
  const outlook = outlookOf(state, seat);
  const { player, roundsLeft, money } = outlook;
  let points = player.chips;
  for (const { card, good } of player.tableau) {
    const facts = cardOf(state, card);
    points += pointsOf(state, player, card) + roundsLeft * powersWorth(facts);
    if (good !== undefined) points += goodWorth(facts, outlook);
  }
  for (const tile of state.goals) points += goalPoints(state, seat, tile);
  return points + handWorth(outlook) + 0.3 * Math.min(1, roundsLeft) * consumeGain(outlook) + money * player.hand.length;
}

/** The two best cards of the hand: more will hardly be placed before others are drawn. */
function handWorth(outlook: Outlook): number {
  let best = 0;
  let second = 0;
  for (const card of outlook.player.hand) {
    const worth = keepWorth(card, outlook);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return 0.3 * best + 0.15 * second;
}
