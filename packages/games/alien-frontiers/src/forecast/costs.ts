import type { Seat } from '@orrery/engine';
import type { DockShips, Target } from '../actions.ts';
import { powerCost as costNow } from '../cards/powers.ts';
import type { TechId } from '../cards/tech.ts';
import { stationCost } from '../rules/docking.ts';
import { fuelOf } from '../rules/solar-converter.ts';
import { hasBonus } from '../rules/territories.ts';
import { available, type Purse } from '../rules/tokens.ts';
import type { State } from '../state.ts';

/** Questions a table screen asks for its price tags; rules answer them with the same numbers they act on. */

/** Tokens paid at once for this docking. */
export function dockingCost(state: State, seat: Seat, action: DockShips): Purse {
  return stationCost(state, action.at, seat);
}

/** Tokens this docking brings at once, cut to what the stock has. */
export function dockingGain(state: State, seat: Seat, action: DockShips): Purse {
  if (action.at === 'lunar-mine') return { fuel: 0, ore: available(state, 'ore', action.faces.length) };
  if (action.at !== 'solar-converter') return { fuel: 0, ore: 0 };
  const extra = hasBonus(state, seat, 'lem-badlands') ? 1 : 0;
  const fuel = action.faces.reduce((sum, face) => sum + fuelOf(face) + extra, 0);
  return { fuel: available(state, 'fuel', fuel), ore: 0 };
}

/** Fuel for this use of a card; the cannon's is that of its first shot. Undefined: the card has no fuel power. */
export function powerCost(state: State, seat: Seat, card: TechId, target: Target): number | undefined {
  return costNow(state, seat, { card, target });
}
