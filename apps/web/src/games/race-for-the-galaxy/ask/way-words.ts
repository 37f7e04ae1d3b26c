import type { Payment, Reckoning, SettlePower } from '@orrery/race-for-the-galaxy';
import { nameAt } from '../offers.ts';
import type { TableModel } from '../table-model.svelte.ts';

function powersAt(model: TableModel, at: number): readonly SettlePower[] {
  const placed = model.own?.tableau[at];
  return placed === undefined ? [] : model.card(placed.card).settle;
}

/** A way to get a world in words: what leaves the tableau, what is bought, and the Military or cards it comes to. */
export function wayWords(model: TableModel, { printed, force }: Reckoning, way: Payment): string {
  const { words } = model;
  const told: string[] = [];
  let military = force?.total ?? 0;
  let isConquest = force !== undefined;
  for (const at of way.use) {
    for (const power of powersAt(model, at)) {
      if (power.do === 'scrap-for-free-world' || power.do === 'scrap-for-military') told.push(words.scraps(nameAt(model, at)));
      if (power.do === 'scrap-for-military') military += power.by;
      if (power.do === 'pay-for-military') {
        told.push(words.payFor(way.cards));
        isConquest = false;
      }
      if (power.do === 'cards-for-military' && isConquest) {
        told.push(words.buys(way.cards));
        military += way.cards;
      }
    }
  }
  if (isConquest) told.push(`${military} ≥ ${printed}: ${words.conquer}`);
  else if (told.length === 0 || way.use.every((at) => !powersAt(model, at).some((power) => power.do === 'pay-for-military')))
    told.push(words.pays(way.cards));
  return told.join('; ');
}
