/** `wide`: all tableaux at once. `narrow`: a phone; one tableau at a time, the hand always below. */
export interface Layout {
  readonly kind: 'wide' | 'narrow';
  /** Wide, but low: smaller cards, so that everything still has its place. */
  readonly isLow: boolean;
}

const NARROW_BELOW = 640;
const LOW_BELOW = 780;

export function layoutFor(width: number, height: number): Layout {
  return { kind: width < NARROW_BELOW ? 'narrow' : 'wide', isLow: height < LOW_BELOW };
}

export interface TileSize {
  readonly width: number;
  readonly columns: number;
}

/** Width of a card to its height. */
export const CARD_RATIO = 13 / 18;
const GAP = 5;

/** The widest tiles of which so many fit into a box. */
export function tilesIn(box: { readonly width: number; readonly height: number }, count: number, most: number): TileSize {
  let best: TileSize = { width: 30, columns: Math.max(1, Math.floor((box.width + GAP) / (30 + GAP))) };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const byWidth = (box.width - (columns - 1) * GAP) / columns;
    const byHeight = ((box.height - (rows - 1) * GAP) / rows) * CARD_RATIO;
    const width = Math.floor(Math.min(byWidth, byHeight, most));
    if (width > best.width) best = { width, columns };
  }
  return best;
}
