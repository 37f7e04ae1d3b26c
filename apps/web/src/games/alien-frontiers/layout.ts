import type { Facility } from '@orrery/alien-frontiers';

/** `wide`: stations on both sides of the planet. `compact`: the same with small docks. `narrow`: one pane at a time. */
export type LayoutKind = 'wide' | 'compact' | 'narrow';

export interface Layout {
  readonly kind: LayoutKind;
  /** Wide, but low: smaller docks and pictures. */
  readonly isLow: boolean;
  /** Lower still, as below the words of a lesson: docks as small as on a phone. */
  readonly isTight: boolean;
  /** Width of a column of stations, pixels. */
  readonly column: number;
  /** Diameter of the planet's square, pixels. */
  readonly planet: number;
}

export const WEST: readonly Facility[] = [
  'solar-converter',
  'lunar-mine',
  'raiders-outpost',
  'orbital-market',
  'shipyard',
  'maintenance-bay',
];
export const EAST: readonly Facility[] = ['alien-artifact', 'colonist-hub', 'colony-constructor', 'terraforming-station'];

/** How far a station is shifted towards the planet, pixels: the outer ones of a column follow the orbit inwards. */
export function leanOf(index: number, count: number, column: number): number {
  const fromMiddle = (2 * index) / (count - 1) - 1;
  return Math.round(0.13 * column * fromMiddle * fromMiddle);
}

const NARROW_BELOW = 600;
const COMPACT_BELOW = 880;
const LOW_BELOW = 560;
const TIGHT_BELOW = 490;
/** Height that the tabs and the row of the viewer's cards take from the planet on a narrow screen. */
const NARROW_TABS = 160;

export function layoutFor(width: number, boardHeight: number): Layout {
  if (width < NARROW_BELOW) {
    return {
      kind: 'narrow',
      isLow: false,
      isTight: false,
      column: Math.floor((width - 22) / 2),
      planet: Math.min(width - 16, boardHeight - NARROW_TABS),
    };
  }
  if (width < COMPACT_BELOW) {
    const column = Math.round(width * 0.264);
    return {
      kind: 'compact',
      isLow: false,
      isTight: boardHeight < TIGHT_BELOW,
      column,
      planet: Math.min(width - 2 * column - 18, boardHeight - 12),
    };
  }
  const isLow = boardHeight < LOW_BELOW;
  const column = Math.round(Math.min(isLow ? 252 : 268, width * 0.26));
  return { kind: 'wide', isLow, isTight: boardHeight < TIGHT_BELOW, column, planet: Math.min(width - 2 * column - 24, boardHeight - 12) };
}
