import { PRINTED_IDS } from '../../cards/catalogue.ts';
import { type Column, STATUS_SIZE } from './features.ts';
import { SKETCH_SIZE } from './sketch.ts';
import type { Tables } from './tables.ts';
import { MOST_CARDS } from './tally.ts';

/*
 * A net with one hidden layer that looks at one seat. A card of the tableau or the hand is one input if it is printed, and besides as many
 * as its sketch has entries; cards of a pack have the sketch alone. What a card adds to the hidden layer is computed once for all
 * positions, because it depends only on the card and the weights.
 */

/** Units of the hidden layer, and outputs. */
export interface Shape {
  readonly hidden: number;
  readonly outputs: number;
  /** Whether it looks at hands. */
  readonly hasHand: boolean;
  /** How many entries of the status it looks at, from the first. */
  readonly measures: number;
}

/** Where the parts of a net are among its weights; each part is a number of rows of `hidden` weights. */
export interface Layout {
  readonly printed: number;
  readonly sketch: number;
  readonly handPrinted: number;
  readonly handSketch: number;
  readonly status: number;
  readonly bias: number;
  /** A row an output, then a bias an output. */
  readonly out: number;
  readonly outBias: number;
  readonly size: number;
}

export function layoutOf({ hidden, outputs, hasHand, measures }: Shape): Layout {
  const cards = PRINTED_IDS.length * hidden;
  const sketches = SKETCH_SIZE * hidden;
  const handPrinted = cards + sketches;
  const handSketch = handPrinted + (hasHand ? cards : 0);
  const status = handSketch + (hasHand ? sketches : 0);
  const bias = status + measures * hidden;
  const out = bias + hidden;
  const outBias = out + outputs * hidden;
  return { printed: 0, sketch: cards, handPrinted, handSketch, status, bias, out, outBias, size: outBias + outputs };
}

export interface Net {
  readonly shape: Shape;
  readonly layout: Layout;
  readonly weights: Float32Array;
  /** The cards that play, for which `rows` was made. */
  tables: Tables | undefined;
  /** What each card adds in the tableau, then in the hand, then each entry of the status, then the bias; a row each. */
  rows: Float64Array;
  /** Where the hidden layer is computed. */
  readonly sums: Float64Array;
  readonly outputs: Float64Array;
}

export function newNet(shape: Shape, weights: Float32Array): Net {
  const layout = layoutOf(shape);
  if (weights.length !== layout.size) throw new Error(`a net of this shape has ${layout.size} weights, not ${weights.length}`);
  return {
    shape,
    layout,
    weights,
    tables: undefined,
    rows: new Float64Array(0),
    sums: new Float64Array(shape.hidden),
    outputs: new Float64Array(shape.outputs),
  };
}

/** After the weights or the cards that play have changed. */
export function prepare(net: Net, tables: Tables): void {
  const { layout, weights, shape } = net;
  const { hidden, measures } = shape;
  const cards = tables.cards.length * hidden;
  const length = 2 * cards + (measures + 1) * hidden;
  if (net.rows.length !== length) net.rows = new Float64Array(length);
  net.tables = tables;
  fillCards(net, { tables, printed: layout.printed, sketch: layout.sketch, into: 0 });
  if (shape.hasHand) fillCards(net, { tables, printed: layout.handPrinted, sketch: layout.handSketch, into: cards });
  net.rows.set(weights.subarray(layout.status, layout.out), 2 * cards);
}

interface Rows {
  readonly tables: Tables;
  readonly printed: number;
  readonly sketch: number;
  readonly into: number;
}

function fillCards({ weights, rows, shape: { hidden } }: Net, { tables, printed, sketch, into }: Rows): void {
  for (let card = 0; card < tables.cards.length; card++) {
    const row = into + card * hidden;
    for (let unit = 0; unit < hidden; unit++) rows[row + unit] = card < PRINTED_IDS.length ? weights[printed + card * hidden + unit] : 0;
    for (let entry = 0; entry < SKETCH_SIZE; entry++) {
      const amount = tables.sketches[card * SKETCH_SIZE + entry];
      if (amount === 0) continue;
      const from = sketch + entry * hidden;
      for (let unit = 0; unit < hidden; unit++) rows[row + unit] += amount * weights[from + unit];
    }
  }
}

const MOST_ROWS = 2 * MOST_CARDS + STATUS_SIZE + 4;
const places = new Int32Array(MOST_ROWS);
const amounts = new Float64Array(MOST_ROWS);

/** The hidden layer before its bend. */
export function sumUp(net: Net, { status, tally, isKnown }: Column, sums: Float64Array): void {
  const { hidden, hasHand, measures } = net.shape;
  const cards = (net.tables?.cards.length ?? 0) * hidden;
  let count = 0;
  for (let at = 0; at < tally.cards; at++) {
    places[count] = tally.tableau[at] * hidden;
    amounts[count++] = 1;
  }
  if (hasHand && isKnown) {
    for (let at = 0; at < tally.handCount; at++) {
      places[count] = cards + tally.hand[at] * hidden;
      amounts[count++] = 1;
    }
  }
  const from = 2 * cards;
  for (let entry = 0; entry < measures; entry++) {
    if (status[entry] === 0) continue;
    places[count] = from + entry * hidden;
    amounts[count++] = status[entry];
  }
  places[count] = from + measures * hidden;
  amounts[count++] = 1;
  addRows(net.rows, count, sums);
}

/** Four rows at a time: most of the work of a bot is done here. */
function addRows(rows: Float64Array, count: number, sums: Float64Array): void {
  const hidden = sums.length;
  // Rows that are not there are added none times.
  for (let at = count; at < count + 3; at++) {
    places[at] = 0;
    amounts[at] = 0;
  }
  sums.fill(0);
  for (let at = 0; at < count; at += 4) {
    const one = places[at];
    const two = places[at + 1];
    const three = places[at + 2];
    const four = places[at + 3];
    const a = amounts[at];
    const b = amounts[at + 1];
    const c = amounts[at + 2];
    const d = amounts[at + 3];
    for (let unit = 0; unit < hidden; unit++) {
      sums[unit] += a * rows[one + unit] + b * rows[two + unit] + c * rows[three + unit] + d * rows[four + unit];
    }
  }
}

export const LEAK = 0.05;

/** One output from the sums of the hidden layer. */
export function outputOf(net: Net, sums: Float64Array, output: number): number {
  const { weights, layout } = net;
  const { hidden } = net.shape;
  const row = layout.out + output * hidden;
  let value = weights[layout.outBias + output];
  for (let unit = 0; unit < hidden; unit++) {
    const sum = sums[unit];
    value += weights[row + unit] * (sum > 0 ? sum : LEAK * sum);
  }
  return value;
}

/** The first output for a seat. */
export function logitOf(net: Net, column: Column): number {
  sumUp(net, column, net.sums);
  return outputOf(net, net.sums, 0);
}

/** All outputs for a seat, in `net.outputs`. */
export function forward(net: Net, column: Column): Float64Array {
  sumUp(net, column, net.sums);
  for (let output = 0; output < net.shape.outputs; output++) net.outputs[output] = outputOf(net, net.sums, output);
  return net.outputs;
}
