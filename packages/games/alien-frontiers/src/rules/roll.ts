import { below } from '@orrery/engine';
import { type Face, isFace, type State } from '../state.ts';

/** One die of the state's own chance. */
export function rollFace(draft: State): Face {
  const face = below(draft.chance, 6) + 1;
  if (!isFace(face)) throw new Error(`AF-2.1: a die showed ${face}`);
  return face;
}
