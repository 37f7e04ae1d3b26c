import { MailWays } from '../account/mail-ways.ts';
import { Caller } from '../calls/caller.ts';
import { Sender } from '../calls/sender.ts';
import { whereabouts } from '../calls/whereabouts.ts';
import { Poster } from '../outward/post.ts';
import type { LobbyParts } from './lobby.ts';
import type { MatchParts } from './matches.ts';
import type { Materials } from './materials.ts';
import type { SocketParts } from './sockets.ts';

export type CallParts = ReturnType<typeof wireCalls>;

/** What reaches people who do not look: calls to the table, and mail. */
export function wireCalls(
  { config, storage, mailer, push, logger, warn }: Materials,
  { house, presence, rooms }: MatchParts & LobbyParts & SocketParts,
) {
  const { site, rateFactor } = config;
  const mail = new MailWays({ mailer, site, storage, rateFactor });
  const poster = new Poster({ reach: config.webhooks });
  const sender = new Sender({
    storage,
    poster,
    mailer,
    site,
    push,
    now: house.now,
    log: (facts, text) => logger.info(facts, text),
    warn,
  });
  const isHere = (match: string, person: string): boolean => rooms.isSeenBy(match, person);
  const caller = new Caller({
    storage,
    sender,
    isHere,
    whereIs: whereabouts({ isShared: storage.isShared, isHere, presence }),
    pauseMilliseconds: config.callPauseMs,
    now: house.now,
    warn,
  });
  return { mail, poster, sender, caller };
}
