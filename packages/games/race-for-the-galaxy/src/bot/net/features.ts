import type { Seat } from '@orrery/engine';
import { GOAL_IDS, GOALS } from '../../cards/goals.ts';
import { GOODS } from '../../cards/powers.ts';
import { ROBOT_LEVELS } from '../../cards/robot.ts';
import { startOf } from '../../rules/robot.ts';
import { ACTION_CARDS, PHASES, type Player, type Robot, type State } from '../../state.ts';
import { roundsLeftOf } from '../outlook.ts';
import { KIND_PLACES, placeOf } from './sketch.ts';
import { type Tables, tablesOf } from './tables.ts';
import { type Count, countTable, newCount, recountHand, scoreOf, type Tally } from './tally.ts';

/*
 * What the nets see of a seat, besides which cards are in its tableau and, for the seat itself, in its hand. Everything here is public
 * except what is said of that hand; nothing names a card.
 */

const steps = (name: string, from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `${name} ${from + at}`);

const NAMES = [
  'known',
  'seats 1',
  'seats 2',
  'seats 3',
  'seats 4',
  'seats 5',
  'expert',
  'draft',
  'goals',
  'round',
  'rounds-left',
  'end-near',
  ...steps('tableau', 2, 12),
  ...steps('fullest', 6, 12),
  'is-fullest',
  'pool',
  ...steps('pool-left', 1, 4),
  ...steps('hand', 1, 12),
  'chips',
  'points',
  'lead',
  'lead-clipped',
  'late-lead',
  ...GOODS.map((kind) => `goods ${kind}`),
  ...steps('goods', 1, 5),
  'chips-now',
  'chips-full',
  'best-sale',
  'empty-production',
  'empty-windfalls',
  'best-development',
  'development-ready',
  'best-world',
  'world-ready',
  'world-points',
  'best-scored',
  ...PHASES.map((phase) => `coming ${phase}`),
  ...ACTION_CARDS.map((card) => `chosen ${card}`),
  'develop-gain-coming',
  'settle-gain-coming',
  'chips-coming',
  'double-chips-coming',
  'sale-coming',
  'production-coming',
  ...GOAL_IDS.flatMap((goal) => [`${goal} near`, `${goal} own`, `${goal} gone`, `${goal} lead`]),
  'others-goods',
  'others-hand',
  'others-production',
  'others-chips-full',
  'others-military',
  'robot-credit',
  'robot-economy',
  'robot-counters',
  'robot-counter-points',
  'robot-stack',
  'robot-chips',
  'robot-points',
  'robot-free-settle',
  ...steps('robot-cards', 3, 11),
  ...ACTION_CARDS.map((card) => `robot-face ${card}`),
] as const;

export const STATUS_SIZE = NAMES.length;
/** Without what is said of the robot, which comes last. */
export const COMMON_SIZE: number = NAMES.indexOf('robot-credit');
export const STATUS: readonly string[] = NAMES;
const placesByName = new Map<string, number>(NAMES.map((name, at) => [name, at]));
const at = (name: string): number => {
  const place = placesByName.get(name);
  if (place === undefined) throw new Error(`there is no feature ${name}`);
  return place;
};

