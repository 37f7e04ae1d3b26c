/** `wide`: all tableaux at once. `narrow`: a phone; one tableau at a time, the hand always below. */
export interface Layout {
  readonly kind: 'wide' | 'narrow';
  /** Wide, but low: smaller cards, so that everything still has its place. */
  readonly isLow: boolean;
  /** Wide, but with a panel open beside it: action cards lie in two rows. */
  readonly isSlim: boolean;
}

const NARROW_BELOW = 640;
const SLIM_BELOW = 820;
const LOW_BELOW = 780;

export function layoutFor(width: number, height: number): Layout {
  return { kind: width < NARROW_BELOW ? 'narrow' : 'wide', isLow: height < LOW_BELOW, isSlim: width >= NARROW_BELOW && width < SLIM_BELOW };
}

export interface TileSize {
  readonly width: number;
  readonly columns: number;
  /** Whole cards would be too small to read: squares without names are larger in the same room. */
  readonly isMini: boolean;
}

/** Width of a card to its height. */
export const CARD_RATIO = 13 / 18;
const GAP = 5;
/** Narrower than this nobody reads the name of a card. */
const READABLE = 66;
/** Larger than this a square has nothing more to show. */
const LARGEST_MINI = 88;

/** Narrower than this the numbers of a plate stand in each other's way. */
const LEAST_TABLEAU = 190;

/** How many tableaux lie side by side; the others lie below them. */
export function tableauxAcross(width: number, count: number): number {
  return count > 2 && width / count < LEAST_TABLEAU ? Math.ceil(count / 2) : Math.max(1, count);
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The widest tiles of which `count` fit into a box. */
export function tilesIn(box: Box, count: number, most: number): TileSize {
  const whole = fitting(box, count, { ratio: CARD_RATIO, most });
  return whole.width >= READABLE
    ? { ...whole, isMini: false }
    : { ...fitting(box, count, { ratio: 1, most: Math.min(most, LARGEST_MINI) }), isMini: true };
}

function fitting(box: Box, count: number, { ratio, most }: { ratio: number; most: number }): Omit<TileSize, 'isMini'> {
  let best = { width: 30, columns: Math.max(1, Math.floor((box.width + GAP) / (30 + GAP))) };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const byWidth = (box.width - (columns - 1) * GAP) / columns;
    const byHeight = ((box.height - (rows - 1) * GAP) / rows) * ratio;
    const width = Math.floor(Math.min(byWidth, byHeight, most));
    // Of several that are as wide, the one in fewer rows.
    if (width >= best.width) best = { width, columns };
  }
  return best;
}
