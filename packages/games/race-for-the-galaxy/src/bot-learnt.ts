import { ALONE_SHAPE, GUESS_SHAPE, type Mind, newMind, VALUE_SHAPE } from './bot-mind.ts';
import { layoutOf, type Shape } from './bot-net.ts';
import { packedRow, unpackWeights } from './bot-packing.ts';
import { GUESS_WEIGHTS, VALUE_WEIGHTS } from './bot-weights.ts';
import { ALONE_WEIGHTS } from './bot-weights-alone.ts';

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
