import { isObject, type Json } from '@orrery/engine';
import type { MatchChange } from '@orrery/match';
import { textIn } from '../jobs/payload.ts';
import type { Task } from '../jobs/queue.ts';
import { peopleIn } from '../sitting.ts';
import { type Address, isCalled } from '../storage/address-ports.ts';
import type { Storage } from '../storage/ports.ts';
import { claim, type Look, PERHAPS_MILLISECONDS, type Whereabouts, whereFor } from './claims.ts';
import { sendDigest } from './digest.ts';
import type { Call } from './message.ts';
import { claimedIn, kindIn, unseenIn } from './orders.ts';
import type { Sender } from './sender.ts';
import { AWAITED, BEGUN, foundIn, isLast, remindAgainAt, reminderOutside, SOUGHT, turnsOf } from './turns.ts';
import { afterQuiet, nextHour, type Wishes, wishesIn } from './wishes.ts';
import type { CallKind } from './words.ts';

export interface CallerSetting {
  readonly storage: Pick<Storage, 'matches' | 'tables' | 'addresses' | 'calls' | 'jobs'>;
  readonly sender: Sender;
  /** Whether somebody looks at a match at this moment, by this node. */
  readonly isHere: (match: string, person: string) => boolean;
  /** The same, by any node: `perhaps` where they have the house open by another, or had until a moment ago. */
  readonly whereIs: (match: string, person: string) => Promise<Whereabouts>;
  /** Between a turn and its call: who makes another step, or comes by themselves, is called for none of it. */
  readonly pauseMilliseconds: number;
  readonly now: () => number;
  readonly warn: (reason: unknown, text: string) => void;
}

const REMEMBERED = 20_000;
const AROUND_MILLISECONDS = 3_600_000;
const AROUND_AT_ONCE = 50;
/** That are not over: far more than anybody plays at a time. */
const TABLES_OF_ONE = 1000;

/**
 * Calls people to the table: one call a turn and address, and none while they are there. Everything is decided when it is sent, from what
 * the storage has then: whoever has answered meanwhile, or has come, is left alone.
 */
export class Caller {
  readonly #setting: CallerSetting;
  /** Who is waited for and not there, as of when a look was last planned. */
  readonly #awaited = new Map<string, string>();

  constructor(setting: CallerSetting) {
    this.#setting = setting;
  }

