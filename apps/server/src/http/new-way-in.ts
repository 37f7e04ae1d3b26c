import type { PasskeyAnswer } from '@orrery/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import { hashOfCode, newCodes } from '../account/codes.ts';
import { deviceOf } from '../account/device.ts';
import type { Moving } from '../account/moving.ts';
import { shownPerson } from '../account/shown-person.ts';
import type { AccountStore } from '../storage/account-ports.ts';
import type { Person } from '../storage/ports.ts';
import type { WhoIs } from './who-is.ts';

/** A recovery code is good until it is used. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

export interface NewWayInSetting {
  readonly accounts: Accounts;
  readonly store: AccountStore;
  readonly moving: Moving;
  readonly whoIs: WhoIs;
  readonly onSignOut: (person: string) => void;
}

interface Arrival {
  /** Perhaps a guest. */
  readonly before: Person;
  readonly me: Person;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What follows where somebody has one more way in. What let them in before they were more is worth nothing afterwards. */
export async function withNewWayIn(
  { accounts, store, moving, whoIs, onSignOut }: NewWayInSetting,
  { before, me, request, reply }: Arrival,
): Promise<PasskeyAnswer> {
  const token = whoIs.token(request);
  if (token !== undefined) whoIs.keep(request, reply, await accounts.renewToken(token, deviceOf(request.headers['user-agent'])));
  // Tabs that were open with what was worth less come back, each as whom its cookie says.
  reply.raw.once('close', () => onSignOut(me.id));
  // Also for an account that used them all up, or whose first codes were lost with the server that made them.
  const codes = (await store.countSecrets(me.id, 'code')) === 0 ? await freshCodes(store, me) : undefined;
  // Who sits somewhere as a guest is marked so until they sit down again: no reason to lose the codes.
  if (before.isGuest === true)
    await moving.reseat(me).catch((reason: unknown) => request.log.warn(reason, 'could not seat an account anew'));
  return { me: shownPerson(me), ...(codes === undefined ? {} : { codes }) };
}

export async function freshCodes(store: AccountStore, { id }: Person): Promise<string[]> {
  const codes = newCodes();
  const secrets = codes.map((code) => ({ hash: hashOfCode(code), kind: 'code' as const, person: id, expiresAt: FOR_EVER }));
  await store.replaceSecrets(id, 'code', secrets);
  return codes;
}
