import { type ActionBase, type BotBudget, chanceFromSeed, type WithChance } from '@orrery/engine';
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
  const thought = bot({ game, question, budget: withEffort(budget, question.effort), chance: chanceFromSeed(question.salt) });
  if (question.isMute === true) return thought;
  return thought.talk === undefined ? { ...thought, ...talkOf(game, question, thought.action) } : thought;
}

/** More positions, and by the root of it more of what multiplies them. */
function withEffort(budget: BotBudget, effort = 1): BotBudget {
  const more = (count: number, times: number) => (count === 0 ? 0 : Math.max(1, Math.round(count * times)));
  const root = Math.sqrt(effort);
  return {
    nodes: more(budget.nodes, effort),
    width: more(budget.width, root),
    worlds: more(budget.worlds, root),
    gambles: more(budget.gambles, root),
  };
}

/** By a chance of its own, so that a talkative bot plays as a silent one does. */
function talkOf<State extends WithChance, Action extends ActionBase, View>(
  { module, knowledge }: BotGame<State, Action, View>,
  { view, seat, salt }: Question<Action, View>,
  action: Action,
): Pick<Thought<Action>, 'talk'> {
  if (knowledge?.talk === undefined) return {};
  const chance = chanceFromSeed(`${salt} talk`);
  const talk = knowledge.talk(module.imagine(view, chance), seat, { action, chance });
  return talk === undefined ? {} : { talk };
}
