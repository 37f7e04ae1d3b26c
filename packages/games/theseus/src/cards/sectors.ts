/** Boards of the ring. The common three are always in play. */
export const SECTOR_IDS = [
  'corridors',
  'control-room',
  'tech-bay',
  'landing-platform',
  'alien-hive',
  'science-lab',
  'damaged-ship',
] as const;
export type SectorId = (typeof SECTOR_IDS)[number];

/** Two above, two below: a b over c d. */
export const ROOMS = ['a', 'b', 'c', 'd'] as const;
export type Room = (typeof ROOMS)[number];

/** Its place in `ROOMS`, by comparing: looking it up by name would take ten times as long. */
export function roomNumber(room: Room): number {
  return room === 'a' ? 0 : room === 'b' ? 1 : room === 'c' ? 2 : 3;
}

/** What a unit that ends its movement here makes its player do. */
export type SectorAction = 'assault' | 'extra-turn' | 'malfunction' | 'own-sector';
