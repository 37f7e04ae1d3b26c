import { type Column, LEAK, type Net, newColumn, newTally, outputOf, prepare, sumUp, type Tables } from '@orrery/race-for-the-galaxy/bot';
import { type KeptColumn, type Position, showColumn } from './positions.ts';

/** Slopes of a net's weights, and the running means of Adam's steps. */
export interface Learner {
  readonly net: Net;
  readonly slopes: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
  /** Slopes of what each card adds; spread over its inputs at the end of a batch. */
  readonly placed: Float32Array;
  readonly held: Float32Array;
  steps: number;
}

export function newLearner(net: Net, tables: Tables): Learner {
  const { size } = net.layout;
  const rows = tables.cards.length * net.shape.hidden;
  prepare(net, tables);
  return {
    net,
    slopes: new Float32Array(size),
    mean: new Float32Array(size),
    square: new Float32Array(size),
    placed: new Float32Array(rows),
    held: new Float32Array(net.shape.hasHand ? rows : 0),
    steps: 0,
  };
}

/** A look at a column that is remembered for the way back. */
interface Trace {
  readonly column: Column;
  readonly sums: Float64Array;
  readonly outputs: Float64Array;
  /** How much the loss grows with each output. */
  readonly slopes: Float64Array;
}

const MOST_SEATS = 5;
const traces = new Map<Net, Trace[]>();

function tracesOf(net: Net): Trace[] {
  const before = traces.get(net);
  if (before !== undefined) return before;
  const made = Array.from({ length: 2 * MOST_SEATS }, () => ({
    column: { ...newColumn(), tally: newTally() },
    sums: new Float64Array(net.shape.hidden),
    outputs: new Float64Array(net.shape.outputs),
    slopes: new Float64Array(net.shape.outputs),
  }));
  traces.set(net, made);
  return made;
}

function look({ net }: Learner, trace: Trace, kept: KeptColumn): void {
  showColumn(kept, trace.column);
  sumUp(net, trace.column, trace.sums);
  for (let output = 0; output < net.shape.outputs; output++) trace.outputs[output] = outputOf(net, trace.sums, output);
  trace.slopes.fill(0);
}

const bent = (sum: number) => (sum > 0 ? sum : LEAK * sum);

const bend = new Float64Array(64);

function goBack(learner: Learner, { column, sums, slopes: wrong }: Trace): void {
  const { net, slopes, placed, held } = learner;
  const { weights, layout, shape } = net;
  const { hidden, outputs, hasHand, measures } = shape;
  bend.fill(0);
  for (let output = 0; output < outputs; output++) {
    const slope = wrong[output];
    if (slope === 0) continue;
    slopes[layout.outBias + output] += slope;
    const row = layout.out + output * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      slopes[row + unit] += slope * bent(sums[unit]);
      bend[unit] += slope * weights[row + unit];
    }
  }
  for (let unit = 0; unit < hidden; unit++) {
    if (sums[unit] <= 0) bend[unit] *= LEAK;
    slopes[layout.bias + unit] += bend[unit];
  }
  const { tally, status } = column;
  for (let at = 0; at < tally.cards; at++) spread(placed, tally.tableau[at] * hidden, { hidden, times: 1 });
  if (hasHand && column.isKnown) for (let at = 0; at < tally.handCount; at++) spread(held, tally.hand[at] * hidden, { hidden, times: 1 });
  for (let entry = 0; entry < measures; entry++) {
    if (status[entry] !== 0) spread(slopes, layout.status + entry * hidden, { hidden, times: status[entry] });
  }
}

function spread(slopes: Float32Array, row: number, { hidden, times }: { readonly hidden: number; readonly times: number }): void {
  for (let unit = 0; unit < hidden; unit++) slopes[row + unit] += times * bend[unit];
}

const POINTS_WEIGHT = 0.5;

/** How wrong a net was: about who wins or what is chosen, in nats, and about points. */
export interface Wrong {
  readonly surprise: number;
  readonly error: number;
}

/** Adds the slopes of one position to those of the value net. */
export function addValue(learner: Learner, position: Position): Wrong {
  const { seats } = position;
  const all = tracesOf(learner.net);
  for (let seat = 0; seat < seats; seat++) {
    look(learner, all[seat], position.known[seat]);
    if (seats > 1) look(learner, all[MOST_SEATS + seat], position.unknown[seat]);
  }
  const surprise = position.isAlone ? addAlone(all[0], position.targets[0]) : addViews(all, position);
  let error = 0;
  for (let seat = 0; seat < seats; seat++) {
    for (const trace of seats > 1 ? [all[seat], all[MOST_SEATS + seat]] : [all[seat]]) {
      const off = trace.outputs[1] - position.points[seat];
      trace.slopes[1] += (POINTS_WEIGHT * off) / seats;
      error += (POINTS_WEIGHT * off * off) / (2 * seats);
      goBack(learner, trace);
    }
  }
  return { surprise, error };
}

