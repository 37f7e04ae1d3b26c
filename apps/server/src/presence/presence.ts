import { dropOldest } from '../drop-oldest.ts';
import type { JobClock } from '../jobs/timed-queue.ts';
import type { PeopleStore } from '../storage/ports.ts';

export interface PresenceSetting {
  readonly people: Pick<PeopleStore, 'here' | 'lastHere'>;
  readonly clock: JobClock;
  readonly onProblem: (reason: unknown) => void;
  /** The last tab that somebody had open here has gone. */
  readonly onLeft?: (person: string) => void;
  /** Of people whose tabs here nobody sees: whom other nodes are to know of all the same. */
  readonly alsoHere?: (people: readonly string[]) => Promise<readonly string[]>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Of who is here it is kept once a minute. */
const KEPT_MILLISECONDS = MINUTE;
/** What is known of others is read again after so long. */
const KNOWN_MILLISECONDS = 30_000;
const REMEMBERED = 10_000;

/** Who was not here for so long may be away: what is known may be two minutes old. */
export const AWAY_MILLISECONDS = 3 * MINUTE;
/** A host who is away for so long keeps nobody waiting: those who sit there may do what the host could. */
export const HOST_AWAY_MILLISECONDS = 10 * MINUTE;
/** Who was not here for so long is gone. */
export const GONE_MILLISECONDS = 48 * HOUR;

interface Known {
  readonly hereAt: number;
  readonly readAt: number;
}

/** When people last had the house open and saw it, by whichever node. */
export class Presence {
  readonly #setting: PresenceSetting;
  /** How many tabs each has open here. */
  readonly #tabs = new Counted();
  /** How many of those are seen. */
  readonly #seen = new Counted();
  readonly #known = new Map<string, Known>();
  #cancel = (): void => {};

  constructor(setting: PresenceSetting) {
    this.#setting = setting;
  }

  /** From now on those who are here are noted again and again. */
  open(): void {
    this.#cancel = this.#setting.clock.after(KEPT_MILLISECONDS, () => {
      this.#noteAll().catch(this.#setting.onProblem);
      this.open();
    });
  }

  close(): void {
    this.#cancel();
  }

  /** A tab was opened. */
  came(person: string): void {
    this.#tabs.add(person);
    this.shown(person);
  }

  went(person: string, { wasSeen }: { readonly wasSeen: boolean }): void {
    if (wasSeen && !this.#seen.remove(person)) this.#note([person]);
    if (!this.#tabs.remove(person)) this.#setting.onLeft?.(person);
  }

  /** A tab that is open is seen again. */
  shown(person: string): void {
    this.#seen.add(person);
    this.seen(person);
  }

  /** A tab that stays open is not seen any more. Other nodes find it out by hearing nothing. */
  hidden(person: string): void {
    const now = this.#setting.clock.now();
    if (!this.#seen.remove(person)) this.#remember(person, { hereAt: now, readAt: now });
  }

  /** Somebody asked for something, perhaps without a tab. */
  seen(person: string): void {
    const { hereAt = Number.NEGATIVE_INFINITY } = this.#known.get(person) ?? {};
    if (this.#setting.clock.now() - hereAt >= KEPT_MILLISECONDS) this.#note([person]);
  }

  /** Reads what is not known of these people. */
  async prepare(people: readonly string[]): Promise<void> {
    const now = this.#setting.clock.now();
    const isOld = (id: string): boolean => now - (this.#known.get(id)?.readAt ?? Number.NEGATIVE_INFINITY) > KNOWN_MILLISECONDS;
    const unknown = people.filter((id) => !this.#seen.has(id) && isOld(id));
    if (unknown.length === 0) return;
    const read = await this.#setting.people.lastHere(unknown);
    for (const id of unknown) this.#remember(id, { hereAt: Math.max(read.get(id) ?? 0, this.#known.get(id)?.hereAt ?? 0), readAt: now });
  }

  /** As far as it is known: prepared people only. */
  isAwayFor(person: string, milliseconds: number): boolean {
    return !this.#seen.has(person) && this.#setting.clock.now() - (this.#known.get(person)?.hereAt ?? 0) >= milliseconds;
  }

  /** The same for what lasts as long as a tab is open, whether anybody sees it or not. */
  hasLeftFor(person: string, milliseconds: number): boolean {
    return !this.#tabs.has(person) && this.isAwayFor(person, milliseconds);
  }

  async #noteAll(): Promise<void> {
    this.#note(this.#seen.all);
    const hidden = this.#tabs.all.filter((person) => !this.#seen.has(person));
    if (hidden.length > 0) this.#note((await this.#setting.alsoHere?.(hidden)) ?? []);
  }

  #note(people: readonly string[]): void {
    if (people.length === 0) return;
    const now = this.#setting.clock.now();
    for (const id of people) this.#remember(id, { hereAt: now, readAt: now });
    this.#setting.people.here(people, now).catch(this.#setting.onProblem);
  }

  #remember(id: string, known: Known): void {
    this.#known.delete(id);
    this.#known.set(id, known);
    dropOldest(this.#known, REMEMBERED);
  }
}

class Counted {
  readonly #counts = new Map<string, number>();

  get all(): readonly string[] {
    return [...this.#counts.keys()];
  }

  has(key: string): boolean {
    return this.#counts.has(key);
  }

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** False: that was the last one. */
  remove(key: string): boolean {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
    return left > 0;
  }
}
