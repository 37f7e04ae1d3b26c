import type { Bot, Budget } from './bot.ts';
import { deepSearch } from './deep-search.ts';
import { greedy } from './greedy.ts';
import { mixed } from './mixed.ts';
import { ownWay } from './own-way.ts';
import { random } from './random.ts';
import { turnSearch } from './turn-search.ts';

/** A rung of a game's ladder. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
  readonly budget: Budget;
}

const NO_THOUGHT: Budget = { nodes: 0, width: 0, worlds: 0, gambles: 0 };

const RANDOM: Level = { id: 'random', bot: random, budget: NO_THOUGHT };

/** Weakest first. */
const LADDERS: Readonly<Record<string, readonly Level[]>> = {
  'alien-frontiers': [
    RANDOM,
    { id: 'greedy', bot: greedy, budget: { nodes: 0, width: 1, worlds: 2, gambles: 0 } },
    { id: 'steady', bot: turnSearch, budget: { nodes: 300, width: 3, worlds: 2, gambles: 2 } },
    { id: 'captain', bot: turnSearch, budget: { nodes: 6000, width: 60, worlds: 5, gambles: 10 } },
  ],
  'not-alone': [
    RANDOM,
    { id: 'greedy', bot: greedy, budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
    { id: 'stalker', bot: mixed, budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
  ],
  'race-for-the-galaxy': [
    RANDOM,
    { id: 'greedy', bot: ownWay('greedy'), budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
    { id: 'prospector', bot: ownWay('prospector'), budget: { nodes: 0, width: 1, worlds: 4, gambles: 0 } },
    { id: 'magnate', bot: ownWay('magnate'), budget: { nodes: 240, width: 1, worlds: 40, gambles: 0 } },
  ],
  theseus: [
    RANDOM,
    { id: 'greedy', bot: greedy, budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
    { id: 'navigator', bot: deepSearch, budget: { nodes: 12_000, width: 4, worlds: 1, gambles: 0 } },
  ],
};

/** Ids of the levels that play this game, weakest first; every game has `random`. */
export function botLevels(gameId: string): readonly string[] {
  return ladderOf(gameId).map((level) => level.id);
}

export function levelOf(gameId: string, id: string): Level {
  const level = ladderOf(gameId).find((rung) => rung.id === id);
  if (level === undefined) throw new Error(`${gameId} has no bot level ${id}; there are ${botLevels(gameId).join(', ')}`);
  return level;
}

function ladderOf(gameId: string): readonly Level[] {
  return LADDERS[gameId] ?? [RANDOM];
}
