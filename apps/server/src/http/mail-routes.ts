import {
  type AccountAnswer,
  type HouseAnswer,
  mailBody,
  mailCodeBody,
  PATHS,
  type PasskeyAnswer,
  removeMailBody,
  type SignInAnswer,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailWays } from '../account/mail-ways.ts';
import { newId } from '../account/token.ts';
import { addressKey } from '../address.ts';
import { Buckets } from '../bucket.ts';
import { GUEST_BYTES, type KeptBytes } from '../lobby/kept-bytes.ts';
import { mailKey } from '../mail/mail-key.ts';
import { RequestProblem } from '../problem.ts';
import { type Address, type AddressStore, HEALTHY } from '../storage/address-ports.ts';
import type { Person } from '../storage/ports.ts';
import { accountOf, mailOf } from './account-routes.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import { type NewWayInSetting, withNewWayIn } from './new-way-in.ts';
import { signedIn } from './sign-in-routes.ts';

export interface MailRoutesSetting extends NewWayInSetting {
  readonly addresses: AddressStore;
  readonly mail: MailWays;
  readonly kept: KeptBytes;
  readonly rateFactor: number;
}

/** Codes tried from one address, as with recovery codes. */
const TRIES_PER_MINUTE = 20;
/** Mail asked for from one address: a household still gets in, and nobody writes to a list of strangers. */
const ASKED = { burst: 20, perSecond: 20 / 3600 } as const;

const ASKED_SECONDS = 15 * 60;
const COOKIE = 'orrery_asked';

/** A mail address as a way in: keeping a name by it, changing and removing it, and signing in. */
export function mailRoutes(app: FastifyInstance, setting: MailRoutesSetting): void {
  ownMailRoutes(app, setting);
  const { mail, kept, rateFactor } = setting;
  const limited = perMinute(TRIES_PER_MINUTE, rateFactor);
  const asked = new Buckets(ASKED, rateFactor);

  app.get(PATHS.house, async (): Promise<HouseAnswer> => ({ mail: mail.isOn }));

  // Whether somebody has this address or not, the same is done and answered.
  app.post(PATHS.askMail, limited, async (request, reply): Promise<object> => {
    refuseWithoutMail(mail);
    const body = bodyOf(mailBody, request);
    if (!asked.take(addressKey(request.ip), performance.now())) throw new RequestProblem('too-many-requests', 'slow down');
    kept.takeOf(request.ip, GUEST_BYTES);
    keepAsked(request, reply, await mail.askToSignIn(body));
    return {};
  });

  app.post(PATHS.signInByMail, limited, async (request, reply): Promise<SignInAnswer> => {
    const { code } = bodyOf(mailCodeBody, request);
    const person = await mail.whoAnswers(askedIn(request), code);
    const answer = await signedIn(setting, person, { request, reply });
    forgetAsked(reply);
    return answer;
  });
}

function ownMailRoutes(app: FastifyInstance, setting: MailRoutesSetting): void {
  const { accounts, store, addresses, mail, kept, whoIs, rateFactor } = setting;
  const limited = perMinute(TRIES_PER_MINUTE, rateFactor);
  const asked = new Buckets(ASKED, rateFactor);

  app.post(PATHS.mail, limited, async (request): Promise<object> => {
    refuseWithoutMail(mail);
    const person = await whoIs.need(request);
    const body = bodyOf(mailBody, request);
    if (person.isGuest === true) await accounts.refuseKeptName(person);
    const isIn = asked.take(addressKey(request.ip), performance.now()) && (await mail.askToConfirm(person, body));
    if (!isIn) throw new RequestProblem('too-many-requests', 'slow down');
    kept.takeOf(request.ip, GUEST_BYTES);
    return {};
  });

  app.post(PATHS.confirmMail, limited, async (request, reply): Promise<PasskeyAnswer> => {
    const person = await whoIs.need(request);
    const confirmed = await mail.confirmed(person, bodyOf(mailCodeBody, request).code);
    if (confirmed === undefined) throw new RequestProblem('not-recognised', 'that confirms nothing of yours');
    const before = await mailOf(addresses, person);
    const address = mailAddress(person, confirmed.mail, before);
    const isGuest = person.isGuest === true;
    const me = isGuest ? await accounts.keepNameBy({ mail: address }, person) : (await addresses.put(address)) ? person : undefined;
    if (me === undefined) throw new RequestProblem('mail-kept', 'another account has this address');
    if (before !== undefined && before.key !== address.key) await mail.tellChanged(before.target, confirmed.locale);
    return withNewWayIn(setting, { before: person, me, request, reply });
  });

  app.post(PATHS.removeMail, limited, async (request): Promise<AccountAnswer> => {
    const person = await whoIs.need(request);
    const { locale } = bodyOf(removeMailBody, request);
    const [own, codes] = [await store.passkeys(person.id), await store.countSecrets(person.id, 'code')];
    if (own.length === 0 && codes === 0)
      throw new RequestProblem('not-allowed', 'nothing would let you in any more: make recovery codes first');
    const there = await mailOf(addresses, person);
    if (there === undefined || !(await addresses.remove(person.id, there.id))) throw new RequestProblem('not-found', 'you have no address');
    await mail.tellChanged(there.target, locale);
    return accountOf(setting, person, request);
  });
}

function mailAddress({ id: person }: Person, target: string, before: Address | undefined): Address {
  const fixed = { id: newId(), person, kind: 'mail', table: '', target, key: mailKey(target), device: '' } as const;
  return { ...fixed, madeAt: Date.now(), isCalled: before?.isCalled ?? false, health: HEALTHY };
}

function refuseWithoutMail({ isOn }: MailWays): void {
  if (!isOn) throw new RequestProblem('not-allowed', 'this server sends no mail');
}

/** What was sent is worth something together with this alone. Pages of other sites neither send nor set it. */
function keepAsked(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https';
  const name = secure ? `__Host-${COOKIE}` : COOKIE;
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: ASKED_SECONDS });
}

function askedIn({ cookies }: FastifyRequest): string {
  return cookies[`__Host-${COOKIE}`] ?? cookies[COOKIE] ?? '';
}

function forgetAsked(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
  reply.clearCookie(`__Host-${COOKIE}`, { path: '/', secure: true });
}
