import { quickTable } from '@orrery/engine';
import type { Attack, Capture, Faction, UnitKind } from './factions.ts';

/** What a unit can do by the side it shows. */
export interface Side {
  readonly attack: Attack;
  readonly capture: Capture;
  /** Sectors it may move further. */
  readonly further: 0 | 1;
}

const side = (attack: Attack, capture: Capture = 'none', further: 0 | 1 = 0): Side => ({ attack, capture, further });

/** Base and upgraded side of the soldiers of each faction. */
export const SOLDIERS: Readonly<Record<Exclude<Faction, 'pandora'>, readonly [Side, Side]>> = quickTable({
  marines: [side('one'), side('all')],
  aliens: [side('none'), side('all')],
  scientists: [side('none'), side('one')],
  greys: [side('none'), side('data')],
});

/** [TH-R75] The others; a Minor Alien has one side only. Its attack is reconstructed, and which name has which sides of Pandora's. */
export const OTHER_UNITS: Readonly<Record<Exclude<UnitKind, 'soldier'>, readonly [Side, Side]>> = quickTable({
  'minor-alien': [side('one'), side('one')],
  creature: [side('one'), side('all')],
  catcher: [side('none', 'for-good'), side('one', 'for-good')],
  runner: [side('none', 'once', 1), side('one', 'for-good', 1)],
  warrior: [side('one', 'once'), side('all', 'for-good')],
});

/** Pandora's Embryos in the supply. */
export const EMBRYOS: readonly (readonly [UnitKind, number])[] = [
  ['catcher', 2],
  ['runner', 4],
  ['warrior', 4],
];

/** Tokens in the box that run out; reminders do not. */
export const TOKENS = { parasites: 2, invisibility: 2, grippers: 2, deactivation: 3, minorAliens: 3 } as const;
