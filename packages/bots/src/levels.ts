import { manifestOf } from '@orrery/catalogue';
import { type BotBudget, type BotWay, RANDOM_LEVEL } from '@orrery/engine';
import type { Bot } from './bot.ts';
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
  readonly budget: BotBudget;
}

const WAYS: { readonly [Way in BotWay]: (level: string) => Bot } = {
  random: () => random,
  greedy: () => greedy,
  'turn-search': () => turnSearch,
  'deep-search': () => deepSearch,
  mixed: () => mixed,
  own: ownWay,
};

/** Ids of the levels that play this game, weakest first; every game has `random`. */
export function botLevels(gameId: string): readonly string[] {
  return rungsOf(gameId).map((level) => level.id);
}

export function levelOf(gameId: string, id: string): Level {
  const rung = rungsOf(gameId).find((level) => level.id === id);
  if (rung === undefined) throw new Error(`${gameId} has no bot level ${id}; there are ${botLevels(gameId).join(', ')}`);
  return { id, bot: WAYS[rung.way](id), budget: rung.budget };
}

function rungsOf(gameId: string) {
  return manifestOf(gameId)?.levels ?? [RANDOM_LEVEL];
}
