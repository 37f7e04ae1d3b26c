import type { Result, Seat, SeatResult } from '@orrery/engine';
import type { Card, CardId } from '../cards/catalogue.ts';
import { FIRST_POINTS, GOALS, type Goal, MOST_POINTS, TIED_POINTS } from '../cards/goals.ts';
import type { Scoring } from '../cards/powers.ts';
import { cardOf } from '../rules/cards.ts';
import { goodsOf } from '../rules/consume-words.ts';
import { progress } from '../rules/goals.ts';
import { robotPoints } from '../rules/robot-points.ts';
import { endOfMatch } from '../rules/rounds.ts';
import { fitsLine, isSum, sumScore } from '../rules/scoring-words.ts';
import { militaryWithNew } from '../rules/strength.ts';
import type { GoalTile, Player, Robot, State } from '../state.ts';

export const POINT_SOURCES = ['chips', 'worlds', 'developments', 'six-developments', 'goals'] as const;
export type PointSourceCode = (typeof POINT_SOURCES)[number];

export const ENDINGS = ['pool', 'tableau'] as const;
export type EndingCode = (typeof ENDINGS)[number];

/** What a card of this tableau is worth now. */
export function pointsOf(state: State, player: Player, card: CardId): number {
  const facts = cardOf(state, card);
  return facts.points === 'scored' ? scored(state, player, facts.scoring) : facts.points;
}

/** [RG-10.3] Each card of the tableau scores by the first line that fits it. */
function scored(state: State, player: Player, lines: readonly Scoring[]): number {
  let points = lines.some(isSum) ? sumScore(lines, { chips: player.chips, military: militaryWithNew(state, player) }) : 0;
  for (const placed of player.tableau) {
    points += cardScore(lines, placed.card, cardOf(state, placed.card));
  }
  return points;
}

/** What one card of the tableau adds. */
export function cardScore(lines: readonly Scoring[], id: CardId, card: Card): number {
  return lines.find((line) => fitsLine(line, id, card))?.points ?? 0;
}

/** [RG-11.6] [RG-R46] [RG-R49] [RG-R50] What a tile is worth to this seat if the match ended now; amounts are counted anew. */
export function goalPoints(state: State, seat: Seat, tile: GoalTile): number {
  const goal: Goal = GOALS[tile.goal];
  if (goal.type === 'first') return tile.holders.includes(seat) ? FIRST_POINTS : 0;
  if (tile.holders.includes(seat)) return MOST_POINTS;
  const amounts = state.players.map((player) => progress(state, player, goal.measure));
  return amounts[seat] >= goal.least && amounts[seat] === Math.max(...amounts) ? TIED_POINTS : 0;
}

/** [RG-10.2] Points by source as they stand. */
export function standing(state: State): SeatResult[] {
  const tallies = state.players.map((player) => {
    const tally: Record<PointSourceCode, number> = { chips: player.chips, worlds: 0, developments: 0, 'six-developments': 0, goals: 0 };
    for (const { card } of player.tableau) {
      const facts = cardOf(state, card);
      const source = facts.points === 'scored' ? 'six-developments' : facts.kind === 'world' ? 'worlds' : 'developments';
      tally[source] += pointsOf(state, player, card);
    }
    for (const tile of state.goals) tally.goals += goalPoints(state, player.seat, tile);
    const points = POINT_SOURCES.reduce((sum, source) => sum + tally[source], 0);
    return { player, points, sources: POINT_SOURCES.map((source) => ({ source, points: tally[source] })) };
  });
  const worth = tallies.map(({ player, points }) => ({ points, leftOver: player.hand.length + goodsOf(state, player).length }));
  return tallies.map(({ player, points, sources }, index) => ({
    seat: player.seat,
    rank: 1 + worth.filter((other) => isAhead(other, worth[index])).length,
    points,
    sources,
  }));
}

/** [RG-10.4] Points, then cards in hand and goods together. */
function isAhead(
  one: { readonly points: number; readonly leftOver: number },
  other: { readonly points: number; readonly leftOver: number },
): boolean {
  return one.points > other.points || (one.points === other.points && one.leftOver > other.leftOver);
}

/** [RG-14.11] [RG-RB9] Alone: behind the robot only if it is ahead; hand and goods stand against its credit and economy. */
function againstRobot(state: State, robot: Robot, own: SeatResult): SeatResult {
  const [player] = state.players;
  const leftOver = player.hand.length + goodsOf(state, player).length;
  const other = { points: robotPoints(state, robot), leftOver: robot.credit + robot.economy };
  return { ...own, rank: isAhead(other, { points: own.points, leftOver }) ? 2 : 1 };
}

export function result(state: State): Result | undefined {
  if (state.stage !== 'over') return undefined;
  const seats = standing(state);
  const { robot } = state;
  return {
    seats: robot === undefined ? seats : seats.map((seat) => againstRobot(state, robot, seat)),
    because: endOfMatch(state) ?? 'tableau',
  };
}
