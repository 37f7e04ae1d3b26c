import type { TargetOf } from '../../actions.ts';
import { FACILITIES, type State } from '../../state.ts';

export type DockedShip = TargetOf<'docked-ship'>;

/** Every ship on the board, equal ships at one place being alike. */
export function dockedShips(state: State): DockedShip[] {
  const targets: DockedShip[] = [];
  for (const at of FACILITIES) {
    const docked = state.docks[at];
    for (let index = 0; index < docked.length; index++) {
      const { owner, face, relic } = docked[index];
      const first = docked.findIndex((other) => other.owner === owner && other.face === face && other.relic === relic);
      if (first === index) targets.push({ kind: 'docked-ship', at, owner, face, relic });
    }
  }
  return targets;
}
