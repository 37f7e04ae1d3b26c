import type { ActionBase, BotKnowledge, Seat, WithChance } from '@orrery/engine';
import type { BotGame, Question, Thinking } from './bot.ts';

/** The actions worth a thought; at least one. */
export function sensibleOf<State extends WithChance, Action extends ActionBase, View>(
  game: BotGame<State, Action, View>,
  state: State,
  choice: Pick<Question<Action, View>, 'seat' | 'legal' | 'isExact'>,
): readonly Action[] {
  const { seat, legal, isExact } = choice;
  if (legal.length < 2 || isExact === true) return legal;
  const chosen = game.knowledge?.sensible?.(state, seat, legal) ?? legal;
  return chosen.length === 0 ? legal : chosen;
}

export function knowledgeOf<State extends WithChance, Action extends ActionBase, View>(
  game: BotGame<State, Action, View>,
): BotKnowledge<State, Action> {
  if (game.knowledge === undefined) throw new Error(`bots know nothing of ${game.module.id} but to play at random`);
  return game.knowledge;
}

/** Whole states that agree with what the seat knows, each with another future. */
export function imagineWorlds<State extends WithChance, Action extends ActionBase, View>(
  thinking: Thinking<State, Action, View>,
  count: number,
): State[] {
  const { game, question, chance } = thinking;
  return Array.from({ length: count }, () => game.module.imagine(question.view, chance));
}

/** Where a search of one's own turn stops: the match is over, or somebody else is asked. */
export function isBeyond<State extends WithChance, Action extends ActionBase, View>(
  game: BotGame<State, Action, View>,
  state: State,
  seat: Seat,
): boolean {
  return !game.module.asked(state).includes(seat);
}

/** Best first; equals keep the order of the legal actions, so that answers can be repeated. */
export function bestFirst<Item extends { readonly value: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => other.value - one.value);
}
