import type { Seat } from '@orrery/engine';
import { BOARDS } from '../cards/boards.ts';
import type { Faction } from '../cards/factions.ts';
import type { SectorId } from '../cards/sectors.ts';
import type { Marker, Mode } from '../state.ts';

export interface Ring {
  readonly mode: Mode;
  /** By seat. */
  readonly factions: readonly Faction[];
  /** Clockwise from the Corridors. */
  readonly boards: readonly SectorId[];
  readonly marker: Marker | undefined;
}

/** Half a place: Pandora's marker is beside its sector, between two boards. */
const BESIDE = 0.5;

/** [TH-2.2] [TH-R71] Whose faction sector, or marker, comes first clockwise from the Corridors has the first turn. */
export function turnOrder({ mode, factions, boards, marker }: Ring): Seat[] {
  const placeOf = (seat: Seat): number => {
    if (factions[seat] === 'pandora') return marker === undefined ? boards.length : placeOfMarker(marker, boards.length);
    return boards.findIndex((board) => BOARDS[board].faction === factions[seat]);
  };
  const seats = factions.map((_, seat) => seat);
  if (mode !== 'teams') return seats.sort((one, other) => placeOf(one) - placeOf(other));
  // [TH-11.2] An alliance has one sector only; its players take turns with the others', the first seat of the alliance first.
  const first = seats.filter((seat) => placeOf(seat) >= 0).sort((one, other) => placeOf(one) - placeOf(other))[0] ?? 0;
  return first % 2 === 0 ? seats : [...seats.slice(1), 0];
}

function placeOfMarker({ place, side }: Marker, boards: number): number {
  if (side === 'right') return place + BESIDE;
  return place === 0 ? boards - BESIDE : place - BESIDE;
}
