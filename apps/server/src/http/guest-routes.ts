import { botLevels } from '@orrery/bots';
import { type GamesAnswer, type GuestAnswer, guestBody, type MeAnswer, PATHS, signOutBody } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import type { Games } from '../games.ts';
import { GUEST_BYTES, type KeptBytes } from '../lobby/kept-bytes.ts';
import { bodyOf } from './body.ts';
import type { WhoIs } from './who-is.ts';

/** New names from one address: a family or a class behind one router still gets in. */
const GUESTS_PER_MINUTE = 60;

export interface GuestRoutesSetting {
  readonly accounts: Accounts;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly games: Games;
  readonly rateFactor: number;
  /** Whoever speaks as this person must show again who they are. */
  readonly onSignOut: (person: string) => void;
}

/** Who you are, and what can be played. */
export function guestRoutes(
  app: FastifyInstance,
  { accounts, kept, whoIs, games: hosted, rateFactor, onSignOut }: GuestRoutesSetting,
): void {
  /** Somebody who already has a name changes it and stays the same person. */
  app.post(
    PATHS.guest,
    { config: { rateLimit: { max: GUESTS_PER_MINUTE * rateFactor, timeWindow: '1 minute' } } },
    async (request, reply): Promise<GuestAnswer> => {
      const { name } = bodyOf(guestBody, request);
      const token = whoIs.token(request);
      const known = await accounts.byToken(token);
      if (known !== undefined && token !== undefined) {
        const person = known.name === name ? known : await accounts.rename(token, known, name);
        return { person: person.id, name: person.name };
      }
      kept.takeOf(request.ip, GUEST_BYTES);
      const added = await accounts.addGuest(name);
      whoIs.keep(request, reply, added.token);
      return { person: added.person.id, name: added.person.name };
    },
  );

  app.get(PATHS.me, async (request, reply): Promise<MeAnswer> => {
    const person = await whoIs.remember(request);
    whoIs.renew(request, reply);
    return { me: person === undefined ? null : { person: person.id, name: person.name } };
  });

  app.post(PATHS.signOut, async (request, reply): Promise<MeAnswer> => {
    const { where } = bodyOf(signOutBody, request);
    const person = await whoIs.need(request);
    if (where === 'elsewhere') whoIs.keep(request, reply, await accounts.renewToken(person));
    else await accounts.revoke(person).then(() => whoIs.forget(reply));
    // Not before the answer is on its way: the tabs of this browser come back with the new cookie.
    reply.raw.once('close', () => onSignOut(person.id));
    return { me: where === 'elsewhere' ? { person: person.id, name: person.name } : null };
  });

  app.get(PATHS.games, async (): Promise<GamesAnswer> => {
    const games = hosted.all.map(({ module: { id, rulesVersion, seats, options, hasSecretHands } }) => {
      return { id, rulesVersion, seats: { ...seats }, options, hasSecretHands, bots: [...botLevels(id)] };
    });
    return { games };
  });
}
