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

/** Below this a plate with a face, a bot's sign and Will beside the name leaves one letter of it. */
const SLIM_BELOW = 175;
const MANY_HUNTED = 5;

/** Plates that keep to the name and the counts: many people, or a panel that takes the room. A phone's strip scrolls instead. */
export function hasSlimPlates(width: number, hunted: number): boolean {
  return hunted >= MANY_HUNTED || (width >= NARROW_BELOW && width / (hunted + 1) < SLIM_BELOW);
}

/** Size of a token on the planet, pixels: a part of a place, wherever that is smaller. */
export function tokenSize(planetWidth: number, planetHeight: number): number {
  return Math.round(Math.max(28, Math.min(64, planetWidth / 5 / 3, planetHeight / 2 / 2.7)));
}
