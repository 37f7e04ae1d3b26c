import type { Options } from '../options.ts';
import type { Mode } from '../state.ts';
import type { Faction } from './factions.ts';
import { CARD_IDS, CARDS, type CardId } from './titles.ts';

/** [TH-2.4] Cards of a deck at the start. */
export const DECK_SIZE: Readonly<Record<Mode, number>> = { duel: 15, deathmatch: 15, teams: 10 };

const HIGHEST_LEVEL: Readonly<Record<Options['decks'], number>> = { 'level-0': 0, 'level-1': 1, 'level-2': 2, all: 3, chosen: 3 };

/** [TH-2.4] Every card of the faction that may be in its deck, copy by copy; Pandora has none. */
export function poolOf(faction: Faction, deck: Options['decks']): CardId[] {
  const pool: CardId[] = [];
  for (const id of CARD_IDS) {
    const { faction: owner, copies } = CARDS[id];
    if (owner !== faction) continue;
    let count = 0;
    for (let level = 0; level <= HIGHEST_LEVEL[deck]; level++) count += copies[level];
    for (let copy = 0; copy < count; copy++) pool.push(id);
  }
  return pool;
}
