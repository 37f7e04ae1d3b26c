import type { BotKnowledge, WeighRequest } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { weighAsMagnate } from './magnate.ts';
import { learntMind } from './net/learnt.ts';
import { weighAsProspector } from './prospector.ts';
import { weighQuickly } from './quick.ts';

function weigh(level: string, request: WeighRequest<State, Action>): readonly number[] {
  const { worlds, seat, legal } = request;
  if (level === 'magnate') return weighAsMagnate(learntMind(), request);
  if (level === 'prospector' && legal[0].type === 'choose-actions') return weighAsProspector(request);
  return weighQuickly(worlds[0], seat, legal).map(chanceOf);
}

/** Rules of thumb count points gained; this spread turns them into something like a chance to win. */
const SPREAD = 6;

function chanceOf(gain: number): number {
  return 1 / (1 + Math.exp(-gain / SPREAD));
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const raceForTheGalaxyBot: BotKnowledge<State, Action> = { evaluate, weigh };

export { weighByMind } from './decide.ts';
export { weighAsMagnate } from './magnate.ts';
export { type Column, countFor, fillColumn, newColumn, STATUS, STATUS_SIZE } from './net/features.ts';
export { learntMind } from './net/learnt.ts';
export { ALONE_SHAPE, GUESS_SHAPE, type Mind, type MindWeights, newMind, readyFor, robotOutcome, VALUE_SHAPE } from './net/mind.ts';
export { forward, LEAK, layoutOf, type Net, outputOf, prepare, type Shape, sumUp } from './net/net.ts';
export { packedRow, packWeights } from './net/packing.ts';
export { type Tables, tablesOf } from './net/tables.ts';
export { newTally, type Tally } from './net/tally.ts';
export { prospect } from './prospector.ts';
export { weighQuickly } from './quick.ts';
