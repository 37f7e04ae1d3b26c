import { isObject, type Json } from '@orrery/engine';
import type { BroughtAlong } from '@orrery/protocol';
import { textIn } from '../jobs/payload.ts';
import type { Task } from '../jobs/queue.ts';
import { refuseSameName } from '../lobby/names.ts';
import type { Naming, Seats } from '../lobby/seats.ts';
import { RequestProblem } from '../problem.ts';
import type { Recast } from '../storage/account-ports.ts';
import type { Person, Storage, Table } from '../storage/ports.ts';
import { newId } from './token.ts';

export interface MovingSetting {
  readonly storage: Pick<
    Storage,
    'accounts' | 'addresses' | 'evenings' | 'friends' | 'sharedStudies' | 'manners' | 'tables' | 'matches' | 'jobs'
  >;
  readonly seats: Pick<Seats, 'handOver' | 'leave' | 'occupantsOf'>;
}

/** Tables of one person, far more than anybody has open or running. */
const MOST_TABLES = 1000;
/** In one transaction. */
const RECAST_AT_ONCE = 20;
/** More than anybody has played: a storage that gives the same tables again and again is not asked for ever. */
const MOST_BATCHES = 5000;
/** Whoever began it is done by then; if it died on the way, another does it again. */
const AGAIN_MILLISECONDS = 60_000;
/** And once more: a node that heard nothing of it may meanwhile have ended a match with people in it as they were. */
const AT_LAST_MILLISECONDS = 24 * 3_600_000;

/** What somebody sat at passes on when they become another, or nobody. Both may be done twice, and are, where a server dies over it. */
export class Moving {
  readonly #setting: MovingSetting;

  constructor(setting: MovingSetting) {
    this.#setting = setting;
  }

