import type { Seat } from '@orrery/engine';
import type { TechId } from '../cards/tech.ts';
import type { View } from '../knowledge/view.ts';
import { TERRITORIES, type Territory } from '../state.ts';

/** Whether the seat controls the territory as things are. */
export function controlsNow({ colonies, players }: View, seat: Seat, territory: Territory): boolean {
  const first = TERRITORIES.indexOf(territory) * players.length;
  const own = colonies[first + seat];
  return players.every((other) => other.seat === seat || colonies[first + other.seat] < own);
}

export function holdsNow({ players }: View, seat: Seat, card: TechId | 'unseen'): boolean {
  return players[seat].cards.some((each) => each === card);
}

/** Whether the card lies open somewhere: what was only imagined to be drawn has no name. */
export function isOpen(
  { players, display, discard }: Pick<View, 'players' | 'display' | 'discard'>,
  card: TechId | 'unseen',
): card is TechId {
  return [display, discard, ...players.map(({ cards }) => cards)].some((all) => all.some((each) => each === card));
}

/** Whether this very card may be had as things are. Of two copies the one among the discards lies open, and the other comes from the deck. */
export function isInReach({ players, display, discard }: Pick<View, 'players' | 'display' | 'discard'>, card: TechId | 'unseen'): boolean {
  const inReach = [display, ...players.map(({ cards }) => cards)].flat();
  return [...inReach, ...(inReach.includes('temporal-warper') ? discard : [])].some((each) => each === card);
}
