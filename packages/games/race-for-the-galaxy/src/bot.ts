import type { BotKnowledge, WeighRequest } from '@orrery/engine';
import type { Action } from './actions.ts';
import { evaluate } from './bot-evaluate.ts';
import { learntMind } from './bot-learnt.ts';
import { weighAsMagnate } from './bot-magnate.ts';
import { prospect } from './bot-prospector.ts';
import { weighQuickly } from './bot-quick.ts';
import type { State } from './state.ts';

function weigh(level: string, request: WeighRequest<State, Action>): readonly number[] {
  const { worlds, seat, legal } = request;
  const [world] = worlds;
  if (level === 'magnate') return weighAsMagnate(learntMind(), request);
  const gains = level === 'greedy' ? weighQuickly(world, seat, legal) : prospect(world, seat, legal);
  return gains.map(chanceOf);
}

/** Rules of thumb reckon in points gained; so many of them are told like a chance to win. */
const SPREAD = 6;

function chanceOf(gain: number): number {
  return 1 / (1 + Math.exp(-gain / SPREAD));
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const raceForTheGalaxyBot: BotKnowledge<State, Action> = { evaluate, weigh };

export { valueAfter, weighByMind } from './bot-decide.ts';
export { type Column, countFor, fillColumn, newColumn, STATUS, STATUS_SIZE } from './bot-features.ts';
export { learntMind } from './bot-learnt.ts';
export { weighAsMagnate } from './bot-magnate.ts';
export { chanceToWin, GUESS_SHAPE, type Mind, newMind, readyFor, VALUE_SHAPE } from './bot-mind.ts';
export { forward, LEAK, layoutOf, type Net, outputOf, prepare, type Shape, sumUp } from './bot-net.ts';
export { packWeights } from './bot-packing.ts';
export { prospect } from './bot-prospector.ts';
export { weighQuickly } from './bot-quick.ts';
export { playRound } from './bot-round.ts';
export { afterChoice, scenariosOf } from './bot-scenarios.ts';
export { type Tables, tablesOf } from './bot-tables.ts';
export { newTally, type Tally } from './bot-tally.ts';
