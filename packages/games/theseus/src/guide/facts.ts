import type { Viewer } from '@orrery/engine';
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
