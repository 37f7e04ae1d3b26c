import type { GameReasons } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Stage, State } from '../state.ts';
import { differences } from './differences.ts';
import { ofGamble } from './gamble.ts';
import { type Term, thingsOf } from './terms.ts';

const isOfGoods = (stage: Stage): boolean => stage === 'consume' || stage === 'produce';

/**
 * What is chosen for a round is compared when the round is over, everything else when its phase is: what others do in later phases is
 * nobody's reason. The nets of the magnate judge which action is better; what is told are points, cards, goods and goals.
 */
export const reasons: GameReasons<State, Action, Term> = {
  playedBy: { own: 'greedy', others: 'greedy' },
  worlds: 8,
  least: 0.12,
  isSettled: (now, { start, seat, done }) => {
    if (now.stage === 'over') return true;
    // Whether the match is over is only said when all are down to the limit.
    if (now.stage === 'limit' && start.stage !== 'limit') return false;
    if (start.stage === 'draft' || start.stage === 'start') return done > 0;
    if (start.stage === 'choose') return now.round > start.round;
    // Where one way leaves nothing to choose, its goods are sold and consumed before anybody is asked again: so they are in the other.
    if (now.round === start.round && now.stage !== start.stage && isOfGoods(now.stage) && now.players[seat].pending.length > 0)
      return false;
    return now.round > start.round || now.stage !== start.stage || now.pass !== start.pass;
  },
  later: ({ stage }, kind) => {
    if (kind === 'same' || stage === 'draft' || stage === 'start') return undefined;
    return (now, { start }) => now.stage === 'over' || now.round > start.round + 1;
  },
  differences,
  about: thingsOf,
  ofSecret: ofGamble,
};
