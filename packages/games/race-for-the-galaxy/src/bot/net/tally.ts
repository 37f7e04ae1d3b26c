import type { Seat } from '@orrery/engine';
import { GOALS, type GoalMeasure } from '../../cards/goals.ts';
import { GOODS } from '../../cards/powers.ts';
import { robotPoints } from '../../rules/robot-points.ts';
import { isSum, sumScore } from '../../rules/scoring-words.ts';
import { type Player, PRICES, type State } from '../../state.ts';
import { KIND_PLACES, placeOf, SKETCH_SIZE } from './sketch.ts';
import { type Tables, tablesOf } from './tables.ts';

/** What the features count of one seat. Made once and filled again and again: positions are measured by the ten thousand. */
export interface Tally {
  /** The sketches of the tableau added up. */
  readonly sums: Float64Array;
  /** Numbers of the cards in the tableau and in the hand. */
  readonly tableau: Int32Array;
  readonly hand: Int32Array;
  cards: number;
  handCount: number;
  /** Goods on worlds, in the order of GOODS, and worlds of a kind that could take one. */
  readonly goods: Float64Array;
  goodsCount: number;
  emptyProduction: number;
  emptyWindfalls: number;
  phases: number;
  points: number;
  chips: number;
  /** Chips if everything were consumed now, with x1. */
  chipsNow: number;
  /** Cards for the best good. */
  bestSale: number;
}

/** No hand and no tableau the net looks at is larger; what goes beyond is not looked at. */
export const MOST_CARDS = 40;

export function newTally(): Tally {
  return {
    sums: new Float64Array(SKETCH_SIZE),
    tableau: new Int32Array(MOST_CARDS),
    hand: new Int32Array(MOST_CARDS),
    cards: 0,
    handCount: 0,
    goods: new Float64Array(GOODS.length),
    goodsCount: 0,
    emptyProduction: 0,
    emptyWindfalls: 0,
    phases: 0,
    points: 0,
    chips: 0,
    chipsNow: 0,
    bestSale: 0,
  };
}

/** All tallies of a table; goals and the fullest tableau need everybody's. */
export interface Count {
  readonly tallies: readonly Tally[];
  /** Of the tiles in play: measures seat by seat. */
  readonly progress: readonly Float64Array[];
  readonly goalPoints: Float64Array;
  fullest: number;
  /** Of the robot, where it plays. */
  robot: number;
}

const MOST_SEATS = 5;
const MOST_TILES = 10;

export function newCount(): Count {
  return {
    tallies: Array.from({ length: MOST_SEATS }, newTally),
    progress: Array.from({ length: MOST_TILES }, () => new Float64Array(MOST_SEATS)),
    goalPoints: new Float64Array(MOST_SEATS),
    fullest: 0,
    robot: 0,
  };
}

const MILITARY = placeOf('military');
const DEVELOPMENT = placeOf('development');
const COST_SIX = placeOf('cost-six');
const ALIEN = placeOf('word alien');
const CONSUME_GOODS = placeOf('consume-goods');
const CONSUME_CHIPS = placeOf('consume-chips');
const CONSUME_ALL = placeOf('consume-all');
const TRADE = placeOf('trade');
const POINTS = placeOf('points');

export function countTable(state: State, count: Count): void {
  const tables = tablesOf(state);
  const { robot } = state;
  count.fullest = robot === undefined ? 0 : robot.tableau.length + robot.placedCounters;
  count.robot = robot === undefined ? 0 : robotPoints(state, robot);
  for (const player of state.players) {
    tallyOf(player, tables, count.tallies[player.seat]);
    count.fullest = Math.max(count.fullest, player.tableau.length);
  }
  count.goalPoints.fill(0);
  state.goals.forEach(({ goal, holders }, tile) => {
    const { measure, type } = GOALS[goal];
    for (const player of state.players) count.progress[tile][player.seat] = progressOf(measure, count.tallies[player.seat], player);
    for (const seat of holders) count.goalPoints[seat] += type === 'first' ? 3 : 5;
  });
}

/** Only the hand of this seat has changed since the table was counted. */
export function recountHand(state: State, seat: Seat, count: Count): void {
  tallyHand(state.players[seat], tablesOf(state), count.tallies[seat]);
}

function tallyHand({ hand }: Player, tables: Tables, tally: Tally): void {
  tally.handCount = Math.min(hand.length, MOST_CARDS);
  for (let at = 0; at < tally.handCount; at++) tally.hand[at] = tables.numbers.get(hand[at]) ?? 0;
}

