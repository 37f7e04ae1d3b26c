import { followNews } from '../news/follow.ts';
import { planRating } from '../ratings/rating-tasks.ts';
import { wireCalls } from './calls.ts';
import { wireEvenings } from './evenings.ts';
import { type LobbyParts, wireLobby } from './lobby.ts';
import { type MatchParts, wireMatches } from './matches.ts';
import type { Materials } from './materials.ts';
import { wirePeople } from './people.ts';
import { wireSockets } from './sockets.ts';

/** All that a running server consists of, by name. */
export type Parts = ReturnType<typeof wire>;

/** Matches tell the hub of their changes, and the hub shows matches: the one circular dependency, made here. */
export function wire(materials: Materials) {
  const { storage, warn, doors } = materials;
  const matches = wireMatches(materials, {
    onLeft: (match) => sockets.rooms.sendAway(match),
    onTalk(talk) {
      sockets.chat.botSays(talk).catch((reason) => warn(reason, 'could not pass on what a bot said'));
    },
    onChange(match, update) {
      sockets.hub.matchChanged(match, update).catch((reason) => warn(reason, 'could not tell the lobby'));
      calls.caller.matchChanged(update);
      if (update.waitingFor.length === 0) evenings.rounds.matchEnded(match.setup.id);
      if (match.setup.isRated === true && update.waitingFor.length === 0)
        planRating(storage.jobs).catch((reason) => warn(reason, 'could not plan the rating'));
    },
  });
  const lobby = wireLobby(materials, matches, {
    onSeated: (table, seated) => calls.caller.seated(table, seated),
    onChange(table, before) {
      sockets.hub.tableChanged(table, before).catch((reason) => warn(reason, 'could not tell the lobby'));
      if (table.stage === 'started' && before?.stage !== 'started') calls.caller.begun(table.id);
    },
  });
  const sockets = wireSockets(materials, { ...matches, ...lobby }, { onUnseen: (match, person) => calls.caller.unseen(match, person) });
  const calls = wireCalls(materials, { ...matches, ...lobby, ...sockets });
  const people = wirePeople(materials, { ...matches, ...lobby, ...sockets, ...calls });
  const evenings = wireEvenings(materials, { ...matches, ...lobby });
  const timers = timersOf({ ...materials, ...matches, ...lobby });
  const parts = { ...materials, ...matches, ...lobby, ...sockets, ...calls, ...people, ...evenings, timers };
  followNews(storage.news, { ...parts, letsIn: () => doors.letsIn });
  return parts;
}

/** What looks at the time. */
function timersOf({ clock, presence, bell, house }: Materials & MatchParts & LobbyParts) {
  return {
    async close(): Promise<void> {
      presence.close();
      bell.close();
      await house.close();
      clock.close();
    },
  };
}
