import {
  type AccountAnswer,
  type CodesAnswer,
  deleteMeBody,
  emptyBody,
  type MeAnswer,
  PATHS,
  type PasskeyAnswer,
  type PasskeyOptionsAnswer,
  passkeyBody,
  removePasskeyBody,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import { deviceOf } from '../account/device.ts';
import type { MailWays } from '../account/mail-ways.ts';
import type { Moving } from '../account/moving.ts';
import { type OwnDataSetting, ownData } from '../account/own-data.ts';
import type { Passkeys } from '../account/passkeys.ts';
import { shownPerson } from '../account/shown-person.ts';
import { hashOfToken } from '../account/token.ts';
import { RequestProblem } from '../problem.ts';
import type { AccountStore } from '../storage/account-ports.ts';
import type { Address, AddressStore } from '../storage/address-ports.ts';
import type { Person } from '../storage/ports.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import { freshCodes, withNewWayIn } from './new-way-in.ts';
import { idIn } from './path.ts';
import { siteOf } from './site.ts';
import type { WhoIs } from './who-is.ts';

export interface AccountRoutesSetting {
  readonly accounts: Accounts;
  readonly store: AccountStore;
  readonly addresses: AddressStore;
  readonly passkeys: Passkeys;
  readonly mail: MailWays;
  readonly moving: Moving;
  readonly data: OwnDataSetting;
  readonly whoIs: WhoIs;
  readonly rateFactor: number;
  readonly site: string | undefined;
  /** Whoever speaks as this person must show again who they are. */
  readonly onSignOut: (person: string) => void;
}

/** From one address; each of these reads or writes much, or tells whether a name is kept. */
export const PER_MINUTE = { names: 20, data: 6 } as const;

/** What somebody does about who they are. Everything here is about whoever asks: no path names a person. */
export function accountRoutes(app: FastifyInstance, setting: AccountRoutesSetting): void {
  passkeyRoutes(app, setting);
  sessionRoutes(app, setting);
  leavingRoutes(app, setting);

  app.get(PATHS.account, async (request): Promise<AccountAnswer> => accountOf(setting, await setting.whoIs.known(request), request));
}

export async function accountOf(
  { store, addresses, whoIs }: Pick<AccountRoutesSetting, 'store' | 'addresses' | 'whoIs'>,
  person: Person,
  request: FastifyRequest,
): Promise<AccountAnswer> {
  const own = hashOfToken(whoIs.token(request) ?? '');
  const [sessions, passkeys] = [await store.sessions(person.id), await store.passkeys(person.id)];
  const mail = await mailOf(addresses, person);
  return {
    me: shownPerson(person),
    sessions: sessions.map(({ tokenHash, ...session }) => ({ ...session, isThis: tokenHash === own })),
    passkeys: passkeys.map(({ id, device, madeAt, usedAt }) => ({ id, device, madeAt, usedAt })),
    ...(mail === undefined ? {} : { mail: mail.target }),
    codesLeft: await store.countSecrets(person.id, 'code'),
  };
}

export async function mailOf(addresses: AddressStore, { id }: Person): Promise<Address | undefined> {
  return (await addresses.of(id)).find(({ kind }) => kind === 'mail');
}

function passkeyRoutes(app: FastifyInstance, setting: AccountRoutesSetting): void {
  const { accounts, store, passkeys, whoIs, rateFactor, site } = setting;
  const limited = perMinute(PER_MINUTE.names, rateFactor);

  app.post(PATHS.passkeyOptions, limited, async (request): Promise<PasskeyOptionsAnswer> => {
    const person = await whoIs.need(request);
    bodyOf(emptyBody, request);
    if (person.isGuest === true) await accounts.refuseKeptName(person);
    return { options: await passkeys.askForNew(person, siteOf(request, site)) };
  });

  app.post(PATHS.passkeys, limited, async (request, reply): Promise<PasskeyAnswer> => {
    const person = await whoIs.need(request);
    const device = deviceOf(request.headers['user-agent']);
    const read = await passkeys.readNew(person, bodyOf(passkeyBody, request), siteOf(request, site));
    if (read === undefined || (await store.passkey(read.id)) !== undefined)
      throw new RequestProblem('not-recognised', 'that was no answer to what was asked, or the passkey is known already');
    const now = Date.now();
    const passkey = { ...read, person: person.id, device, madeAt: now, usedAt: now };
    const isGuest = person.isGuest === true;
    const me = isGuest ? await accounts.keepNameBy({ passkey }, person) : (await store.addPasskey(passkey)) ? person : undefined;
    if (me === undefined) throw new RequestProblem('not-recognised', 'this passkey is known already');
    return withNewWayIn(setting, { before: person, me, request, reply });
  });

  app.post(PATHS.removePasskey, async (request): Promise<AccountAnswer> => {
    const person = await whoIs.need(request);
    const { passkey } = bodyOf(removePasskeyBody, request);
    const [own, codes] = [await store.passkeys(person.id), await store.countSecrets(person.id, 'code')];
    const hasMail = setting.mail.isOn && (await mailOf(setting.addresses, person)) !== undefined;
    if (own.length <= 1 && codes === 0 && !hasMail)
      throw new RequestProblem('not-allowed', 'nothing would let you in any more: make recovery codes first');
    if (!(await store.removePasskey(person.id, passkey))) throw new RequestProblem('not-found', 'you have no such passkey');
    return accountOf(setting, person, request);
  });

  app.post(PATHS.codes, limited, async (request): Promise<CodesAnswer> => {
    const person = await whoIs.need(request);
    bodyOf(emptyBody, request);
    if (person.isGuest === true) throw new RequestProblem('not-allowed', 'keep your name first');
    return { codes: await freshCodes(store, person) };
  });
}

function sessionRoutes(app: FastifyInstance, setting: AccountRoutesSetting): void {
  const { accounts, whoIs, onSignOut } = setting;

  app.post('/api/me/sessions/:session/end', async (request, reply): Promise<AccountAnswer> => {
    const person = await whoIs.known(request);
    bodyOf(emptyBody, request);
    const session = idIn(request, 'session', 'there is no such thing');
    if (!(await accounts.endSession(person.id, session))) throw new RequestProblem('not-found', 'you have no such session');
    reply.raw.once('close', () => onSignOut(person.id));
    return accountOf(setting, person, request);
  });
}

function leavingRoutes(app: FastifyInstance, { accounts, moving, data, whoIs, rateFactor, onSignOut }: AccountRoutesSetting): void {
  const limited = perMinute(PER_MINUTE.data, rateFactor);

  app.post(PATHS.deleteMe, limited, async (request, reply): Promise<MeAnswer> => {
    const person = await whoIs.known(request);
    const { name } = bodyOf(deleteMeBody, request);
    if (name !== person.name) throw new RequestProblem('bad-request', 'name: is not yours');
    await moving.erase(person, () => accounts.remove(person.id));
    whoIs.forget(reply);
    reply.raw.once('close', () => onSignOut(person.id));
    return { me: null };
  });

  app.get(PATHS.ownData, limited, async (request, reply) => {
    const person = await whoIs.known(request);
    reply.header('content-disposition', 'attachment; filename="orrery-my-data.json"');
    return ownData(person, data);
  });
}
