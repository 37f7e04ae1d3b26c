import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Face, State } from '../state.ts';

/** The actions worth a thought: what only wastes, or is one of dozens of near equals, is left out. */
export function sensible(state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  const rerolls = legal.filter((action) => action.type === 'use-power' && action.target.kind === 'ships');
  const kept = legal.filter((action) => isWorthwhile(state, action));
  const some = [...kept, ...rerolls.filter((action) => isGoodReroll(state, action))];
  return some.length === 0 ? legal : some;
}

function isWorthwhile(state: State, action: Action): boolean {
  switch (action.type) {
    case 'stop-raiding':
      // Only when nothing is left to take is it legal alone; then the empty answer falls back on `legal`.
      return false;
    case 'use-power':
      return action.target.kind !== 'ships' && state.turn.unplaced.length > 0;
    default:
      return true;
  }
}

/** Re-rolls that keep a matching set: all ships, all but the largest set of equals, or the lowest ship alone. */
function isGoodReroll(state: State, action: Action): boolean {
  if (action.type !== 'use-power' || action.target.kind !== 'ships') return false;
  const rolled = state.turn.unplaced.map((ship) => ship.face);
  const { faces } = action.target;
  if (faces.length === rolled.length) return true;
  if (faces.length === 1) return faces[0] === Math.min(...rolled) && rolled.length > 2;
  const kept = largestSet(rolled);
  const others = rolled.filter((face) => face !== kept);
  return faces.length === others.length && !faces.includes(kept);
}

function largestSet(rolled: readonly Face[]): Face {
  const sizeOf = (face: Face) => rolled.filter((other) => other === face).length;
  return [...rolled].sort((one, other) => sizeOf(other) - sizeOf(one) || other - one)[0];
}
