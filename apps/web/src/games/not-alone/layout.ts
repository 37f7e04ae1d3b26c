/** `wide`: everything at once. `narrow`: a phone; people in a strip, own cards in panes. */
export type LayoutKind = 'wide' | 'narrow';

export interface Layout {
  readonly kind: LayoutKind;
  /** Wide, but low: smaller cards and tokens, so that the planet keeps its size. */
  readonly isLow: boolean;
}

const NARROW_BELOW = 640;
const LOW_BELOW = 780;

export function layoutFor(width: number, height: number): Layout {
  return { kind: width < NARROW_BELOW ? 'narrow' : 'wide', isLow: height < LOW_BELOW };
}

/** Size of a token on the planet, pixels: a part of a place, wherever that is smaller. */
export function tokenSize(planetWidth: number, planetHeight: number): number {
  return Math.round(Math.max(28, Math.min(64, planetWidth / 5 / 3, planetHeight / 2 / 2.7)));
}
