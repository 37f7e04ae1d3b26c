import { Arranging } from '../lobby/arranging.ts';
import { HostingLimits } from '../lobby/hosting-limits.ts';
import { KeptBytes } from '../lobby/kept-bytes.ts';
import { Seats } from '../lobby/seats.ts';
import { Tables, type TablesSetting } from '../lobby/tables.ts';
import { Footings } from '../manners/footings.ts';
import { Presence } from '../presence/presence.ts';
import { Seeking, type SeekingSetting } from '../seeking/seeking.ts';
import type { MatchParts } from './matches.ts';
import type { Materials } from './materials.ts';

export type LobbyParts = ReturnType<typeof wireLobby>;

/** Who is here, who may meet whom, and the tables at which they do. */
export function wireLobby(
  { config, games, storage, clock, warn }: Materials,
  { house, matches, summaries, resting, homes }: MatchParts,
  { onSeated, ...told }: Pick<TablesSetting, 'onChange'> & Pick<SeekingSetting, 'onSeated'>,
) {
  const { rateFactor } = config;
  const presence = new Presence({
    people: storage.people,
    clock,
    onProblem: (reason) => warn(reason, 'could not keep who is here'),
    onLeft: (person) => seeking.left(person),
    // Alone a node knows whose tabs are open.
    ...(storage.isShared ? { alsoHere: (people) => seeking.lookingNow(people) } : {}),
  });
  const footings = new Footings(storage.manners, house.now);
  const meeting = footings;
  const limits = new HostingLimits(storage.tables, homes, rateFactor);
  const tables = new Tables({ ...told, storage, matches, summaries, presence, meeting, now: house.now });
  const seats = new Seats({ games, tables, matches, summaries, limits, presence, resting, meeting });
  const arranging = new Arranging({ games, storage, tables, matches, summaries, limits, presence, resting, now: house.now });
  const seeking = new Seeking({
    storage,
    tables,
    arranging,
    presence,
    games,
    meeting,
    isSuspended: async (person) => (await footings.suspension(person)) !== undefined,
    onSeated,
    clock,
    chance: Math.random,
    warn,
  });
  const kept = new KeptBytes(storage, rateFactor);
  return { presence, footings, tables, seats, arranging, seeking, kept };
}
