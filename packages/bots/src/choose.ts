import { type ActionBase, chanceFromSeed, type WithChance } from '@orrery/engine';
import type { BotGame, Question, Thought } from './bot.ts';
import { levelOf } from './levels.ts';

/** A bot's answer. Equal questions with equal salt get equal answers, on every machine. */
export function chooseAction<State extends WithChance, Action extends ActionBase, View>(
  game: BotGame<State, Action, View>,
  level: string,
  question: Question<Action, View>,
): Thought<Action> {
  const { bot, budget } = levelOf(game.module.id, level);
  if (question.legal.length === 0) throw new Error(`seat ${question.seat} is asked, but has no legal action`);
  if (question.legal.length === 1) return { action: question.legal[0], alternatives: [] };
  return bot({ game, question, budget, chance: chanceFromSeed(question.salt) });
}
