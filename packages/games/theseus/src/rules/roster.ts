import type { Seat } from '@orrery/engine';
import type { Faction, UnitKind } from '../cards/factions.ts';
import { EMBRYOS, TOKENS } from '../cards/units.ts';
import { type Mode, SUPPLY, type Unit } from '../state.ts';

/** [TH-1.1] [TH-2.6] [TH-11.3] [TH-16.1] Soldiers, or Creatures, of each player. */
export const UNITS_EACH: Readonly<Record<Mode, number>> = { duel: 3, deathmatch: 3, teams: 2 };

/**
 * Every unit the match can ever see, all in the supply: seat by seat the soldiers (Pandora: Creatures), then what only cards or births
 * bring, in the order of the tables. A unit's number is its place here.
 */
export function roster(factions: readonly Faction[], mode: Mode): Unit[] {
  const units: Unit[] = [];
  factions.forEach((faction, seat) => {
    add(units, seat, { kind: faction === 'pandora' ? 'creature' : 'soldier', count: UNITS_EACH[mode] });
    if (faction === 'aliens') add(units, seat, { kind: 'minor-alien', count: TOKENS.minorAliens });
    if (faction === 'pandora') for (const [kind, count] of EMBRYOS) add(units, seat, { kind, count });
  });
  return units;
}

function add(units: Unit[], seat: Seat, { kind, count }: { readonly kind: UnitKind; readonly count: number }): void {
  for (let made = 0; made < count; made++) {
    units.push({
      seat,
      kind,
      isUpgraded: false,
      at: SUPPLY,
      room: 'a',
      hasMoved: false,
      hasStruck: false,
      parasites: 0,
      parasitesFrom: undefined,
      isInvisible: false,
      heldBy: undefined,
    });
  }
}
