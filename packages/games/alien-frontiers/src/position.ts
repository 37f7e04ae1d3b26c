import { BadInput, type Json } from '@orrery/engine';
import type { State } from './state.ts';

export function position(_described: Json): State {
  throw new BadInput('', 'positions are not read yet');
}
