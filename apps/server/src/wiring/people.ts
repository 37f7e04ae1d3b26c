import { Accounts } from '../account/accounts.ts';
import { Moving } from '../account/moving.ts';
import { CarryingOut } from '../admin/carrying-out.ts';
import { Friends } from '../friends/friends.ts';
import { Invitations } from '../friends/invitations.ts';
import { finishedRecord } from '../lobby/finished-record.ts';
import { SharedStudies } from '../studies/shared-studies.ts';
import type { CallParts } from './calls.ts';
import type { LobbyParts } from './lobby.ts';
import type { MatchParts } from './matches.ts';
import type { Materials } from './materials.ts';
import type { SocketParts } from './sockets.ts';

/** Accounts and who looks after them, friends and whom they invite, what people share. */
export function wirePeople(
  { config, storage, games }: Materials,
  { house, matches, tables, seats, arranging, footings, presence, chat, sender }: MatchParts & LobbyParts & SocketParts & CallParts,
) {
  const meeting = footings;
  const accounts = new Accounts(storage);
  const moving = new Moving({ storage, seats });
  const admin = new CarryingOut({ storage, footings, tables, seats, matches, moving, chat });
  const friends = new Friends({ storage, tables, meeting, now: house.now });
  const invitations = new Invitations({
    storage,
    tables,
    seats,
    arranging,
    sender,
    presence,
    meeting,
    now: house.now,
    rateFactor: config.rateFactor,
  });
  const sharedStudies = new SharedStudies({ games, storage, recordOf: (match) => finishedRecord(matches, match), now: house.now });
  return { sharedStudies, accounts, moving, admin, friends, invitations };
}
