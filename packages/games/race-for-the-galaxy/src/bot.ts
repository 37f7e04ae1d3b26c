import type { BotKnowledge } from '@orrery/engine';
import type { Action } from './actions.ts';
import { evaluate } from './bot-evaluate.ts';
import { prospect } from './bot-prospector.ts';
import { weighQuickly } from './bot-quick.ts';
import type { State } from './state.ts';

/** What the bots know of this game. They see an imagined state, never the true one. */
export const raceForTheGalaxyBot: BotKnowledge<State, Action> = {
  evaluate,
  plans: {
    greedy: ({ worlds, seat, legal }) => weighQuickly(worlds[0], seat, legal),
    prospector: prospect,
  },
};
