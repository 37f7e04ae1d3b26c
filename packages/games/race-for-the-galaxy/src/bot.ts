import type { BotKnowledge, WeighRequest } from '@orrery/engine';
import type { Action } from './actions.ts';
import { evaluate } from './bot-evaluate.ts';
import { prospect } from './bot-prospector.ts';
import { weighQuickly } from './bot-quick.ts';
import type { State } from './state.ts';

function weigh(level: string, { worlds, seat, legal }: WeighRequest<State, Action>): readonly number[] {
  const [world] = worlds;
  return level === 'greedy' ? weighQuickly(world, seat, legal) : prospect(world, seat, legal);
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const raceForTheGalaxyBot: BotKnowledge<State, Action> = { evaluate, weigh };
