import type { Answer, Viewer } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { PlayerView, View } from '../knowledge/view.ts';
import { hasDataTrack } from '../rules/scores.ts';
import { isSameSide } from '../rules/sides.ts';

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

const USES_OF_A_VISIT: readonly Action['type'][] = ['fill-pending', 'replace-pending', 'install'];

/** [TH-7.1] One use of the pending cards per visit: whether this answer lets it pass. */
export function skipsVisit({ action, legal }: Answer<Action>): boolean {
  return action.type === 'skip-pending' && legal.some(({ type }) => USES_OF_A_VISIT.includes(type));
}
