import { botLevels } from '@orrery/bots';
import { type GamesAnswer, type GuestAnswer, guestBody, type MeAnswer, PATHS, signOutBody } from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import { deviceOf } from '../account/device.ts';
import type { Moving } from '../account/moving.ts';
import { shownPerson } from '../account/shown-person.ts';
import { addressKey } from '../address.ts';
import { Buckets } from '../bucket.ts';
import type { Games } from '../games.ts';
import { GUEST_BYTES, type KeptBytes } from '../lobby/kept-bytes.ts';
import type { ShutNetworks } from '../manners/shut-networks.ts';
import { RequestProblem, suspended } from '../problem.ts';
import type { Person } from '../storage/ports.ts';
import { PER_MINUTE } from './account-routes.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import type { WhoIs } from './who-is.ts';

/** New names from one address: a family or a class behind one router still gets in. */
const GUESTS_PER_MINUTE = 60;

export interface GuestRoutesSetting {
  readonly accounts: Accounts;
  readonly moving: Pick<Moving, 'refuseSameName' | 'reseat'>;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly games: Games;
  readonly networks: ShutNetworks;
  readonly rateFactor: number;
  /** Whoever speaks as this person must show again who they are. */
  readonly onSignOut: (person: string) => void;
}

/** Who you are, and what can be played. */
export function guestRoutes(
  app: FastifyInstance,
  { accounts, moving, kept, whoIs, games: hosted, networks, rateFactor, onSignOut }: GuestRoutesSetting,
): void {
  const names = new Buckets({ perSecond: PER_MINUTE.names / 60, burst: PER_MINUTE.names }, rateFactor);
  const renamed = async (known: Person, name: string, request: FastifyRequest): Promise<Person> => {
    // An account is told whether the name is kept: nobody may go through a list of them.
    if (known.isGuest !== true && !names.take(addressKey(request.ip), performance.now()))
      throw new RequestProblem('too-many-requests', 'slow down');
    await moving.refuseSameName({ ...known, name });
    const person = await accounts.rename(known, name);
    // The name is theirs, whatever becomes of this: where they sit they are called as before until they sit down again.
    await moving.reseat(person, { keepsApart: true }).catch((reason: unknown) => request.log.warn(reason, 'could not seat somebody anew'));
    return person;
  };

  /** Somebody who already has a name changes it and stays the same person. */
  app.post(PATHS.guest, perMinute(GUESTS_PER_MINUTE, rateFactor), async (request, reply): Promise<GuestAnswer> => {
    const { name } = bodyOf(guestBody, request);
    const token = whoIs.token(request);
    const known = await accounts.byToken(token);
    if (known !== undefined && token !== undefined) {
      await whoIs.refuseSuspended(known);
      return shownPerson(known.name === name ? known : await renamed(known, name, request));
    }
    if (networks.isShut(request.ip)) throw suspended();
    kept.takeOf(request.ip, GUEST_BYTES);
    const added = await accounts.addGuest(name, deviceOf(request.headers['user-agent']));
    whoIs.keep(request, reply, added.token);
    return shownPerson(added.person);
  });

  app.get(PATHS.me, async (request, reply): Promise<MeAnswer> => {
    const person = await whoIs.remember(request);
    whoIs.renew(request, reply);
    const suspension = person === undefined ? undefined : await whoIs.suspension(person);
    if (person?.isGuest === true && suspension !== undefined) networks.seen(request.ip, suspension);
    const held = suspension === undefined ? {} : { suspended: { until: suspension.until, why: suspension.why } };
    return { me: person === undefined ? null : shownPerson(person), ...held };
  });

  app.post(PATHS.signOut, async (request, reply): Promise<MeAnswer> => {
    const { where } = bodyOf(signOutBody, request);
    const person = await whoIs.known(request);
    const token = whoIs.token(request) ?? '';
    if (where === 'elsewhere') {
      const renewed = await accounts.renewToken(token, deviceOf(request.headers['user-agent']));
      whoIs.keep(request, reply, renewed);
      await accounts.endSessions(person.id, renewed);
    } else {
      await (where === 'here' ? accounts.endOwn(person.id, token) : accounts.endSessions(person.id));
      whoIs.forget(reply);
    }
    // Not before the answer is on its way: the tabs of this browser come back with the new cookie.
    reply.raw.once('close', () => onSignOut(person.id));
    return { me: where === 'elsewhere' ? shownPerson(person) : null };
  });

  app.get(PATHS.games, async (): Promise<GamesAnswer> => {
    const games = hosted.all.map(({ module: { id, rulesVersion, seats, options, hasSecretHands } }) => {
      return { id, rulesVersion, seats: { ...seats }, options, hasSecretHands, bots: [...botLevels(id)] };
    });
    return { games };
  });
}