const P = {
  known: at('known'),
  seats: at('seats 1'),
  expert: at('expert'),
  draft: at('draft'),
  goals: at('goals'),
  round: at('round'),
  roundsLeft: at('rounds-left'),
  endNear: at('end-near'),
  tableau: at('tableau 2'),
  fullest: at('fullest 6'),
  isFullest: at('is-fullest'),
  pool: at('pool'),
  poolLeft: at('pool-left 1'),
  hand: at('hand 1'),
  chips: at('chips'),
  points: at('points'),
  lead: at('lead'),
  leadClipped: at('lead-clipped'),
  lateLead: at('late-lead'),
  goods: at('goods novelty'),
  goodsCount: at('goods 1'),
  chipsNow: at('chips-now'),
  chipsFull: at('chips-full'),
  bestSale: at('best-sale'),
  emptyProduction: at('empty-production'),
  emptyWindfalls: at('empty-windfalls'),
  bestDevelopment: at('best-development'),
  developmentReady: at('development-ready'),
  bestWorld: at('best-world'),
  worldReady: at('world-ready'),
  worldPoints: at('world-points'),
  bestScored: at('best-scored'),
  coming: at('coming explore'),
  chosen: at('chosen explore-5'),
  developComing: at('develop-gain-coming'),
  settleComing: at('settle-gain-coming'),
  chipsComing: at('chips-coming'),
  doubleComing: at('double-chips-coming'),
  saleComing: at('sale-coming'),
  productionComing: at('production-coming'),
  goal: at(`${GOAL_IDS[0]} near`),
  others: at('others-goods'),
  robot: at('robot-credit'),
  robotCards: at('robot-cards 3'),
  robotFace: at(`robot-face ${ACTION_CARDS[0]}`),
};

/** A seat as the nets see it. */
export interface Column {
  readonly status: Float32Array;
  tally: Tally;
  /** The hand is seen. */
  isKnown: boolean;
}

export interface Look {
  readonly isKnown: boolean;
  /** This seat is through with the current phase: only what comes after it counts. */
  readonly isDone: boolean;
}

export function newColumn(): Column {
  return { status: new Float32Array(STATUS_SIZE), tally: newCount().tallies[0], isKnown: false };
}

const shared = newCount();

/** Counts the table; `fillColumn` then looks at seats of the same state. */
export function countFor(state: State): Count {
  countTable(state, shared);
  return shared;
}

/** The same state counted once more, of which only the hand of this seat has changed. */
export function recountFor(state: State, seat: Seat): Count {
  recountHand(state, seat, shared);
  return shared;
}

/** The column of a seat. The state has just been counted. */
export function fillColumn(state: State, seat: Seat, { column, count, look }: { column: Column; count: Count; look: Look }): void {
  const { status } = column;
  const tally = count.tallies[seat];
  column.tally = tally;
  column.isKnown = look.isKnown;
  status.fill(0);
  const player = state.players[seat];
  const roundsLeft = roundsLeftOf(state);
  fillMatch(state, { status, count, roundsLeft });
  fillOwn(state, seat, { status, count, roundsLeft });
  if (look.isKnown) fillHand(tablesOf(state), { status, tally, roundsLeft });
  fillRound(state, player, { status, tally, isDone: look.isDone });
  fillGoals(state, seat, { status, count });
  fillOthers(state, seat, { status, count });
  if (state.robot !== undefined) fillRobot(state, state.robot, { status, points: count.robot });
}

interface Filling {
  readonly status: Float32Array;
  readonly count: Count;
  readonly roundsLeft: number;
}

function thermometer(status: Float32Array, place: number, { amount, from, to }: { amount: number; from: number; to: number }): void {
  for (let step = from; step <= to && step <= amount; step++) status[place + step - from] = 1;
}

function fillMatch(state: State, { status, count, roundsLeft }: Filling): void {
  status[P.seats + Math.min(5, state.seats) - 1] = 1;
  if (state.options.expert) status[P.expert] = 1;
  if (state.piles.length > 1) status[P.draft] = 1;
  if (state.goals.length > 0) status[P.goals] = 1;
  status[P.round] = state.round / 10;
  status[P.roundsLeft] = roundsLeft / 8;
  status[P.endNear] = 1 / (1 + roundsLeft);
  thermometer(status, P.fullest, { amount: count.fullest, from: 6, to: 12 });
  const seats = Math.max(2, state.seats);
  status[P.pool] = Math.max(0, state.pool) / (12 * seats);
  for (let step = 0; step < 4; step++) if (state.pool > step * 2 * seats) status[P.poolLeft + step] = 1;
}

