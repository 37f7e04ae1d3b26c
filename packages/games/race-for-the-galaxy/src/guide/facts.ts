import type { Viewer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';

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
