/** `wide`: the whole ring at once. `narrow`: a phone; sectors one below the other, in the order of the ring. */
export interface Layout {
  readonly kind: 'wide' | 'narrow';
  /** Wide, but low: smaller plates, so that the station keeps its size. */
  readonly isLow: boolean;
  /** Wide, but with a panel open beside it: what is asked takes lines of its own. */
  readonly isSlim: boolean;
}

/** Where something stands in the station, pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface StationPlan {
  /** One for each place of the ring, clockwise from the Corridors at the top. */
  readonly modules: readonly Box[];
  readonly hub: Box;
}

const NARROW_BELOW = 640;
const SLIM_BELOW = 820;
const LOW_BELOW = 780;

export function layoutFor(width: number, height: number): Layout {
  return { kind: width < NARROW_BELOW ? 'narrow' : 'wide', isLow: height < LOW_BELOW, isSlim: width < SLIM_BELOW };
}

/** Column and row of each module by the number of boards: columns 0 … 2 and halves between them, three rows. */
const MODULES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  4: [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1],
  ],
  5: [
    [1, 0],
    [2, 0.9],
    [1.62, 2],
    [0.38, 2],
    [0, 0.9],
  ],
  6: [
    [0.45, 0],
    [1.55, 0],
    [2, 1],
    [1.55, 2],
    [0.45, 2],
    [0, 1],
  ],
  7: [
    [1, 0],
    [2, 0],
    [2, 1],
    [1.55, 2],
    [0.45, 2],
    [0, 1],
    [0, 0],
  ],
};

const GAP = 12;
const WIDEST = 440;
const HIGHEST = 250;

/** The ring on a screen of this size: modules around the hub, none over another. */
export function stationPlan(width: number, height: number, boards: number): StationPlan {
  const cell = { width: (width - 2 * GAP) / 3, height: (height - 2 * GAP) / 3 };
  const size = { width: Math.min(WIDEST, cell.width), height: Math.min(HIGHEST, cell.height) };
  const step = { x: (width - size.width) / 2, y: (height - size.height) / 2 };
  const spots = MODULES[Math.max(4, boards)] ?? MODULES[7] ?? [];
  const modules = spots.map(([column, row]) => ({ left: column * step.x, top: row * step.y, ...size }));
  const side = { x: size.width + GAP, y: size.height + GAP };
  const hub = { left: side.x, top: side.y - 2, width: width - 2 * side.x, height: height - 2 * side.y + 4 };
  return { modules, hub };
}
