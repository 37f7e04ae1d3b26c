import type { Costs, Payment } from '@orrery/race-for-the-galaxy';
import { wayOf } from '@orrery/race-for-the-galaxy/facts';
import { nameAt } from '../offers.ts';
import type { TableModel } from '../table-model.svelte.ts';

/** A way to get a world in words: what leaves the tableau, what is bought, and the Military or cards it comes to. */
export function wayWords(model: TableModel, { card, printed, force }: Costs, way: Payment): string {
  if (model.seat === undefined) return '';
  const { words } = model;
  const { scraps, buys, isPaidInstead, military } = wayOf(model.state, model.seat, { card, way });
  const told = scraps.map((at) => words.scraps(nameAt(model, at)));
  if (force === undefined) return [...told, words.pays(way.cards)].join('; ');
  if (isPaidInstead) return [...told, words.payFor(way.cards)].join('; ');
  if (buys) told.push(words.buys(way.cards));
  return [...told, `${military} ≥ ${printed}: ${words.conquer}`].join('; ');
}
