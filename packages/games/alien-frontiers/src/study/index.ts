import { type GameStudy, shuffle } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { progressOf } from '../bot/features.ts';
import { standingsOf, tableWeights } from '../bot/index.ts';
import type { State } from '../state.ts';
import { HONEST } from './honest.ts';

const WEIGHTS = tableWeights();

/** Everything but the order of the deck lies open. What a roll is worth shows when it is docked, so turns are settled as `steady` plays them. */
export const study: GameStudy<State, Action> = {
  sideOf: ({ players }) => players.map(({ seat }) => seat),
  measures: ['standing'],
  prospects: (state) => ({ progress: progressOf(state), sides: standingsOf(state, WEIGHTS).map((standing) => [standing]) }),
  eyesAlike: true,
  settle: { nodes: 300, width: 3, worlds: 2, gambles: 2 },
  honest: HONEST,
  judge: 'captain',
  redraw: (draft) => shuffle(draft.chance, draft.deck),
};
