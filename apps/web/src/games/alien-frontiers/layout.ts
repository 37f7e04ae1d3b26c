import type { Facility } from '@orrery/alien-frontiers';

/** `wide`: stations on both sides of the planet. `compact`: the same with small docks. `narrow`: one pane at a time. */
export type LayoutKind = 'wide' | 'compact' | 'narrow';

export interface Layout {
  readonly kind: LayoutKind;
  /** Width of a column of stations, pixels. */
  readonly column: number;
  /** Side of a dock, pixels. */
  readonly dock: number;
  /** Diameter of the planet's square, pixels. */
  readonly planet: number;
}

export const WEST: readonly Facility[] = ['solar-converter', 'lunar-mine', 'raiders-outpost', 'orbital-market', 'shipyard'];
export const EAST: readonly Facility[] = ['alien-artifact', 'colonist-hub', 'colony-constructor', 'terraforming-station', 'maintenance-bay'];

/** How far a station leans towards the planet, as part of its column's width: outer ones follow the orbit inwards. */
export const LEAN: readonly number[] = [0.12, 0.03, 0, 0.03, 0.12];

export function layoutFor(width: number, boardHeight: number): Layout {
  if (width < 600) return { kind: 'narrow', column: Math.floor((width - 24) / 2), dock: 30, planet: Math.min(width - 16, boardHeight) };
  if (width < 880) {
    const column = Math.round(width * 0.285);
    return { kind: 'compact', column, dock: 24, planet: Math.min(width - 2 * column - 8, boardHeight) };
  }
  const column = Math.round(Math.min(300, width * 0.262));
  const dock = boardHeight < 540 ? 28 : 33;
  return { kind: 'wide', column, dock, planet: Math.min(width - 2 * column - 16, boardHeight - 12) };
}