  get tasks() {
    return {
      'call-look': async (payload) => this.#look(textIn(payload, 'match'), unseenIn(payload)),
      'call-send': async (payload) => this.#send(payload),
      'call-digest': async (payload) => sendDigest(this.#setting, textIn(payload, 'person')),
      'call-around': async (payload) => this.#around(isObject(payload) && typeof payload.after === 'string' ? payload.after : ''),
    } satisfies Record<string, Task>;
  }

  /** After every change of a match in memory: quick, and without a write where everybody is there. */
  matchChanged({ match, waitingFor, occupants }: Pick<MatchChange, 'match' | 'waitingFor' | 'occupants'>): void {
    const people = waitingFor.flatMap((seat) => {
      const occupant = occupants[seat];
      return occupant?.kind === 'person' && occupant.standIn === undefined ? [occupant.person] : [];
    });
    const absent = people.filter((person) => !this.#setting.isHere(match, person)).join(' ');
    if (this.#awaited.get(match) === absent || (absent === '' && !this.#awaited.has(match))) return;
    if (this.#awaited.size >= REMEMBERED) this.#awaited.clear();
    if (absent === '') this.#awaited.delete(match);
    else this.#awaited.set(match, absent);
    if (absent !== '') this.begun(match);
  }

  /** Somebody may be waited for who is not there. */
  begun(match: string): void {
    this.#plan(match, this.#setting.now() + this.#setting.pauseMilliseconds).catch((reason: unknown) => {
      this.#awaited.delete(match);
      this.#setting.warn(reason, 'could not plan a call');
    });
  }

  /** They were there when their turn began, have not played it, and see it no longer: from now on they are called as if they had not been. */
  unseen(match: string, person: string): void {
    const at = this.#setting.now() + this.#setting.pauseMilliseconds;
    this.#again(match, { why: 'unseen', person, at }).catch((reason: unknown) => this.#setting.warn(reason, 'could not plan a call'));
  }

  /** A search has seated these: who is away is told so with the first look, once. */
  async seated(match: string, people: readonly string[]): Promise<void> {
    const { storage, now } = this.#setting;
    for (const person of people) await storage.calls.say({ match, person, said: SOUGHT, version: 0, at: now() });
  }

  /** At a start, and from then on every hour: what a server that died was about to plan. */
  async goAround(): Promise<void> {
    const { jobs } = this.#setting.storage;
    await jobs.add('call-around', {}, { key: 'call-around', at: this.#setting.now() + this.#setting.pauseMilliseconds, keepsTime: true });
  }

  async #plan(match: string, at: number): Promise<void> {
    await this.#setting.storage.jobs.add('call-look', { match }, { key: `call-look ${match}`, at, keepsTime: true });
  }

  async #seen(match: string): Promise<Look | undefined> {
    const { matches, calls } = this.#setting.storage;
    const [kept] = await matches.glances([match]);
    if (kept?.glance === undefined || kept.game === undefined) return undefined;
    const { glance, game, version } = kept;
    const said = await calls.of(match);
    const entriesSince = (since: number) => matches.entriesSince(match, since);
    const now = this.#setting.now();
    const turns = await turnsOf({ glance, version, said, entriesSince, now });
    const found = await foundIn({ glance, said, entriesSince, now });
    const wasSaid: Look['wasSaid'] = (what, { person, version: turn }) =>
      said.some((one) => one.said === what && one.person === person && one.version >= turn);
    const people = new Set(peopleIn(glance.occupants));
    return { game, people, turns, found, isLast: isLast(glance, turns), wasSaid };
  }

  /** `unseen`: whose pages were hidden after their turn had begun. */
  async #look(match: string, unseen: string | undefined): Promise<void> {
    const { storage, now } = this.#setting;
    const look = await this.#seen(match);
    if (look === undefined) return;
    const toldFound = await this.#tellFound(match, look);
    if (look.turns.length === 0) return;
    const ofTable = await this.#hooksOf(match, look);
    for (const turn of look.turns) {
      const { person, version } = turn;
      const wishes = wishesIn(await storage.calls.wishes(person));
      const remindAt = reminderOutside(turn, wishes);
      const isUnseen = person === unseen;
      const due = { turn: turn.isNew || isUnseen, last: look.isLast, clock: remindAt !== undefined && remindAt <= now() } as const;
      // That their match has begun says it.
      if (turn.isNew && toldFound.has(person))
        for (const said of ['turn', BEGUN]) await storage.calls.say({ match, person, said, version, at: now() });
      const isBegun = toldFound.has(person) || look.wasSaid(BEGUN, turn);
      const isHeard = (kind: CallKind): boolean =>
        kind === 'turn' ? isBegun || (look.wasSaid(kind, turn) && !isUnseen) : look.wasSaid(kind, turn);
      const kinds = (['turn', 'last', 'clock'] as const).filter((kind) => due[kind] && !isHeard(kind));
      const where = kinds.length === 0 ? 'here' : await whereFor(this.#setting, { match, turn, remindAt });
      if (where === 'perhaps') {
        // Else each look would take the turn for one that begins with it, and its reminder would never come.
        if (turn.isNew) await storage.calls.say({ match, person, said: AWAITED, version, at: now() });
        await this.#again(match, { ...(isUnseen ? { why: 'unseen', person } : { why: 'perhaps' }), at: now() + PERHAPS_MILLISECONDS });
        continue;
      }
      const own = where === 'here' ? [] : (await storage.addresses.of(person)).filter(isCalled);
      // Who is there is not reminded; but the clock runs on, and they may go.
      const said = where === 'here' ? kinds.filter((kind) => kind !== 'clock') : kinds;
      for (const kind of said) {
        for (const address of [...own.filter(({ table }) => table === ''), ...ofTable]) await this.#order(match, { address, kind, wishes });
        // Said of a turn as a whole when all who are to hear it are on the list: who died before that lists them again, which changes nothing.
        await storage.calls.say({ match, person, said: kind, version, at: now() });
      }
      const clockAt = said.length < kinds.length ? remindAgainAt(turn, now()) : remindAt;
      if (clockAt !== undefined && clockAt > now()) await this.#again(match, { why: 'clock', person, at: clockAt });
    }
  }

  /** Whom a search has seated while they were away. Says who is told so now. */
  async #tellFound(match: string, { found, wasSaid }: Look): Promise<ReadonlySet<string>> {
    const { storage, now, whereIs } = this.#setting;
    const told = new Set<string>();
    for (const turn of found.filter((one) => !wasSaid('found', one))) {
      const { person, version } = turn;
      const where = await whereIs(match, person);
      if (where === 'perhaps') await this.#again(match, { why: 'perhaps', at: now() + PERHAPS_MILLISECONDS });
      if (where === 'perhaps') continue;
      const own = where === 'here' ? [] : (await storage.addresses.of(person)).filter((one) => isCalled(one) && one.table === '');
      const wishes = wishesIn(await storage.calls.wishes(person));
      for (const address of own) await this.#order(match, { address, kind: 'found', wishes });
      await storage.calls.say({ match, person, said: 'found', version, at: now() });
      if (own.length > 0) told.add(person);
    }
    return told;
  }

  /** Of those who still have something to do with the table. */
  async #hooksOf(match: string, { people }: Look): Promise<readonly Address[]> {
    const { addresses, tables } = this.#setting.storage;
    const hooks = (await addresses.ofTable(match)).filter(isCalled);
    if (hooks.length === 0) return [];
    const host = (await tables.load(match))?.host;
    return hooks.filter(({ person }) => person === host || people.has(person));
  }

