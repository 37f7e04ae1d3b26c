import type { Card } from '../cards/catalogue.ts';
import type { Player, State } from '../state.ts';
import { cardOf, isInForce } from './cards.ts';
import { discountOf, forceOf, totalOf } from './settle-words.ts';

/**
 * [RG-7.3] [RG-R6] [RG-R51] Permanent general Military, below zero too and without what was bought, that of cards of the current phase too:
 * the total Military of goals and scoring, counted between phases.
 */
export function militaryWithNew(state: State, player: Player): number {
  let total = 0;
  for (const placed of player.tableau) {
    for (const power of cardOf(state, placed.card).settle) total += totalOf(power);
  }
  return total;
}

/**
 * [RG-7.4] [RG-R9] What this seat has against this world, added up: general, against its kind, against Rebels, and bought in this phase.
 */
export function strengthAgainst(state: State, player: Player, world: Card): number {
  let total = player.temporary;
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).settle) total += forceOf(power, world);
  }
  return total;
}

/** [RG-7.5] How much less a world costs to pay for. */
export function worldDiscount(state: State, player: Player, world: Card): number {
  let total = 0;
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).settle) total += discountOf(power, world);
  }
  return total;
}
