import { type ActionBase, below, type WithChance } from '@orrery/engine';
import type { Thinking, Thought } from './bot.ts';

/** Any legal action, each equally likely. */
export function random<State extends WithChance, Action extends ActionBase, View>(
  thinking: Thinking<State, Action, View>,
): Thought<Action> {
  const { legal } = thinking.question;
  return { action: legal[below(thinking.chance, legal.length)], alternatives: [] };
}