  /** Beside the look that a change plans, which comes sooner. */
  async #again(match: string, { why, person, at }: Again): Promise<void> {
    const payload = why === 'unseen' && person !== undefined ? { match, unseen: person } : { match };
    const key = person === undefined ? `call-${why} ${match}` : `call-${why} ${match} ${person}`;
    await this.#setting.storage.jobs.add('call-look', payload, { key, at, keepsTime: true });
  }

  async #order(match: string, { address: { id, kind: by, person, table, health }, kind, wishes }: Order): Promise<void> {
    const due = Math.max(this.#setting.now(), health.restsUntil);
    if (by === 'mail' && wishes.digestHour !== undefined && kind !== 'clock' && kind !== 'found') {
      const hour = nextHour(wishes, wishes.digestHour, due);
      await this.#setting.storage.jobs.add('call-digest', { person }, { key: `call-digest ${person}`, at: hour, keepsTime: true });
      return;
    }
    // What several read is nobody's quiet.
    const at = table === '' ? afterQuiet(wishes, due) : due;
    await this.#setting.storage.jobs.add('call-send', { match, address: id, kind }, { key: `call-send ${match} ${id} ${kind}`, at });
  }

  async #send(payload: Json): Promise<void> {
    const { storage, sender, now } = this.#setting;
    const [match, id, kind] = [textIn(payload, 'match'), textIn(payload, 'address'), kindIn(payload)];
    const address = await storage.addresses.get(id);
    if (address === undefined || !isCalled(address)) return;
    const key = `call-send ${match} ${id} ${kind}`;
    // Another message has found meanwhile that nobody takes anything there.
    if (address.health.restsUntil > now()) return storage.jobs.add('call-send', payload, { key, at: address.health.restsUntil });
    const look = await this.#seen(match);
    if (look === undefined) return;
    const { claimed, later } = await claim(this.#setting, { match, address, kind, look, before: claimedIn(payload) });
    if (later !== undefined)
      await storage.jobs.add(
        'call-send',
        { match, address: id, kind, claimed: later.claimed.map(({ person, version }) => ({ person, version })) },
        { key: `${key} later`, at: later.at },
      );
    if (claimed.length === 0) return;
    const call: Call = { kind, table: match, game: look.game, seats: claimed, at: now() };
    sender.begin(address, call, async (restsUntil) => {
      const wishes = address.table === '' ? wishesIn(await storage.calls.wishes(address.person)) : undefined;
      const at = wishes === undefined ? restsUntil : afterQuiet(wishes, restsUntil);
      const again = { match, address: id, kind, claimed: claimed.map(({ person, version }) => ({ person, version })) };
      await storage.jobs.add('call-send', again, { key, at });
    });
  }

  /** All that wait for somebody who wants to be called, a few at a time. */
  async #around(after: string): Promise<void> {
    const { storage, now } = this.#setting;
    const page = await storage.addresses.page(AROUND_AT_ONCE, after);
    for (const address of page.filter(isCalled)) {
      const tables = address.table === '' ? await storage.tables.listUnfinished(address.person, TABLES_OF_ONE) : [{ id: address.table }];
      const glances = await storage.matches.glances(tables.map(({ id }) => id));
      for (const { id, glance } of glances) if (glance !== undefined && !glance.isOver) await this.#plan(id, now());
    }
    const last = page.at(-1);
    const [payload, at] =
      page.length < AROUND_AT_ONCE || last === undefined ? [{}, now() + AROUND_MILLISECONDS] : [{ after: last.id }, now()];
    await storage.jobs.add('call-around', payload, { key: 'call-around', at });
  }
}

interface Again {
  readonly why: 'clock' | 'perhaps' | 'unseen';
  /** Whom the look is for, where another's time must not put it off. */
  readonly person?: string;
  readonly at: number;
}

interface Order {
  readonly address: Address;
  readonly kind: CallKind;
  /** Of who is called. */
  readonly wishes: Wishes;
}
