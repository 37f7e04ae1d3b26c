import type { Provenance } from './sets.ts';

/** [NA-2.3] Steps to the star by number of players. */
export const rescueSteps = (players: number): number => players + 11;
export const assimilationSteps = (players: number): number => players + 5;

/** [NA-12.2] With Sanctuary the Rescue counter starts on the cell numbered 2, however many play. */
export const SANCTUARY_RESCUE_STEPS = 13;

export type BoardSide = 'a' | 'b';

/** [NA-2.3] Cells of the Rescue arm with the Artemia symbol, counted as steps left to the star. */
export const ARTEMIA_CELLS: Readonly<Record<BoardSide, readonly number[]>> = {
  a: [6, 5, 4, 3, 2, 1],
  b: [11, 9, 7, 5, 3, 1],
};

/** [NA-12.4] What a cell of the Sanctuary board gives when the Defense counter arrives. The eight kinds are printed. */
export type Bonus =
  | 'put-back-dna'
  | 'survival-if-none'
  | 'will'
  | 'new-place'
  | 'return-one'
  | 'drop-adaptation'
  | 'survival-for-all'
  | 'unlock-places';

export interface DefenseTrack {
  /** Steps from the start cell to the last one, by number of players. */
  readonly steps: Readonly<Record<number, number>>;
  /** Bonus of the cell this many steps before the last one. */
  readonly bonuses: Readonly<Record<number, Bonus>>;
  readonly provenance: Provenance;
}

/** The two sides of the Sanctuary board. No public source shows their cells: correct them here. */
export const DEFENSE_TRACKS = {
  'two-to-four': {
    steps: { 2: 8, 3: 9, 4: 10 },
    bonuses: { 6: 'new-place', 5: 'unlock-places', 3: 'drop-adaptation', 2: 'survival-if-none', 1: 'will' },
    provenance: 'reconstructed',
  },
  'five-to-seven': {
    steps: { 5: 13, 6: 14, 7: 15 },
    bonuses: {
      9: 'put-back-dna',
      8: 'new-place',
      7: 'survival-for-all',
      6: 'unlock-places',
      5: 'return-one',
      4: 'drop-adaptation',
      3: 'put-back-dna',
      2: 'will',
    },
    provenance: 'reconstructed',
  },
} as const satisfies Record<string, DefenseTrack>;

export const defenseTrack = (players: number): DefenseTrack => DEFENSE_TRACKS[players <= 4 ? 'two-to-four' : 'five-to-seven'];
