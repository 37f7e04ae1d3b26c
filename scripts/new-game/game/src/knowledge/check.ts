import { wholeDeck } from '../cards/beacons.ts';
import type { State } from '../state.ts';

/** Throws, naming the rule, when the state breaks an invariant. */
export function check(state: State): void {
  const cards = [...state.deck, ...state.lit, ...state.hands.flat()].sort().join();
  if (cards !== wholeDeck(state.copies).sort().join()) throw new Error(`NG-1.1: the cards are ${cards}`);
  const most = state.lit.length;
  if (state.points.reduce((sum, own) => sum + own, 0) > most) throw new Error(`NG-2.2: more points than the ${most} beacons lit`);
}
