import { isObject, type Json } from '@orrery/engine';
import type { Call } from '../calls/message.ts';
import type { Sender } from '../calls/sender.ts';
import { afterQuiet, wishesIn } from '../calls/wishes.ts';
import { textIn } from '../jobs/payload.ts';
import type { Presence } from '../presence/presence.ts';
import { peopleIn } from '../sitting.ts';
import { isCalled } from '../storage/address-ports.ts';
import type { Storage } from '../storage/ports.ts';

export interface CallInvitedSetting {
  readonly storage: Pick<Storage, 'addresses' | 'calls' | 'friends' | 'jobs' | 'tables'>;
  readonly sender: Pick<Sender, 'begin'>;
  readonly presence: Pick<Presence, 'prepare' | 'isAwayFor'>;
  readonly now: () => number;
}

/** Who has the house open sees it there; who is here is kept once a minute. */
const HERE_MILLISECONDS = 100_000;
const MOST_INVITATIONS = 100;

export interface Invited {
  readonly table: string;
  readonly person: string;
  /** Empty: who it was is not said. */
  readonly by: string;
}

/** To be called once, by a job: what still holds then is asked of the storage. */
export async function planInvited({ jobs }: Pick<Storage, 'jobs'>, { table, person, by }: Invited): Promise<void> {
  await jobs.add('call-invited', { table, person, by }, { key: `call-invited ${table} ${person}`, keepsTime: true });
}

/** Tells somebody who is not here that they were invited: each address once, outside of quiet hours. */
export async function callInvited(payload: Json, { storage, sender, presence, now }: CallInvitedSetting): Promise<void> {
  const [table, person] = [textIn(payload, 'table'), textIn(payload, 'person')];
  const by = isObject(payload) && typeof payload.by === 'string' ? payload.by : '';
  /** The one that did not take it before; it has been claimed. */
  const only = isObject(payload) && typeof payload.address === 'string' ? payload.address : undefined;
  const invitations = await storage.friends.invitationsOf(person, MOST_INVITATIONS);
  const kept = invitations.some((one) => one.table === table) ? await storage.tables.load(table) : undefined;
  if (kept === undefined || peopleIn(kept.occupants).includes(person)) return;
  await presence.prepare([person]);
  if (!presence.isAwayFor(person, HERE_MILLISECONDS)) return;
  const wishes = wishesIn(await storage.calls.wishes(person));
  const quietUntil = afterQuiet(wishes, now());
  if (quietUntil > now())
    return storage.jobs.add('call-invited', payload, { key: `call-invited ${table} ${only ?? person}`, at: quietUntil });
  const own = (await storage.addresses.of(person)).filter((one) => isCalled(one) && one.table === '');
  for (const address of own.filter(({ id }) => only === undefined || id === only)) {
    const said = `invited ${address.id}`;
    if (only === undefined && !(await storage.calls.say({ match: table, person, said, version: 0, at: now() }))) continue;
    const again = (at: number): Promise<void> => {
      const order = { table, person, by, address: address.id };
      return storage.jobs.add('call-invited', order, { key: `call-invited ${table} ${address.id}`, at: afterQuiet(wishes, at) });
    };
    const call: Call = { kind: 'invited', table, game: kept.game, seats: [], ...(by === '' ? {} : { by }), at: now() };
    if (address.health.restsUntil > now()) await again(address.health.restsUntil);
    else sender.begin(address, call, again);
  }
}
