import type { CardId, Faction, Installed, Unit, UnitNumber, View } from '@orrery/theseus';
import { CARDS, SPACE, strengthOf } from '@orrery/theseus/facts';

/** Questions about a view that its pictures ask. All of it is public. */
export interface Standing {
  readonly number: UnitNumber;
  readonly unit: Unit;
}

export function unitsAt(view: View, place: number): readonly Standing[] {
  return view.units.flatMap((unit, number) => (unit.at === place ? [{ number, unit }] : []));
}

export const unitsInSpace = (view: View): readonly Standing[] => unitsAt(view, SPACE);

export function isCard(id: string): id is CardId {
  return Object.hasOwn(CARDS, id);
}

/** The number a unit is called by: those of one kind and player count from 1. None: it is the only one of its kind. */
export function countOf(view: View, number: UnitNumber): number | undefined {
  const { seat, kind } = view.units[number];
  const alike = view.units.flatMap((unit, other) => (unit.seat === seat && unit.kind === kind ? [other] : []));
  return alike.length > 1 ? alike.indexOf(number) + 1 : undefined;
}

export function factionOf(view: View, seat: number): Faction {
  return view.players[seat]?.faction ?? 'marines';
}

/** The printed number with its tokens; none: it takes none. */
export function numberOf(installed: Installed): number | undefined {
  return CARDS[installed.card].number === undefined ? undefined : strengthOf(installed);
}
