import type { GameReasons, Line } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { hasBegun } from '../rules/moments.ts';
import { questionFor } from '../rules/questions.ts';
import type { Stage, State } from '../state.ts';
import { differences } from './differences.ts';
import { ofSecret } from './secret.ts';
import { aboutOf, type Term } from './terms.ts';

export const reasons: GameReasons<State, Action, Term> = {
  playedBy: { own: 'greedy', others: 'greedy' },
  worlds: 8,
  least: 0.05,
  isSettled,
  differences,
  about: aboutOf,
  ofSecret,
};

/**
 * Both ways are compared at the same moment: when the seat has laid what it lays; while the Creature hunts and before the reveal at once,
 * for what comes then is secret; and what is done from the reveal on when the turn is over.
 */
function isSettled(now: State, { start, seat, done, next }: Line<State, Action>): boolean {
  if (now.ended !== undefined) return true;
  const { stage } = start.turn;
  // To stop is to leave things as they are.
  if (done === 0) return STOPS[stage] === next.action.type;
  if (now.turn.number > start.turn.number) return true;
  if (questionFor(now, seat) !== undefined) return false;
  switch (stage) {
    case 'volunteering':
    case 'hunting':
    case 'hunt-window':
      return true;
    case 'choosing-side':
    case 'drawing-adaptations':
    case 'choosing-characters':
    case 'choosing-adaptation':
      return now.turn.stage !== stage;
    case 'exploration':
      return now.turn.stage !== stage || now.hunted.some((hunted) => hunted.seat === seat && hunted.isLocked);
    case 'keeping-cards':
      return hasBegun(now, 'reveal-window');
    default:
      return false;
  }
}

const STOPS: Partial<Readonly<Record<Stage, Action['type']>>> = { 'hunt-window': 'pass' };
