import type { Seat } from '@orrery/engine';
import type { OptionSet } from '@orrery/testkit';
import { HUNT } from '../cards/hunt.ts';
import { SURVIVAL } from '../cards/survival.ts';
import type { View } from '../knowledge/view.ts';

/** Hunt and Survival cards that this seat does not see: terms of them. Who owns which place is open to all. */
export function unseen(view: View, _seat: Seat): readonly string[] {
  const open = new Set<string>([
    ...[...view.creature.hand, ...view.huntDiscard, ...view.huntDeck, ...view.turn.huntPlayed].map((card) => `hunt:${card}`),
    ...[...view.survivalDiscard, ...view.hunted.flatMap(({ survival, survivalPlayed }) => [...survival, ...survivalPlayed])].map(
      (card) => `survival:${card}`,
    ),
    ...view.turn.inForce.flatMap(({ card }) => [`hunt:${card}`, `survival:${card}`, `${card}`]),
  ]);
  const all = [...Object.keys(HUNT).map((card) => `hunt:${card}`), ...Object.keys(SURVIVAL).map((card) => `survival:${card}`)];
  return all.filter((term) => !open.has(term));
}

/** Where reasons are tried. */
export const REASON_TABLES: readonly OptionSet[] = [
  { seats: 2, options: {} },
  { seats: 3, options: {} },
  { seats: 5, options: {} },
  { seats: 7, options: {} },
  { seats: 2, options: { expansion: 'sanctuary' } },
  { seats: 4, options: { expansion: 'sanctuary' } },
];
