import {
  type CalledAddress,
  type CallsAnswer,
  calledBody,
  emptyBody,
  type HookBody,
  hookBody,
  PATHS,
  type PushBody,
  pushBody,
  type TryAnswer,
  wishes,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../account/accounts.ts';
import { deviceOf } from '../account/device.ts';
import { newId } from '../account/token.ts';
import { isBrowserKey } from '../calls/push.ts';
import { nameOf, type Sender } from '../calls/sender.ts';
import { hookKey, hookTarget, pushKey } from '../calls/targets.ts';
import { isZone, wishesIn, wishesText } from '../calls/wishes.ts';
import { GUEST_BYTES, type KeptBytes } from '../lobby/kept-bytes.ts';
import { type Poster, RefusedTarget } from '../outward/post.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn } from '../sitting.ts';
import { type Address, HEALTHY } from '../storage/address-ports.ts';
import type { Person, Storage } from '../storage/ports.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import { idIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

export interface CallRoutesSetting {
  readonly storage: Pick<Storage, 'addresses' | 'calls' | 'tables'>;
  readonly accounts: Pick<Accounts, 'sessionOf'>;
  readonly poster: Poster;
  readonly sender: Sender;
  /** Left out: no pushes are sent. */
  readonly pushKey: string | undefined;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly rateFactor: number;
}

/** From one address; a try goes out to somebody else's server. */
const PER_MINUTE = { changes: 20, tries: 6 } as const;
const MOST_OF_PERSON = 12;
const MOST_OF_TABLE = 3;

const NO_ADDRESS = 'you have no such address';

/** By what somebody is called to the table. */
export function callRoutes(app: FastifyInstance, setting: CallRoutesSetting): void {
  const { storage, accounts, poster, sender, pushKey: publicKey, kept, whoIs, rateFactor } = setting;
  const { addresses } = storage;
  const limited = (max: number) => perMinute(max, rateFactor);
  const answer = async ({ id }: Person): Promise<CallsAnswer> => {
    const wished = wishesIn(await storage.calls.wishes(id));
    const push = publicKey === undefined ? {} : { pushKey: publicKey };
    return { hooks: poster.isOn, ...push, addresses: (await addresses.of(id)).map(shown), wishes: wished };
  };
  const ownAddress = async (request: FastifyRequest): Promise<{ readonly person: Person; readonly address: Address }> => {
    const person = await whoIs.need(request);
    const address = await addresses.get(idIn(request, 'address', NO_ADDRESS));
    if (address?.person !== person.id) throw new RequestProblem('not-found', NO_ADDRESS);
    return { person, address };
  };

  app.get(PATHS.calls, async (request): Promise<CallsAnswer> => answer(await whoIs.known(request)));

  app.post(PATHS.hooks, limited(PER_MINUTE.changes), async (request): Promise<CallsAnswer> => {
    const person = await whoIs.need(request);
    const body = bodyOf(hookBody, request);
    await refuseTooMany(setting, person, body);
    await refuseTarget(poster, body.url);
    kept.takeOf(request.ip, GUEST_BYTES);
    await addresses.put(hookAddress(person, body));
    return answer(person);
  });

  app.post(PATHS.push, limited(PER_MINUTE.changes), async (request): Promise<CallsAnswer> => {
    const person = await whoIs.need(request);
    const body = bodyOf(pushBody, request);
    if (publicKey === undefined) throw new RequestProblem('not-allowed', 'this server sends no pushes');
    if (!isBrowserKey(body.keys.p256dh)) throw new RequestProblem('bad-request', 'keys: no browser has such a key');
    const isKnown = (await addresses.byKey('push', pushKey(body.endpoint))) !== undefined;
    if (!isKnown) await refuseTooMany(setting, person, {});
    await refuseTarget(poster, body.endpoint);
    kept.takeOf(request.ip, GUEST_BYTES);
    const session = (await accounts.sessionOf(person.id, whoIs.token(request) ?? '')) ?? '';
    await addresses.put(pushAddress(person, body, { session, device: deviceOf(request.headers['user-agent']) }));
    return answer(person);
  });

  app.post(PATHS.wishes, limited(PER_MINUTE.changes), async (request): Promise<CallsAnswer> => {
    const person = await whoIs.need(request);
    const wished = bodyOf(wishes, request);
    if (!isZone(wished.zone)) throw new RequestProblem('bad-request', 'zone: there is no such zone');
    await storage.calls.keepWishes(person.id, wishesText(wished));
    return answer(person);
  });

  /** Also what was switched off is on again: its owner has put it right. */
  app.post('/api/me/calls/:address', limited(PER_MINUTE.changes), async (request): Promise<CallsAnswer> => {
    const { person, address } = await ownAddress(request);
    const { isCalled } = bodyOf(calledBody, request);
    await addresses.setCalled(person.id, address.id, isCalled);
    if (isCalled) await addresses.setHealth(address.id, HEALTHY);
    return answer(person);
  });

  /** A mail address is a way in: it goes where those go. */
  app.post('/api/me/calls/:address/remove', limited(PER_MINUTE.changes), async (request): Promise<CallsAnswer> => {
    const { person, address } = await ownAddress(request);
    bodyOf(emptyBody, request);
    if (address.kind === 'mail') throw new RequestProblem('not-allowed', 'that is a way in');
    await addresses.remove(person.id, address.id);
    return answer(person);
  });

  app.post('/api/me/calls/:address/try', limited(PER_MINUTE.tries), async (request): Promise<TryAnswer> => {
    const { address } = await ownAddress(request);
    bodyOf(emptyBody, request);
    const { failures } = await sender.send(address, { kind: 'try', seats: [], at: Date.now() });
    return { isTaken: failures === 0 };
  });
}

/** A table is told of by who sits there or has made it, so that nobody else's turns are followed by strangers. */
async function refuseTooMany({ storage }: CallRoutesSetting, { id }: Person, { table: wanted }: Pick<HookBody, 'table'>): Promise<void> {
  const own = await storage.addresses.of(id);
  if (own.length >= MOST_OF_PERSON) throw new RequestProblem('too-much-kept', 'you have too many addresses');
  if (wanted === undefined) return;
  const table = await storage.tables.load(wanted);
  if (table === undefined || table.stage === 'closed') throw new RequestProblem('not-found', 'there is no such table');
  const isTheirs = table.host === id || peopleIn(table.occupants).includes(id);
  if (!isTheirs) throw new RequestProblem('not-allowed', 'you do not sit there');
  if ((await storage.addresses.ofTable(wanted)).length >= MOST_OF_TABLE) throw new RequestProblem('too-much-kept', 'this table has enough');
}

async function refuseTarget(poster: Poster, url: string): Promise<void> {
  await poster.check(url).catch((reason: unknown) => {
    throw new RequestProblem('target-refused', reason instanceof RefusedTarget ? reason.message : 'nobody answers to that name');
  });
}

interface Browser {
  readonly session: string;
  readonly device: string;
}

function pushAddress({ id: person }: Person, { endpoint, keys, locale }: PushBody, { session, device }: Browser): Address {
  const target = JSON.stringify({ endpoint, keys, locale, session });
  const fixed = { id: newId(), person, kind: 'push', table: '', target, key: pushKey(endpoint), device } as const;
  return { ...fixed, madeAt: Date.now(), isCalled: true, health: HEALTHY };
}

function hookAddress({ id: person }: Person, { url, form, chat, mentions, table = '', locale }: HookBody): Address {
  const target = { url, form, ...(chat === undefined ? {} : { chat }), mentions, locale };
  const fixed = { id: newId(), person, kind: 'hook', table, target: JSON.stringify(target), device: '' } as const;
  return { ...fixed, key: hookKey(target, { person, table }), madeAt: Date.now(), isCalled: true, health: HEALTHY };
}

/** Never all of a target: who sees a page over a shoulder could write there. */
function shown(address: Address): CalledAddress {
  const { id, kind, key, table, isCalled, madeAt, health } = address;
  const form = hookTarget(address)?.form;
  const fixed = {
    id,
    kind,
    name: nameOf(address),
    ...(form === undefined ? {} : { form }),
    ...(kind === 'push' ? { mark: key } : {}),
    ...(table === '' ? {} : { table }),
  };
  return { ...fixed, isCalled, madeAt, isFailing: health.failures > 0, ...(health.off === undefined ? {} : { off: health.off.because }) };
}
