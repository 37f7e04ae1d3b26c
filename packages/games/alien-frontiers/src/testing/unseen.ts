import type { OptionSet } from '@orrery/testkit';
import { TECH_IDS, type TechId } from '../cards/tech.ts';
import type { View } from '../knowledge/view.ts';

/** Cards that lie open nowhere: they are in the deck, and nobody knows where. */
export function unseen({ players, display, discard }: View): readonly TechId[] {
  const open = new Set([...display, ...discard, ...players.flatMap(({ cards }) => cards)]);
  return TECH_IDS.filter((card) => !open.has(card));
}

/** Where reasons are tried. */
export const REASON_TABLES: readonly OptionSet[] = [2, 3, 4].map((seats) => ({ seats, options: {} }));
