import { TECH, type TechId } from '@orrery/alien-frontiers';

/** The printed fuel price of a card's power, as its mark says it; `×` where it grows with what is aimed at. */
export function priceMark(card: TechId): string | undefined {
  const facts: { readonly power?: { readonly fuel?: number; readonly fuelPerColony?: number; readonly fuelPerShip?: number } } = TECH[card];
  if (facts.power === undefined) return undefined;
  if (facts.power.fuel !== undefined) return String(facts.power.fuel);
  return `${facts.power.fuelPerColony ?? facts.power.fuelPerShip ?? 1}×`;
}
