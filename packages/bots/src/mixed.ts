import { type ActionBase, type Chance, nextWord, type WithChance } from '@orrery/engine';
import type { Alternative, Thinking, Thought } from './bot.ts';
import { bestIn } from './greedy.ts';
import { bestFirst, imagineWorlds, knowledgeOf } from './worlds.ts';

const WORDS = 0x1_0000_0000;

/**
 * Draws by lot where the game says that a choice must not be foreseen, and takes the best action everywhere else. As value of a drawn
 * action it tells how likely that one was.
 */
export function mixed<State extends WithChance, Action extends ActionBase, View>(thinking: Thinking<State, Action, View>): Thought<Action> {
  const { game, question, chance, budget } = thinking;
  const { mix } = knowledgeOf(game);
  const [world] = imagineWorlds(thinking, 1);
  const weights = mix?.(world, question.seat, question.legal);
  if (weights === undefined) {
    const worlds = [world, ...imagineWorlds(thinking, budget.worlds - 1)];
    return bestIn(worlds, { ...thinking, game: { ...game, knowledge: thoughtful(thinking) } });
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const alternatives = question.legal.map((action, at) => ({ action, value: weights[at] / sum }));
  return { action: drawn(alternatives, chance), alternatives: bestFirst(alternatives) };
}

/** Without the hasty glance, where the game has one. */
function thoughtful<State extends WithChance, Action extends ActionBase, View>({ game }: Thinking<State, Action, View>) {
  return { ...knowledgeOf(game), glance: undefined };
}

/** Each with the likelihood that is its value. */
function drawn<Action extends ActionBase>(alternatives: readonly Alternative<Action>[], chance: Chance): Action {
  let left = nextWord(chance) / WORDS;
  for (const { action, value } of alternatives) {
    left -= value;
    if (left < 0) return action;
  }
  return bestFirst(alternatives)[0].action;
}
