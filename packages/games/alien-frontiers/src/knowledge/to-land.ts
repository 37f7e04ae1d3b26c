import type { Player } from '../state.ts';

/** Colonies a player has still to land, the one on the Hub included. */
export function toLand({ colonies, hubCircle }: Readonly<Pick<Player, 'colonies' | 'hubCircle'>>): number {
  return colonies + (hubCircle > 0 ? 1 : 0);
}
