import type { Seat } from '@orrery/engine';
import type { OptionSet } from '@orrery/testkit';
import { PRINTED_IDS } from '../cards/catalogue.ts';
import type { View } from '../knowledge/view.ts';

/** Cards that lie in no tableau and are not among the seat's own: terms of them. */
export function unseen({ players, robot }: View, seat: Seat): readonly string[] {
  const { hand, seen, startChoice, drafted } = players[seat];
  const open = new Set<string>([
    ...players.flatMap(({ tableau }) => tableau.map(({ card }) => card)),
    ...[hand, seen, startChoice, drafted, robot?.tableau].flatMap((cards) => cards ?? []),
  ]);
  return PRINTED_IDS.filter((card) => !open.has(card)).map((card) => `card:${card}`);
}

/** Where reasons are tried. */
export const REASON_TABLES: readonly OptionSet[] = [
  { seats: 1, options: {} },
  { seats: 2, options: {} },
  { seats: 2, options: { expert: true } },
  { seats: 3, options: {} },
  { seats: 4, options: { box: 'base' } },
  { seats: 5, options: {} },
];
