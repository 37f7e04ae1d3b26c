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

export function holdsNow({ players }: View, seat: Seat, card: TechId): boolean {
  return players[seat].cards.includes(card);
}

/** Whether the card lies open somewhere: what was only imagined to be drawn has no name. */
export function isOpen({ players, display, discard }: View, card: TechId): boolean {
  return display.includes(card) || discard.includes(card) || players.some(({ cards }) => cards.includes(card));
}
