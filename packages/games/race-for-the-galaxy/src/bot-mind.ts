import type { Seat } from '@orrery/engine';
import { type Column, countFor, fillColumn, newColumn, recountFor } from './bot-features.ts';
import { forward, logitOf, type Net, newNet, prepare, type Shape } from './bot-net.ts';
import { tablesOf } from './bot-tables.ts';
import { robotPoints } from './rules/robot.ts';
import { result } from './score.ts';
import { ACTION_CARDS, type State } from './state.ts';

/** Chance to win as a logit, and the points in the end, in twenties. */
export const VALUE_SHAPE: Shape = { hidden: 50, outputs: 2, hasHand: true };
/** How likely each action card is, as logits. */
export const GUESS_SHAPE: Shape = { hidden: 32, outputs: ACTION_CARDS.length, hasHand: false };

/** The two nets: what a position is worth, and what somebody will choose. */
export interface Mind {
  readonly value: Net;
  readonly guess: Net;
  /** What a lead of twenty points in the end is worth beside the chance to win. */
  readonly prize: number;
}

/** A little for points: where a match is as good as won or lost, sensible play still looks for them, and they are foretold more surely. */
const PRIZE = 0.05;

export function newMind(value: Float32Array, guess: Float32Array, prize = PRIZE): Mind {
  return { value: newNet(VALUE_SHAPE, value), guess: newNet(GUESS_SHAPE, guess), prize };
}

/** Makes the nets ready for the cards that play here. */
export function readyFor({ value, guess }: Mind, state: State): void {
  const tables = tablesOf(state);
  if (value.tables !== tables) prepare(value, tables);
  if (guess.tables !== tables) prepare(guess, tables);
}

const column: Column = newColumn();
const logits = new Float64Array(8);

export interface Gaze {
  readonly seat: Seat;
  /** This seat is through with the running phase. */
  readonly isDone: boolean;
}

/** The chance of `seat` to win, as it sees the table: its own hand and everybody's open cards; with something for the lead in points. */
export function worthOf(mind: Mind, state: State, { seat, isDone }: Gaze): number {
  readyFor(mind, state);
  if (state.stage === 'over') return withPrize(mind, shareOfFirst(state, seat), finalLead(state, seat));
  const count = countFor(state);
  let lead = 0;
  for (const player of state.players) {
    fillColumn(state, player.seat, { column, count, look: { isKnown: player.seat === seat, isDone } });
    const outputs = forward(mind.value, column);
    logits[player.seat] = outputs[0];
    lead += player.seat === seat ? outputs[1] : -outputs[1] / (state.seats - 1);
  }
  const chance = state.robot === undefined ? softShare(logits, state.seats, seat) : 1 / (1 + Math.exp(-logits[0]));
  return withPrize(mind, chance, state.robot === undefined ? lead : lead - count.robot / POINTS);
}

/** The net tells points in so many. */
const POINTS = 20;

/** From 0 to 1 as before, the lead counted up to twenty points either way. */
function withPrize({ prize }: Mind, chance: number, lead: number): number {
  return (chance + prize * (1 + Math.max(-1, Math.min(1, lead)))) / (1 + 2 * prize);
}

function finalLead(state: State, seat: Seat): number {
  const seats = result(state)?.seats ?? [];
  const others =
    state.robot === undefined ? seats.filter((line) => line.seat !== seat).map(({ points }) => points) : [robotPoints(state, state.robot)];
  return ((seats[seat]?.points ?? 0) - others.reduce((sum, points) => sum + points, 0) / Math.max(1, others.length)) / POINTS;
}

/** Of so many logits, the share of one. */
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

/** The own part of it alone: enough to put alternatives in order that change nothing but the own hand. */
export function ownLogit(mind: Mind, state: State, { seat, isDone }: Gaze): number {
  const count = recountFor(state, seat);
  fillColumn(state, seat, { column, count, look: { isKnown: true, isDone } });
  return logitOf(mind.value, column);
}

/** Logits of how likely this seat is to choose each action card, by what everybody sees. The state is at the choice of actions. */
export function guessActions(mind: Mind, state: State, seat: Seat): number[] {
  readyFor(mind, state);
  const count = countFor(state);
  fillColumn(state, seat, { column, count, look: { isKnown: false, isDone: false } });
  return [...forward(mind.guess, column)];
}
