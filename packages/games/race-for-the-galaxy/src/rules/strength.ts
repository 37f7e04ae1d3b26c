import type { Card } from '../cards/catalogue.ts';
import type { SettlePower } from '../cards/powers.ts';
import type { Player, State } from '../state.ts';
import { cardOf, isInForce } from './cards.ts';

/** [RG-7.3] Permanent general Military, that of cards of the running phase too: the total Military of goals and scoring, counted between phases. */
export function militaryWithNew(state: State, player: Player): number {
  let total = 0;
  for (const placed of player.tableau) {
    for (const power of cardOf(state, placed.card).settle) {
      if (power.do === 'military' && power.against === undefined) total += power.by;
    }
  }
  return total;
}

/** [RG-7.4] What permanent Military is against this world: nothing where it works against others alone. */
export function forceOf({ against, by }: Extract<SettlePower, { do: 'military' }>, world: Card): number {
  return against === undefined || against === world.good || (against === 'rebel' && world.keywords.includes('rebel')) ? by : 0;
}

/** [RG-7.4] What this seat has against this world: general, against its kind, against Rebels, and bought in this phase. */
export function strengthAgainst(state: State, player: Player, world: Card): number {
  let total = player.temporary;
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).settle) {
      if (power.do === 'military') total += forceOf(power, world);
    }
  }
  return total;
}

/** [RG-7.5] What a paid world costs less. */
export function worldDiscount(state: State, player: Player, world: Card): number {
  let total = 0;
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).settle) {
      if (power.do === 'cheaper' && (power.kind === undefined || power.kind === world.good)) total += power.by;
    }
  }
  return total;
}
