import type { ActionBase, WithChance } from '@orrery/engine';
import type { Bot, Thinking, Thought } from './bot.ts';
import { bestFirst, imagineWorlds, knowledgeOf } from './worlds.ts';

/** Plays by one of the game's own ways of thinking. */
export function planned(plan: string): Bot {
  return <State extends WithChance, Action extends ActionBase, View>(thinking: Thinking<State, Action, View>): Thought<Action> => {
    const { game, question, chance, budget } = thinking;
    const weigh = knowledgeOf(game).plans?.[plan];
    if (weigh === undefined) throw new Error(`${game.module.id} has no plan ${plan}`);
    const { seat, legal } = question;
    const values = weigh({ worlds: imagineWorlds(thinking, budget.worlds), seat, legal, nodes: budget.nodes, chance });
    const alternatives = bestFirst(legal.map((action, at) => ({ action, value: values[at] })));
    return { action: alternatives[0].action, alternatives };
  };
}
