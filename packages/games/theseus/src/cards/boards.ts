import { quickTable } from '@orrery/engine';
import type { Faction } from './factions.ts';
import type { Room, SectorAction, SectorId } from './sectors.ts';

/** What a sector board carries. Passages and grids are reconstructed; an owner of the box corrects them here. */
export interface Board {
  readonly faction: Exclude<Faction, 'pandora'> | undefined;
  readonly action: SectorAction;
  /** Pairs of rooms with a passage between them; the others are parted by a wall. */
  readonly passages: readonly `${Room}${Room}`[];
  readonly pending: number;
  readonly slots: number;
  /** Pairs of install slots that touch, counted from 0. */
  readonly neighbours: readonly (readonly [number, number])[];
  /** Where the install slots are drawn: column and row of each. */
  readonly grid: readonly (readonly [number, number])[];
  /** The install slot that begins with a bonus card. */
  readonly bonusSlot: number;
}

const SQUARE = {
  slots: 4,
  neighbours: [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 3],
  ],
  grid: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
} as const;

export const BOARDS: Readonly<Record<SectorId, Board>> = quickTable({
  corridors: {
    faction: undefined,
    action: 'assault',
    passages: ['ab', 'ac', 'bd', 'cd', 'ad', 'bc'],
    pending: 1,
    slots: 5,
    neighbours: [
      [0, 1],
      [1, 2],
      [0, 3],
      [1, 4],
      [3, 4],
    ],
    grid: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ],
    bonusSlot: 2,
  },
  'control-room': { faction: undefined, action: 'malfunction', passages: ['ab', 'cd'], pending: 1, ...SQUARE, bonusSlot: 3 },
  'tech-bay': {
    faction: undefined,
    action: 'extra-turn',
    passages: ['ab', 'ac', 'ad', 'cd'],
    pending: 0,
    slots: 5,
    neighbours: [
      [0, 1],
      [1, 2],
      [1, 4],
      [2, 3],
      [3, 4],
    ],
    grid: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [1, 1],
    ],
    bonusSlot: 0,
  },
  'landing-platform': {
    faction: 'marines',
    action: 'own-sector',
    passages: ['ab', 'cd'],
    pending: 2,
    ...SQUARE,
    bonusSlot: 1,
  },
  'alien-hive': { faction: 'aliens', action: 'own-sector', passages: ['ac', 'bd', 'cd'], pending: 2, ...SQUARE, bonusSlot: 0 },
  'science-lab': { faction: 'scientists', action: 'own-sector', passages: ['ab', 'ac', 'bd', 'cd'], pending: 2, ...SQUARE, bonusSlot: 2 },
  'damaged-ship': { faction: 'greys', action: 'own-sector', passages: ['ab', 'cd'], pending: 2, ...SQUARE, bonusSlot: 3 },
});