function addAlone(trace: Trace, target: number): number {
  const chance = 1 / (1 + Math.exp(-trace.outputs[0]));
  trace.slopes[0] = chance - target;
  return -(target * Math.log(Math.max(1e-9, chance)) + (1 - target) * Math.log(Math.max(1e-9, 1 - chance)));
}

/** How each seat sees the table: its own column with its hand, the others' without. */
function addViews(all: readonly Trace[], { seats, targets }: Position): number {
  let surprise = 0;
  for (let viewer = 0; viewer < seats; viewer++) {
    const columns = Array.from({ length: seats }, (_, seat) => all[seat === viewer ? seat : MOST_SEATS + seat]);
    const most = Math.max(...columns.map(({ outputs }) => outputs[0]));
    const powers = columns.map(({ outputs }) => Math.exp(outputs[0] - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    columns.forEach((trace, seat) => {
      const target = targets[viewer * seats + seat];
      trace.slopes[0] += (powers[seat] / sum - target) / seats;
      surprise -= (target * Math.log(Math.max(1e-9, powers[seat] / sum))) / seats;
    });
  }
  return surprise;
}

/** The same for the net that guesses actions: a pair is as likely as both its cards together. */
export function addGuess(learner: Learner, position: Position): number {
  const { seats, chosen } = position;
  if (chosen[0] < 0) return 0;
  const [trace] = tracesOf(learner.net);
  let surprise = 0;
  for (let seat = 0; seat < seats; seat++) {
    look(learner, trace, position.unknown[seat]);
    const { outputs, slopes } = trace;
    const most = Math.max(...outputs);
    const powers = Array.from(outputs, (output) => Math.exp(output - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    const cards = [chosen[2 * seat], chosen[2 * seat + 1]].filter((card) => card >= 0);
    for (let card = 0; card < powers.length; card++) slopes[card] = powers[card] / (sum * seats);
    for (const card of cards) {
      slopes[card] -= 1 / (cards.length * seats);
      surprise -= Math.log(Math.max(1e-9, powers[card] / sum)) / (cards.length * seats);
    }
    goBack(learner, trace);
  }
  return surprise;
}

const SLOW = 0.9;
const SLOWER = 0.999;
/** Weights that nothing holds up shrink: a card seen ten times must not be believed to win matches. */
const SHRINKING = 0.05;

/** A step down the slopes of this many positions. */
export function takeStep(learner: Learner, tables: Tables, { rate, batch }: { readonly rate: number; readonly batch: number }): void {
  const { net, slopes, mean, square } = learner;
  const { layout, weights } = net;
  fold(learner, tables, { rows: learner.placed, printed: layout.printed, sketch: layout.sketch });
  if (net.shape.hasHand) fold(learner, tables, { rows: learner.held, printed: layout.handPrinted, sketch: layout.handSketch });
  learner.steps += 1;
  const first = 1 - SLOW ** learner.steps;
  const second = 1 - SLOWER ** learner.steps;
  for (let at = 0; at < weights.length; at++) {
    const slope = slopes[at] / batch;
    mean[at] = SLOW * mean[at] + (1 - SLOW) * slope;
    square[at] = SLOWER * square[at] + (1 - SLOWER) * slope * slope;
    weights[at] -= rate * (mean[at] / first / (Math.sqrt(square[at] / second) + 1e-7) + SHRINKING * weights[at]);
    slopes[at] = 0;
  }
  prepare(net, tables);
}

interface CardSlopes {
  readonly rows: Float32Array;
  readonly printed: number;
  readonly sketch: number;
}

/** What the cards have gathered goes to their own inputs and to those of their sketches. */
function fold({ net, slopes }: Learner, tables: Tables, { rows, printed, sketch }: CardSlopes): void {
  const { hidden } = net.shape;
  const entries = tables.sketches.length / tables.cards.length;
  for (let card = 0; card < tables.cards.length; card++) {
    const row = card * hidden;
    for (let unit = 0; unit < hidden; unit++) slopes[printed + row + unit] += rows[row + unit];
    for (let entry = 0; entry < entries; entry++) {
      const amount = tables.sketches[card * entries + entry];
      if (amount === 0) continue;
      for (let unit = 0; unit < hidden; unit++) slopes[sketch + entry * hidden + unit] += amount * rows[row + unit];
    }
  }
  rows.fill(0);
}

/** Nets that are ready to learn: what a position is worth and, where there are others, what they will choose. */
export interface Learners {
  readonly value: Learner;
  readonly guess: Learner | undefined;
}
