import { type ActionBase, silent, type WithChance } from '@orrery/engine';
import type { Thinking, Thought } from './bot.ts';
import { bestFirst, imagineWorlds, knowledgeOf, sensibleOf } from './worlds.ts';

/** The action after which the state looks best, looking no further. */
export function greedy<State extends WithChance, Action extends ActionBase, View>(
  thinking: Thinking<State, Action, View>,
): Thought<Action> {
  return bestIn(imagineWorlds(thinking, thinking.budget.worlds), thinking);
}

/** The same in worlds that are imagined already; at least one. */
export function bestIn<State extends WithChance, Action extends ActionBase, View>(
  worlds: readonly State[],
  { game, question }: Thinking<State, Action, View>,
): Thought<Action> {
  const knowledge = knowledgeOf(game);
  const look = knowledge.glance ?? knowledge.evaluate;
  const { seat } = question;
  const alternatives = sensibleOf(game, worlds[0], question).map((action) => {
    let sum = 0;
    for (const world of worlds) {
      const draft = game.module.clone(world);
      game.module.apply(draft, seat, action, silent);
      sum += look(draft, seat);
    }
    return { action, value: sum / worlds.length };
  });
  const sorted = bestFirst(alternatives);
  return { action: sorted[0].action, alternatives: sorted };
}
