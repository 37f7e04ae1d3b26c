import type { Seat } from '@orrery/engine';
import { result, standing } from '../../flow/score.ts';
import { robotPoints } from '../../rules/robot-points.ts';
import { ACTION_CARDS, type State } from '../../state.ts';
import { COMMON_SIZE, type Column, countFor, fillColumn, newColumn, recountFor, STATUS_SIZE } from './features.ts';
import { forward, logitOf, type Net, newNet, prepare, type Shape } from './net.ts';
import { tablesOf } from './tables.ts';

/** Chance to win as a logit, and the points in the end, in twenties. */
export const VALUE_SHAPE: Shape = { hidden: 50, outputs: 2, hasHand: true, measures: COMMON_SIZE };
/** How likely each action card is, as logits. */
export const GUESS_SHAPE: Shape = { hidden: 32, outputs: ACTION_CARDS.length, hasHand: false, measures: COMMON_SIZE };
/** As the first, against the robot. Small, because there is nobody else to look at. */
export const ALONE_SHAPE: Shape = { hidden: 10, outputs: 2, hasHand: true, measures: STATUS_SIZE };

/** The nets: what a position is worth, what somebody will choose, and what a position alone against the robot is worth. */
export interface Mind {
  readonly value: Net;
  readonly guess: Net;
  readonly alone: Net;
  /** What a lead of twenty points in the end is worth beside the chance to win. */
  readonly prize: number;
}

/** Weights of the nets. */
export interface MindWeights {
  readonly value: Float32Array;
  readonly guess: Float32Array;
  readonly alone: Float32Array;
}

/** A little for points: where a match is as good as won or lost, sensible play still looks for them, and they are foretold more surely. */
const PRIZE = 0.05;

export function newMind({ value, guess, alone }: MindWeights, prize = PRIZE): Mind {
  return { value: newNet(VALUE_SHAPE, value), guess: newNet(GUESS_SHAPE, guess), alone: newNet(ALONE_SHAPE, alone), prize };
}

/** Makes the nets ready for the cards that play here. */
export function readyFor({ value, guess, alone }: Mind, state: State): void {
  const tables = tablesOf(state);
  for (const net of state.robot === undefined ? [value, guess] : [alone]) if (net.tables !== tables) prepare(net, tables);
}

const column: Column = newColumn();
const logits = new Float64Array(8);

export interface Perspective {
  readonly seat: Seat;
  /** This seat is through with the current phase. */
  readonly isDone: boolean;
}

/** The chance of `seat` to win, as it sees the table: its own hand and everybody's open cards; with something for the lead in points. */
export function worthOf(mind: Mind, state: State, { seat, isDone }: Perspective): number {
  readyFor(mind, state);
  if (state.stage === 'over') return valueOfEnd(mind, state, seat);
  const count = countFor(state);
  if (state.robot !== undefined) {
    fillColumn(state, seat, { column, count, look: { isKnown: true, isDone } });
    return 1 / (1 + Math.exp(-logitOf(mind.alone, column)));
  }
  let lead = 0;
  for (const player of state.players) {
    fillColumn(state, player.seat, { column, count, look: { isKnown: player.seat === seat, isDone } });
    const outputs = forward(mind.value, column);
    logits[player.seat] = outputs[0];
    lead += player.seat === seat ? outputs[1] : -outputs[1] / (state.seats - 1);
  }
  return withPrize(mind, softShare(logits, state.seats, seat), lead);
}

function valueOfEnd(mind: Mind, state: State, seat: Seat): number {
  if (state.robot !== undefined) return robotOutcome(state, seat);
  return withPrize(mind, shareOfFirst(state, seat), finalLead(state, seat));
}

/** Points ahead of the robot that make a good lead. */
const GOOD_LEAD = 8;

/** A solo match: half for who won, half for by how much. A player who hardly ever wins learns from the lead which defeats were close. */
export function robotOutcome(state: State, seat: Seat): number {
  const lead = finalLead(state, seat) * POINTS;
  return 0.5 * (lead > 0 ? 1 : lead === 0 ? 0.5 : 0) + 0.5 / (1 + Math.exp(-lead / GOOD_LEAD));
}

/** The unit in which the net tells points. */
const POINTS = 20;

/** From 0 to 1 as before, the lead counted up to twenty points either way. */
function withPrize({ prize }: Mind, chance: number, lead: number): number {
  return (chance + prize * (1 + Math.max(-1, Math.min(1, lead)))) / (1 + 2 * prize);
}

function finalLead(state: State, seat: Seat): number {
  const seats = standing(state);
  const others =
    state.robot === undefined ? seats.filter((line) => line.seat !== seat).map(({ points }) => points) : [robotPoints(state, state.robot)];
  return ((seats[seat]?.points ?? 0) - others.reduce((sum, points) => sum + points, 0) / Math.max(1, others.length)) / POINTS;
}

/** The share of one among these logits. */
export function softShare(values: Float64Array, count: number, one: number): number {
  let most = values[0];
  for (let at = 1; at < count; at++) most = Math.max(most, values[at]);
  let sum = 0;
  for (let at = 0; at < count; at++) sum += Math.exp(values[at] - most);
  return Math.exp(values[one] - most) / sum;
}

/** A match that is over: 1 for the winner, shared by equals. */
export function shareOfFirst(state: State, seat: Seat): number {
  const seats = result(state)?.seats ?? [];
  if (seats[seat]?.rank !== 1) return 0;
  return 1 / seats.filter(({ rank }) => rank === 1).length;
}

/** The seat's own part of it: enough to rank alternatives that change nothing but its hand. */
export function ownLogit(mind: Mind, state: State, { seat, isDone }: Perspective): number {
  const count = recountFor(state, seat);
  fillColumn(state, seat, { column, count, look: { isKnown: true, isDone } });
  return logitOf(state.robot === undefined ? mind.value : mind.alone, column);
}

/** Logits of how likely this seat is to choose each action card, by what everybody sees. The state is at the choice of actions. */
export function guessActions(mind: Mind, state: State, seat: Seat): number[] {
  readyFor(mind, state);
  const count = countFor(state);
  fillColumn(state, seat, { column, count, look: { isKnown: false, isDone: false } });
  return [...forward(mind.guess, column)];
}
