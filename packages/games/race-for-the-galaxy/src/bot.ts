import type { BotKnowledge, WeighRequest } from '@orrery/engine';
import type { Action } from './actions.ts';
import { evaluate } from './bot-evaluate.ts';
import { learntMind } from './bot-learnt.ts';
import { weighAsMagnate } from './bot-magnate.ts';
import { weighAsProspector } from './bot-prospector.ts';
import { weighQuickly } from './bot-quick.ts';
import type { State } from './state.ts';

function weigh(level: string, request: WeighRequest<State, Action>): readonly number[] {
  const { worlds, seat, legal } = request;
  if (level === 'magnate') return weighAsMagnate(learntMind(), request);
  if (level === 'prospector' && legal[0].type === 'choose-actions') return weighAsProspector(request);
  return weighQuickly(worlds[0], seat, legal).map(chanceOf);
}

/** Rules of thumb reckon in points gained; so many of them are told like a chance to win. */
const SPREAD = 6;

function chanceOf(gain: number): number {
  return 1 / (1 + Math.exp(-gain / SPREAD));
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const raceForTheGalaxyBot: BotKnowledge<State, Action> = { evaluate, weigh };

export { weighByMind } from './bot-decide.ts';
export { type Column, countFor, fillColumn, newColumn, STATUS, STATUS_SIZE } from './bot-features.ts';
export { learntMind } from './bot-learnt.ts';
export { weighAsMagnate } from './bot-magnate.ts';
export { ALONE_SHAPE, GUESS_SHAPE, type Mind, type MindWeights, newMind, readyFor, robotOutcome, VALUE_SHAPE } from './bot-mind.ts';
export { forward, LEAK, layoutOf, type Net, outputOf, prepare, type Shape, sumUp } from './bot-net.ts';
export { packedRow, packWeights } from './bot-packing.ts';
export { prospect } from './bot-prospector.ts';
export { weighQuickly } from './bot-quick.ts';
export { type Tables, tablesOf } from './bot-tables.ts';
export { newTally, type Tally } from './bot-tally.ts';
