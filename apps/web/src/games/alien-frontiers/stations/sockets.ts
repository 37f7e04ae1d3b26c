import type { Facility } from '@orrery/alien-frontiers';

/** What a dock shows while it is free. */
export type Socket = 'any' | 'pair' | 'triple' | 'run' | 'rising' | 'six';

export interface Bank {
  readonly socket: Socket;
  /** Docks side by side that belong together. */
  readonly group: number;
  /** Docks a row before the next row begins. */
  readonly row: number;
}

export const BANKS: Readonly<Record<Facility, Bank>> = {
  'alien-artifact': { socket: 'any', group: 1, row: 4 },
  'colonist-hub': { socket: 'any', group: 1, row: 3 },
  'colony-constructor': { socket: 'triple', group: 3, row: 6 },
  'lunar-mine': { socket: 'rising', group: 1, row: 5 },
  'maintenance-bay': { socket: 'any', group: 1, row: 8 },
  'orbital-market': { socket: 'pair', group: 2, row: 4 },
  'raiders-outpost': { socket: 'run', group: 3, row: 3 },
  shipyard: { socket: 'pair', group: 2, row: 6 },
  'solar-converter': { socket: 'any', group: 4, row: 8 },
  'terraforming-station': { socket: 'six', group: 1, row: 1 },
};

/** Marks of the line that says what a station takes and gives. A string of digits and signs is written as it is. */
export type Mark =
  | 'die'
  | 'pair'
  | 'triple'
  | 'run'
  | 'six'
  | 'to'
  | 'fuel'
  | 'ore'
  | 'dome'
  | 'ship'
  | 'card'
  | 'step'
  | 'lost'
  | 'none'
  | `=${string}`;

export const LEGENDS: Readonly<Record<Facility, readonly Mark[]>> = {
  'alien-artifact': ['die', '=≥ 8', 'to', 'card'],
  'colonist-hub': ['die', 'to', 'step', '=7:', 'fuel', 'ore', 'to', 'dome'],
  'colony-constructor': ['triple', 'ore', 'to', 'dome'],
  'lunar-mine': ['=≥', 'die', 'to', 'ore'],
  'maintenance-bay': ['die', 'to', 'none'],
  'orbital-market': ['pair', 'fuel', '=×', 'die', 'to', 'ore'],
  'raiders-outpost': ['run', 'to', '=4', 'fuel', 'ore', '=/', 'card'],
  shipyard: ['pair', 'fuel', 'ore', 'to', 'ship'],
  'solar-converter': ['die', '=÷ 2', 'to', 'fuel'],
  'terraforming-station': ['six', 'lost', 'fuel', 'ore', 'to', 'dome'],
};
