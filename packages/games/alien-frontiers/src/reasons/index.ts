import type { GameReasons } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { glance } from '../bot/glance.ts';
import { alienFrontiersBot } from '../bot/index.ts';
import type { State } from '../state.ts';
import { differences, toldAbout, WORTH_A_WORD } from './differences.ts';
import type { Term } from './terms.ts';

/**
 * Two turns are compared just before they are passed on: the next roll belongs to nobody's choice. By the worths of the glance: the
 * weights the captain has learnt are right only together, and taken alone some of them even have the wrong sign.
 */
export const reasons: GameReasons<State, Action, Term> = {
  playedBy: { own: 'steady', others: 'greedy' },
  knowledge: { ...alienFrontiersBot, evaluate: glance },
  worlds: 6,
  worldsIfUnsure: 12,
  least: WORTH_A_WORD,
  ownsTurn: true,
  asGood: 0.015,
  isSettled: (now, { seat, next }) => now.endedBy !== undefined || now.turn.seat !== seat || next.action.type === 'end-turn',
  differences,
  about: toldAbout,
};
