import { ALONE_SHAPE, GUESS_SHAPE, type Mind, newMind, VALUE_SHAPE } from './mind.ts';
import { layoutOf, type Shape } from './net.ts';
import { packedRow, unpackWeights } from './packing.ts';
import { GUESS_WEIGHTS, VALUE_WEIGHTS } from './weights.ts';
import { ALONE_WEIGHTS } from './weights-alone.ts';

let mind: Mind | undefined;

/** The nets as they were learnt; unpacked when first asked for. */
export function learntMind(): Mind {
  mind ??= newMind({
    value: unpacked(VALUE_WEIGHTS, VALUE_SHAPE),
    guess: unpacked(GUESS_WEIGHTS, GUESS_SHAPE),
    alone: unpacked(ALONE_WEIGHTS, ALONE_SHAPE),
  });
  return mind;
}

function unpacked(text: string, shape: Shape): Float32Array {
  return unpackWeights(text, { row: packedRow(shape.hidden), size: layoutOf(shape).size });
}
