import { EveningList } from '../evenings/evening-list.ts';
import { Evenings } from '../evenings/evenings.ts';
import { KeptEvenings } from '../evenings/kept-evenings.ts';
import { Rounds } from '../evenings/rounds.ts';
import { Arranging } from '../lobby/arranging.ts';
import { HostingLimits } from '../lobby/hosting-limits.ts';
import type { LobbyParts } from './lobby.ts';
import type { MatchParts } from './matches.ts';
import type { Materials } from './materials.ts';

/** Evenings and tournaments. */
export function wireEvenings(
  { config, games, storage, warn }: Materials,
  { house, matches, summaries, resting, tables, arranging: byPeople, footings, presence, homes }: MatchParts & LobbyParts,
) {
  const { now } = house;
  // Nobody chose to be the host of a table that was drawn: what they have running elsewhere keeps no round waiting. Who enters is counted.
  const limits = new HostingLimits(storage.tables, homes, Number.POSITIVE_INFINITY);
  const arranging = new Arranging({ games, storage, tables, matches, summaries, limits, presence, resting, now });
  const kept = new KeptEvenings(storage.evenings, now);
  const given = { evenings: kept, storage, games, presence, meeting: footings, now };
  const rounds = new Rounds({
    ...given,
    tables,
    arranging,
    isClosed: async (match) => {
      const closed = (await summaries.of(match))?.closed;
      // Another node may know newer rules.
      return closed !== undefined && closed !== 'newer-rules';
    },
    isSuspended: async (person) => (await footings.suspension(person)) !== undefined,
    warn,
  });
  const evenings = new Evenings({
    ...given,
    rounds,
    matches,
    refuseMatch: (person) => byPeople.refuseMatch(person),
    rateFactor: config.rateFactor,
  });
  return { rounds, evenings, eveningList: new EveningList(given) };
}
