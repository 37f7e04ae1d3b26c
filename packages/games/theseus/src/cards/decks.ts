import type { Options } from '../options.ts';
import type { Mode } from '../state.ts';
import type { Faction } from './factions.ts';
import { CARD_IDS, CARDS, type CardId } from './titles.ts';

/** [TH-2.4] Cards of a deck at the start. */
export const DECK_SIZE: Readonly<Record<Mode, number>> = { duel: 15, deathmatch: 15, teams: 10 };

/** [TH-2.4] Every card of the faction that may be in its deck, copy by copy; Pandora has none. */
export function poolOf(faction: Faction, deck: Options['decks']): CardId[] {
  return (POOLS[deck][faction] ?? []).slice();
}

type Pools = Partial<Record<Faction, CardId[]>>;

/** Read off the tables once: every match asks. */
const POOLS: Readonly<Record<Options['decks'], Pools>> = {
  'level-0': poolsUpTo(0),
  'level-1': poolsUpTo(1),
  'level-2': poolsUpTo(2),
  all: poolsUpTo(3),
  chosen: poolsUpTo(3),
};

function poolsUpTo(highest: number): Pools {
  const pools: Pools = {};
  for (const id of CARD_IDS) {
    const { faction, copies } = CARDS[id];
    const pool = pools[faction] ?? [];
    for (let level = 0; level <= highest; level++) for (let copy = 0; copy < copies[level]; copy++) pool.push(id);
    pools[faction] = pool;
  }
  return pools;
}