function tallyOf(player: Player, tables: Tables, tally: Tally): void {
  const { sums, goods } = tally;
  sums.fill(0);
  goods.fill(0);
  tally.cards = Math.min(player.tableau.length, MOST_CARDS);
  tally.goodsCount = 0;
  tally.emptyProduction = 0;
  tally.emptyWindfalls = 0;
  tally.phases = 0;
  tally.chips = player.chips;
  for (let at = 0; at < tally.cards; at++) {
    const placed = player.tableau[at];
    const number = tables.numbers.get(placed.card) ?? 0;
    tally.tableau[at] = number;
    const from = number * SKETCH_SIZE;
    for (let place = 0; place < SKETCH_SIZE; place++) sums[place] += tables.sketches[from + place];
    tally.phases |= tables.phases[number];
    countGood(placed.good !== undefined, tables.cards[number], tally);
  }
  tallyHand(player, tables, tally);
  tally.points = player.chips + sums[POINTS] + scoredPoints(tables, tally);
  tally.chipsNow = chipsFor(tally);
  tally.bestSale = bestSale(tally);
}

function countGood(isThere: boolean, card: Tables['cards'][number], tally: Tally): void {
  if (card.good === undefined) return;
  if (isThere) {
    tally.goods[GOODS.indexOf(card.good)] += 1;
    tally.goodsCount += 1;
  } else if (card.world === 'production') tally.emptyProduction += 1;
  else if (card.world === 'windfall') tally.emptyWindfalls += 1;
}

function scoredPoints(tables: Tables, tally: Tally): number {
  let points = 0;
  for (let at = 0; at < tally.cards; at++) points += scoreOf(tables, tally, tally.tableau[at]);
  return points;
}

/** What a card that scores brings with the tableau as it is, itself included if it is part of it. */
export function scoreOf(tables: Tables, tally: Tally, number: number): number {
  const scores = tables.scores[number];
  if (scores === undefined) return 0;
  let points = 0;
  for (let other = 0; other < tally.cards; other++) points += scores[tally.tableau[other]];
  const { scoring } = tables.cards[number];
  return scoring.some(isSum) ? points + sumScore(scoring, { chips: tally.chips, military: tally.sums[MILITARY] }) : points;
}

/** About: powers for one kind first, then those for any, and what takes all that is left. */
function chipsFor(tally: Tally): number {
  const { sums, goods } = tally;
  let left = 0;
  let taken = 0;
  for (let kind = 0; kind < goods.length; kind++) {
    const special = Math.min(goods[kind], sums[KIND_PLACES[kind].consume]);
    taken += special;
    left += goods[kind] - special;
  }
  const any = Math.min(left, sums[CONSUME_GOODS]);
  taken += any;
  left -= any;
  let capacity = sums[CONSUME_GOODS];
  for (const { consume } of KIND_PLACES) capacity += sums[consume];
  const each = capacity === 0 ? 0 : sums[CONSUME_CHIPS] / capacity;
  return taken * each + (sums[CONSUME_ALL] > 0 ? Math.max(0, left - 1) : 0);
}

function bestSale({ goods, sums }: Tally): number {
  let best = 0;
  for (let kind = 0; kind < goods.length; kind++) {
    if (goods[kind] > 0) best = Math.max(best, PRICES[GOODS[kind]] + sums[TRADE] + sums[KIND_PLACES[kind].trade]);
  }
  return best;
}

function bits(number: number): number {
  let count = 0;
  for (let left = number; left > 0; left >>= 1) count += left & 1;
  return count;
}

/** As `progress` of the rules, from the sums. */
export function progressOf(measure: GoalMeasure, tally: Tally, player: Player): number {
  const { sums } = tally;
  switch (measure) {
    case 'chips':
      return tally.chips;
    case 'powered-phases':
      return bits(tally.phases);
    case 'kinds':
      return KIND_PLACES.reduce((kinds, { production, windfall }) => kinds + (sums[production] + sums[windfall] > 0 ? 1 : 0), 0);
    case 'six-development':
      return sums[COST_SIX] > 0 ? 1 : 0;
    case 'limit-discards':
      return Math.max(player.overLimit, 0);
    case 'alien-cards':
      return sums[ALIEN];
    case 'production-worlds':
      return KIND_PLACES.reduce((worlds, { production }) => worlds + sums[production], 0);
    case 'military':
      return sums[MILITARY];
    case 'developments':
      return sums[DEVELOPMENT];
    case 'novelty-and-rare-worlds':
      return [0, 1].reduce((worlds, kind) => worlds + sums[KIND_PLACES[kind].production] + sums[KIND_PLACES[kind].windfall], 0);
  }
}
