import type { Viewer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { FULL_TABLEAU } from '../state.ts';

/** How near the end is: cards of the fullest tableau that is not the viewer's, and of their own [RG-10.1]. */
export function tableaux(view: View, viewer: Viewer): { readonly own: number | undefined; readonly fullest: number } {
  const own = viewer === 'spectator' ? undefined : view.players[viewer].tableau.length;
  const robot = view.robot === undefined ? 0 : view.robot.tableau.length + view.robot.placedCounters;
  const others = view.players.flatMap(({ seat, tableau }) => (seat === viewer ? [] : [tableau.length]));
  return { own, fullest: Math.max(robot, ...others) };
}

/** Goods the asked seat could still sell or consume. */
export function goodsOf(view: View, seat: number): number {
  return view.players[seat].tableau.filter(({ hasGood }) => hasGood).length;
}

/** A round brings a tableau one card, seldom two, and players of a late round take this many chips each. */
const CARDS_PER_ROUND = 2;
const CHIPS_PER_ROUND = 3;

/** Why this round may be the last one [RG-10.1]; undefined: hardly. */
export function nearEnd(view: View): { readonly by: 'tableau' | 'pool'; readonly count: number } | undefined {
  const { fullest } = tableaux(view, 'spectator');
  if (fullest >= FULL_TABLEAU - CARDS_PER_ROUND) return { by: 'tableau', count: fullest };
  return view.pool <= CHIPS_PER_ROUND * view.players.length ? { by: 'pool', count: view.pool } : undefined;
}
