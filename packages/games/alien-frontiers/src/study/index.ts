import { type GameStudy, shuffle } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { progressOf } from '../bot/features.ts';
import { standingsOf, tableWeights } from '../bot/index.ts';
import type { State } from '../state.ts';
import { HONEST } from './honest.ts';

const WEIGHTS = tableWeights();

/** Everything but the order of the deck lies open, so all eyes see the same. */
export const study: GameStudy<State, Action> = {
  sideOf: ({ players }) => players.map(({ seat }) => seat),
  measures: ['standing'],
  prospects: (state) => ({ progress: progressOf(state), sides: standingsOf(state, WEIGHTS).map((standing) => [standing]) }),
  honest: HONEST,
  judge: 'captain',
  redraw: (draft) => shuffle(draft.chance, draft.deck),
};
