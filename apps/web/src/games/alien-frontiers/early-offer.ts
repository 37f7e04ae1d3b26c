import type { Action, DockingOffer, Facility, ShipPick } from '@orrery/alien-frontiers';
import { samePicks, setsFor } from '@orrery/alien-frontiers/facts';

/** What a facility answers to the picked ships before the rules are there: what the list of legal actions says. */
export function earlyOffer(legal: readonly Action[], at: Facility, picks: readonly ShipPick[]): DockingOffer {
  const sets = setsFor(legal, at).filter(
    (action) =>
      picks.length === 0 ||
      ((action.type === 'dock-ships' || action.type === 'teleport-ship') && samePicks(action.faces, action.relic, picks)),
  );
  return sets.length > 0 ? { kind: 'sets', sets } : { kind: 'refuses', refusal: undefined };
}
