import type { Seat } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { Face, State } from '../state.ts';

/** The actions worth a thought: what only wastes, or is one of dozens of near equals, is left out. */
export function sensible(state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  const rerolls = legal.filter((action) => action.type === 'use-power' && action.target.kind === 'ships');
  const kept = legal.filter((action) => isWorthwhile(state, action));
  const some = [...kept, ...rerolls.filter((action) => isGoodReroll(state, action))];
  return some.length === 0 ? legal : some;
}

const ALWAYS = (): boolean => true;

/** Whether an action of this type is worth a thought. */
const WORTHWHILE: { readonly [Type in Action['type']]: (state: State, action: ActionOf<Type>) => boolean } = {
  'dock-ships': ALWAYS,
  'cycle-display': ALWAYS,
  'claim-card': ALWAYS,
  'launch-colony': ALWAYS,
  'keep-waiting': ALWAYS,
  'trade-at-market': ALWAYS,
  'buy-relic-ship': ALWAYS,
  // Which ships to roll again is decided apart, by `isGoodReroll`.
  'use-power': (state, { target }) => target.kind !== 'ships' && state.turn.unplaced.length > 0,
  'discard-card': ALWAYS,
  'land-colony': ALWAYS,
  'steal-token': ALWAYS,
  'steal-card': ALWAYS,
  // Only when nothing is left to take is it legal alone; then the empty answer falls back on `legal`.
  'stop-raiding': () => false,
  'teleport-ship': ALWAYS,
  'fire-again': ALWAYS,
  'cease-fire': ALWAYS,
  'move-colony': ALWAYS,
  'swap-colony': ALWAYS,
  'return-tokens': ALWAYS,
  'end-turn': ALWAYS,
};

function isWorthwhile<Type extends Action['type']>(state: State, action: ActionOf<Type>): boolean {
  return WORTHWHILE[action.type](state, action);
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