function fillOwn(state: State, seat: Seat, { status, count, roundsLeft }: Filling): void {
  const tally = count.tallies[seat];
  thermometer(status, P.tableau, { amount: tally.cards, from: 2, to: 12 });
  if (tally.cards === count.fullest) status[P.isFullest] = 1;
  thermometer(status, P.hand, { amount: tally.handCount, from: 1, to: 12 });
  const points = tally.points + count.goalPoints[seat];
  let best = state.robot === undefined ? Number.NEGATIVE_INFINITY : count.robot;
  for (const other of state.players) {
    if (other.seat !== seat) best = Math.max(best, count.tallies[other.seat].points + count.goalPoints[other.seat]);
  }
  const lead = Number.isFinite(best) ? points - best : 0;
  status[P.chips] = tally.chips / 10;
  status[P.points] = points / 20;
  status[P.lead] = lead / 10;
  status[P.leadClipped] = Math.max(-1, Math.min(1, lead / 4));
  status[P.lateLead] = lead / (5 * (1 + roundsLeft));
  for (let kind = 0; kind < tally.goods.length; kind++) status[P.goods + kind] = tally.goods[kind] / 2;
  thermometer(status, P.goodsCount, { amount: tally.goodsCount, from: 1, to: 5 });
  status[P.chipsNow] = tally.chipsNow / 4;
  status[P.chipsFull] = chipsFull(tally) / 4;
  status[P.bestSale] = tally.bestSale / 5;
  status[P.emptyProduction] = tally.emptyProduction / 3;
  status[P.emptyWindfalls] = tally.emptyWindfalls / 3;
}

const CONSUME_CHIPS = placeOf('consume-chips');

/** Chips a round if every world that can hold a good had one. */
function chipsFull(tally: Tally): number {
  return Math.min(tally.sums[CONSUME_CHIPS], tally.goodsCount + tally.emptyProduction + 0.4 * tally.emptyWindfalls);
}

const DEVELOP_CHEAPER = placeOf('develop-cheaper');
const SETTLE_CHEAPER = placeOf('settle-cheaper');
const MILITARY = placeOf('military');
const MILITARY_REBEL = placeOf('military rebel');
const MONEY = 0.5;

/** What of the hand could be placed now, without looking at the odd ways to pay. */
function fillHand(
  tables: Tables,
  { status, tally, roundsLeft }: { readonly status: Float32Array; readonly tally: Tally; readonly roundsLeft: number },
): void {
  status[P.known] = 1;
  for (let at = 0; at < tally.handCount; at++) {
    const number = tally.hand[at];
    const card = tables.cards[number];
    const isScored = card.points === 'scored';
    const points = isScored ? scoreOf(tables, tally, number) : Number(card.points);
    const cost = costOf(card, tally);
    if (isScored) status[P.bestScored] = Math.max(status[P.bestScored], points / 5);
    if (cost > tally.handCount - 1) continue;
    const gain = (points + 0.35 + roundsLeft * tables.powers[number] - MONEY * (cost + 1)) / 3;
    if (card.kind === 'development') {
      status[P.developmentReady] = 1;
      status[P.bestDevelopment] = Math.max(status[P.bestDevelopment], gain);
    } else {
      status[P.worldReady] = 1;
      status[P.bestWorld] = Math.max(status[P.bestWorld], gain + (card.world === 'windfall' ? 0.3 : 0));
      status[P.worldPoints] = Math.max(status[P.worldPoints], points / 3);
    }
  }
}

function costOf(card: Tables['cards'][number], { sums }: Tally): number {
  if (card.kind === 'development') return Math.max(0, card.cost - sums[DEVELOP_CHEAPER]);
  const kind = card.good === undefined ? undefined : KIND_PLACES[GOODS.indexOf(card.good)];
  if (!card.isMilitary) return Math.max(0, card.cost - sums[SETTLE_CHEAPER] - (kind === undefined ? 0 : sums[kind.cheaper]));
  const rebel = card.keywords.includes('rebel') ? sums[MILITARY_REBEL] : 0;
  const strength = sums[MILITARY] + rebel + (kind === undefined ? 0 : sums[kind.military]);
  return strength >= card.cost ? 0 : Number.POSITIVE_INFINITY;
}

