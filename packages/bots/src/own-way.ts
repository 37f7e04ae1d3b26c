import type { ActionBase, WithChance } from '@orrery/engine';
import type { Bot, Thinking, Thought } from './bot.ts';
import { bestFirst, imagineWorlds, knowledgeOf } from './worlds.ts';

/** Plays by the game's own way of thinking at this level. */
export function ownWay(level: string): Bot {
  return <State extends WithChance, Action extends ActionBase, View>(thinking: Thinking<State, Action, View>): Thought<Action> => {
    const { game, question, chance, budget } = thinking;
    const knowledge = knowledgeOf(game);
    const { seat, legal } = question;
    const worlds = imagineWorlds(thinking, budget.worlds);
    const values = knowledge.weigh?.(level, { worlds, seat, legal, nodes: budget.nodes, chance });
    if (values === undefined) throw new Error(`${game.module.id} has no way of its own to play ${level}`);
    const alternatives = bestFirst(legal.map((action, at) => ({ action, value: values[at] })));
    return { action: alternatives[0].action, alternatives };
  };
}