  get tasks() {
    return {
      'bring-along': async (payload) => {
        const { from, spare, person } = textsIn(payload);
        const { accounts } = this.#setting.storage;
        // Who began it may have found that the guest has an account by now, or died before the guest went.
        if (!(await accounts.removeGuest(from))) return;
        // The account may have another name by now, or be gone.
        const account = await accounts.person(person);
        await (account === undefined ? this.#erase(from, spare) : this.#bring(from, account, spare));
        await this.#planAtLast('bring-along', payload);
      },
      'erase-person': async (payload) => {
        const { from, spare } = textsIn(payload);
        await this.#erase(from, spare);
        await this.#planAtLast('erase-person', payload);
      },
    } satisfies Record<string, Task>;
  }

  /**
   * Before the guest goes: the tables of the guest, its seats and matches are the account's. Undefined: it is no guest any more and stays
   * who it is.
   */
  async bringAlong(guest: Person, account: Person, removeGuest: () => Promise<boolean>): Promise<BroughtAlong | undefined> {
    const spare = newId();
    await this.#plan('bring-along', { from: guest.id, spare, person: account.id, name: account.name });
    // By what the guest was reached the account is, from this device on.
    await this.#setting.storage.addresses.handOver(guest.id, account.id);
    // Whom the guest wanted to keep away stays away, and so does who kept the guest away.
    await this.#setting.storage.manners.handOver(guest.id, account.id);
    await this.#setting.storage.friends.handOver(guest.id, account.id);
    for (const other of await this.#setting.storage.manners.apartFrom(account.id))
      await this.#setting.storage.friends.part(account.id, other);
    await this.#setting.storage.evenings.handOver(guest.id, account.id);
    await this.#setting.storage.sharedStudies.handOver(guest.id, account.id);
    return (await removeGuest()) ? this.#bring(guest.id, account, spare) : undefined;
  }

  /** Before the person goes: they stand up everywhere, and old matches name somebody without a name. */
  async erase({ id }: Person, removePerson: () => Promise<void>): Promise<void> {
    const spare = newId();
    await this.#plan('erase-person', { from: id, spare, person: '', name: '' });
    await removePerson();
    await this.#erase(id, spare);
  }

  /** They are called otherwise by now, or an account's: where they sit it is said so. */
  async reseat(person: Person, naming: Naming = {}): Promise<void> {
    for (const { id } of await this.#unfinished(await this.#tablesOf(person.id))) await this.#handOver(id, person.id, person, naming);
  }

  /** Before somebody is called otherwise: no two at one table bear the same name. */
  async refuseSameName(person: Person): Promise<void> {
    for (const { id } of await this.#unfinished(await this.#tablesOf(person.id)))
      refuseSameName(await this.#setting.seats.occupantsOf(id), person);
  }

  async #bring(guest: string, account: Person, spare: string): Promise<BroughtAlong> {
    const own = await this.#tablesOf(guest);
    let seatsLeft = 0;
    for (const { id } of await this.#unfinished(own)) {
      if ((await this.#handOver(id, guest, account)) === false) seatsLeft += 1;
    }
    await this.#recastAll(guest, { person: account.id, name: account.name, spare });
    return { tables: own.length - seatsLeft, seatsLeft };
  }

  async #erase(person: string, spare: string): Promise<void> {
    const { seats } = this.#setting;
    for (const table of await this.#unfinished(await this.#tablesOf(person))) {
      await this.#handOver(table.id, person, undefined);
      const isAlone = !table.occupants.some((one) => one.kind === 'person' && one.person !== person);
      if (table.stage === 'open' && table.host === person && isAlone) await seats.leave(table.id, { id: person, name: '' });
    }
    await this.#recastAll(person, { person: spare, name: '', spare, isGone: true });
  }

  /** A match that cannot go on, or was over a moment ago, has nobody to seat: what is kept of it is changed with the rest. */
  async #handOver(id: string, from: string, to: Person | undefined, naming: Naming = {}): Promise<boolean | undefined> {
    return this.#setting.seats.handOver(id, from, to, naming).catch((reason: unknown) => {
      if (reason instanceof RequestProblem) return undefined;
      throw reason;
    });
  }

  #tablesOf(person: string): Promise<readonly Table[]> {
    return this.#setting.storage.tables.listOf(person, MOST_TABLES);
  }

  /** Of these, open tables and those whose match goes on. */
  async #unfinished(own: readonly Table[]): Promise<readonly Table[]> {
    const glances = await this.#setting.storage.matches.glances(own.filter(({ stage }) => stage === 'started').map(({ id }) => id));
    const done = new Set(glances.filter(({ glance }) => glance?.isOver === true || glance?.closed !== undefined).map(({ id }) => id));
    return own.filter(({ id }) => !done.has(id));
  }

  async #recastAll(from: string, as: Recast): Promise<void> {
    const { accounts } = this.#setting.storage;
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      if ((await accounts.recast(from, as, RECAST_AT_ONCE)) < RECAST_AT_ONCE) return;
    }
    throw new Error(`after ${MOST_BATCHES} batches there are still tables of one person left`);
  }

  async #plan(kind: string, payload: { readonly [Key in keyof ReturnType<typeof textsIn>]: string }): Promise<void> {
    await this.#setting.storage.jobs.add(kind, payload, { key: `${kind} ${payload.from}`, at: Date.now() + AGAIN_MILLISECONDS });
  }

  async #planAtLast(kind: string, payload: Json): Promise<void> {
    const later = laterOf(payload);
    if (later === undefined) return;
    const { from } = textsIn(payload);
    await this.#setting.storage.jobs.add(kind, later, { key: `${kind} ${from} at last`, at: Date.now() + AT_LAST_MILLISECONDS });
  }
}

/** Of a job that was not yet the last. */
function laterOf(payload: Json): Json | undefined {
  return isObject(payload) && payload.isLast !== true ? { ...payload, isLast: true } : undefined;
}

function textsIn(payload: Json) {
  const text = (name: string): string => textIn(payload, name);
  return { from: text('from'), spare: text('spare'), person: text('person'), name: text('name') };
}
