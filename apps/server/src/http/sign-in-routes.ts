import { emptyBody, PATHS, type PasskeyOptionsAnswer, type SignInAnswer, signInByCodeBody, signInByPasskeyBody } from '@orrery/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import { hashOfCode } from '../account/codes.ts';
import { deviceOf } from '../account/device.ts';
import type { Moving } from '../account/moving.ts';
import type { Passkeys } from '../account/passkeys.ts';
import { shownPerson } from '../account/shown-person.ts';
import { GUEST_BYTES, type KeptBytes } from '../lobby/kept-bytes.ts';
import { RequestProblem } from '../problem.ts';
import type { AccountStore } from '../storage/account-ports.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import { siteOf } from './site.ts';
import type { WhoIs } from './who-is.ts';

export interface SignInSetting {
  readonly accounts: Accounts;
  readonly store: AccountStore;
  readonly passkeys: Passkeys;
  readonly moving: Moving;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly rateFactor: number;
  readonly site: string | undefined;
}

/** Tries from one address: a household still gets in, and nobody guesses. */
const TRIES_PER_MINUTE = 20;

/** To be on this device who one is on another. Whatever is wrong, the answer is the same: nobody learns who exists. */
export function signInRoutes(app: FastifyInstance, setting: SignInSetting): void {
  const { store, passkeys, kept, rateFactor, site } = setting;
  const limited = perMinute(TRIES_PER_MINUTE, rateFactor);

  app.post(PATHS.signInOptions, limited, async (request): Promise<PasskeyOptionsAnswer> => {
    bodyOf(emptyBody, request);
    kept.takeOf(request.ip, GUEST_BYTES);
    return { options: await passkeys.askWho(siteOf(request, site)) };
  });

  app.post(PATHS.signInByPasskey, limited, async (request, reply): Promise<SignInAnswer> => {
    const person = await passkeys.whoAnswers(bodyOf(signInByPasskeyBody, request), siteOf(request, site));
    return signedIn(setting, person, { request, reply });
  });

  app.post(PATHS.signInByCode, limited, async (request, reply): Promise<SignInAnswer> => {
    const { code } = bodyOf(signInByCodeBody, request);
    const taken = await store.takeSecret(hashOfCode(code), 'code', Date.now());
    return signedIn(setting, taken?.person, { request, reply });
  });
}

/** A token of its own, whatever this browser had before: one that was planted here leads nowhere. */
export async function signedIn(
  { accounts, store, moving, whoIs }: Pick<SignInSetting, 'accounts' | 'store' | 'moving' | 'whoIs'>,
  personId: string | undefined,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<SignInAnswer> {
  const account = personId === undefined ? undefined : await store.person(personId);
  const token = account === undefined ? undefined : await accounts.openSession(account.id, deviceOf(request.headers['user-agent']));
  if (account === undefined || token === undefined) throw new RequestProblem('not-recognised', 'nobody was recognised');
  const before = await whoIs.remember(request);
  const old = whoIs.token(request);
  whoIs.keep(request, reply, token);
  const me = shownPerson(account);
  if (before === undefined || old === undefined) return { me };
  const session = await accounts.sessionOf(before.id, old);
  const bring = () => moving.bringAlong(before, account, () => accounts.removeGuest(before.id));
  const brought = before.isGuest === true ? await bring() : undefined;
  if (brought !== undefined && session !== undefined) await accounts.moveBrowser(account.id, session, token);
  if (brought !== undefined) return { me, brought };
  await accounts.endOwn(before.id, old);
  return { me };
}
