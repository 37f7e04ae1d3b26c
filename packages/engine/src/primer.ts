import type { Viewer } from './contract.ts';

/**
 * First steps for a newcomer, in one language. They belong to what is played: another expansion, another number of players or another
 * side is another variant with words of its own, and having read one of them says nothing about the others.
 */
export interface GamePrimer<View, Variant extends string = string> {
  variant(view: View, viewer: Viewer): Variant;
  /** One short sentence or two each, in order. */
  readonly steps: Readonly<Record<Variant, readonly string[]>>;
}
