import type { OptionSet } from '@orrery/testkit';
import { BONUS_IDS } from '../cards/bonus.ts';
import { CARD_IDS } from '../cards/titles.ts';
import type { View } from '../knowledge/view.ts';

/** Cards that lie open nowhere and were not openly picked: terms of them. */
export function unseen({ sectors, players }: View): readonly string[] {
  const open = new Set<string>([
    ...sectors.flatMap(({ slots, pending }) => [...slots, ...pending].map((each) => `card:${each?.card}`)),
    ...players.flatMap(({ hand, discard, pile, chosen }) => [...hand, ...discard, ...pile.open, ...chosen].map((card) => `card:${card}`)),
    ...sectors.flatMap(({ bonus }) => bonus.map((card) => `bonus:${card}`)),
    ...players.flatMap(({ bonus }) => bonus.map((card) => `bonus:${card}`)),
  ]);
  const all = [...CARD_IDS.map((card) => `card:${card}`), ...BONUS_IDS.map((card) => `bonus:${card}`)];
  return all.filter((term) => !open.has(term));
}

/** Where reasons are tried: every faction, every mode. */
export const REASON_TABLES: readonly OptionSet[] = [
  { seats: 2, options: {} },
  { seats: 2, options: { faction1: 'scientists', faction2: 'greys' } },
  { seats: 2, options: { faction1: 'pandora', faction2: 'marines' } },
  { seats: 3, options: {} },
  { seats: 4, options: {} },
  { seats: 4, options: { match: 'teams' } },
];
