/** [NG-1.1] What the cards show. */
export const BEACONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Beacon = (typeof BEACONS)[number];

export function wholeDeck(copies: number): Beacon[] {
  return BEACONS.flatMap((beacon) => new Array<Beacon>(copies).fill(beacon));
}