const STAGE_PHASES: readonly State['stage'][] = PHASES;

/** The phases that are still to come, and what this seat could do in them. */
function fillRound(
  state: State,
  player: Player,
  { status, tally, isDone }: { readonly status: Float32Array; readonly tally: Tally; readonly isDone: boolean },
): void {
  const running = STAGE_PHASES.indexOf(state.stage);
  if (running < 0) return;
  if (!isDone) status[P.coming + running] = 1;
  for (const phase of state.coming) status[P.coming + PHASES.indexOf(phase)] = 1;
  for (const card of player.actions) status[P.chosen + ACTION_CARDS.indexOf(card)] = 1;
  if (status[P.coming + 1] === 1) status[P.developComing] = status[P.bestDevelopment];
  if (status[P.coming + 2] === 1) status[P.settleComing] = status[P.bestWorld];
  if (status[P.coming + 3] === 1) {
    const isDouble = player.actions.includes('consume-x2');
    status[isDouble ? P.doubleComing : P.chipsComing] = tally.chipsNow / 4;
    if (player.actions.includes('consume-trade')) status[P.saleComing] = tally.bestSale / 5;
  }
  if (status[P.coming + 4] === 1) status[P.productionComing] = tally.emptyProduction / 3;
}

const A_GOAL = 4;

function fillGoals(state: State, seat: Seat, { status, count }: { readonly status: Float32Array; readonly count: Count }): void {
  state.goals.forEach(({ goal, holders }, tile) => {
    const { type, least } = GOALS[goal];
    const place = P.goal + A_GOAL * GOAL_IDS.indexOf(goal);
    const amounts = count.progress[tile];
    const own = amounts[seat];
    if (holders.includes(seat)) status[place + 1] = 1;
    else if (holders.length > 0) status[place + 2] = 1;
    let best = 0;
    for (const player of state.players) if (player.seat !== seat) best = Math.max(best, amounts[player.seat]);
    if (type === 'first') {
      if (holders.length > 0) return;
      status[place] = Math.min(1, own / least) ** 2;
      status[place + 3] = (own - best) / least;
    } else {
      status[place] = Math.min(1, own / least);
      status[place + 3] = Math.max(-1, Math.min(1, (own - best) / 3));
    }
  });
}

function fillOthers(state: State, seat: Seat, { status, count }: { readonly status: Float32Array; readonly count: Count }): void {
  const others = state.seats - 1;
  for (const player of state.players) {
    if (player.seat === seat) continue;
    const tally = count.tallies[player.seat];
    status[P.others] += tally.goodsCount / (4 * others);
    status[P.others + 1] += tally.handCount / (8 * others);
    status[P.others + 2] += (tally.emptyProduction + tally.goodsCount) / (5 * others);
    status[P.others + 3] += chipsFull(tally) / (4 * others);
    status[P.others + 4] += tally.sums[MILITARY] / (6 * others);
  }
}

/** How fast it grows, and what it will still be paid for. */
function fillRobot(state: State, robot: Robot, { status, points }: { readonly status: Float32Array; readonly points: number }): void {
  const perCounter = ROBOT_LEVELS[state.options.robot].points;
  const measures = [
    robot.credit / 4,
    robot.economy / 5,
    robot.counters / 3,
    (robot.counters * perCounter) / 18,
    robot.stack.length / 8,
    robot.chips / 10,
    points / 20,
    startOf(state, robot.startWorld).settle.isFree ? 1 : 0,
  ];
  status.set(measures, P.robot);
  thermometer(status, P.robotCards, { amount: robot.tableau.length + robot.placedCounters, from: 3, to: 11 });
  status[P.robotFace + ACTION_CARDS.indexOf(robot.face)] = 1;
}
