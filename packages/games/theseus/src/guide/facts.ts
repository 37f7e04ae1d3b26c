import type { Answer, Seat, Viewer } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { PlayerView, View } from '../knowledge/view.ts';
import { hasDataTrack } from '../rules/scores.ts';
import { isSameSide } from '../rules/sides.ts';
import { FULL_LIFE } from '../state.ts';

export interface Standing {
  readonly own: PlayerView | undefined;
  readonly ally: PlayerView | undefined;
  readonly enemies: readonly PlayerView[];
  /** [TH-1.2] The viewer can also win by data. */
  readonly countsData: boolean;
}

export function standingOf(view: View, viewer: Viewer): Standing {
  if (viewer === 'spectator') return { own: undefined, ally: undefined, enemies: view.players, countsData: false };
  const own = view.players[viewer];
  const others = view.players.filter(({ seat }) => seat !== viewer);
  const isAlly = ({ seat }: PlayerView): boolean => isSameSide(view, seat, viewer);
  return { own, ally: others.find(isAlly), enemies: others.filter((player) => !isAlly(player)), countsData: hasDataTrack(own.faction) };
}

/** [TH-10.2] Of a deathmatch: points or data, whichever is nearer to its 20. */
export function leaderOf(enemies: readonly PlayerView[]): PlayerView {
  const nearest = ({ life, data }: PlayerView): number => Math.max(life, data);
  return enemies.reduce((leader, enemy) => (nearest(enemy) > nearest(leader) ? enemy : leader));
}

/** One good turn can take this much. */
const IN_REACH = 3;

/** Who is about to win or lose [TH-15.1]: the asked player's own faction first. In a deathmatch, the players who lack few points. */
export function closeToEnd(view: View, seat: Seat): { readonly who: 'own' | 'enemy'; readonly left: number } | undefined {
  const { own, enemies } = standingOf(view, seat);
  const leftOf = ({ life }: PlayerView): number => (view.mode === 'deathmatch' ? FULL_LIFE - life : life);
  if (own !== undefined && leftOf(own) <= IN_REACH) return { who: 'own', left: leftOf(own) };
  const nearest = Math.min(...enemies.map(leftOf));
  return nearest <= IN_REACH ? { who: 'enemy', left: nearest } : undefined;
}

const USES_OF_A_VISIT: readonly Action['type'][] = ['fill-pending', 'replace-pending', 'install'];

/** [TH-7.1] One use of the pending cards per visit: whether this answer lets it pass. */
export function skipsVisit({ action, legal }: Answer<Action>): boolean {
  return action.type === 'skip-pending' && legal.some(({ type }) => USES_OF_A_VISIT.includes(type));
}
