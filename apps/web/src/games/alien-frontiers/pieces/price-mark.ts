import type { TechCard, TechId } from '@orrery/alien-frontiers';
import { TECH } from '@orrery/alien-frontiers/facts';

/** The printed fuel price of a card's power, as its mark says it; `×` where it grows with what is aimed at. */
export function priceMark(card: TechId): string | undefined {
  const { power }: TechCard = TECH[card];
  if (power === undefined) return undefined;
  if ('fuel' in power) return String(power.fuel);
  return `${'fuelPerColony' in power ? power.fuelPerColony : power.fuelPerShip}×`;
}
