import { dropOldest } from '../drop-oldest.ts';
import type { JobClock } from '../jobs/timed-queue.ts';
import type { PeopleStore } from '../storage/ports.ts';

export interface PresenceSetting {
  readonly people: Pick<PeopleStore, 'here' | 'lastHere'>;
  readonly clock: JobClock;
  readonly onProblem: (reason: unknown) => void;
  /** The last tab that somebody had open here has gone. */
  readonly onLeft?: (person: string) => void;
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

/** When people last had the house open, by whichever node. */
export class Presence {
  readonly #setting: PresenceSetting;
  /** How many tabs each has open here. */
  readonly #tabs = new Map<string, number>();
  readonly #known = new Map<string, Known>();
  #cancel = (): void => {};

  constructor(setting: PresenceSetting) {
    this.#setting = setting;
  }

  /** From now on those who are here are noted again and again. */
  open(): void {
    this.#cancel = this.#setting.clock.after(KEPT_MILLISECONDS, () => {
      this.#note([...this.#tabs.keys()]);
      this.open();
    });
  }

  close(): void {
    this.#cancel();
  }

  /** A tab was opened; or somebody asked for something without one. */
  came(person: string): void {
    this.#tabs.set(person, (this.#tabs.get(person) ?? 0) + 1);
    this.seen(person);
  }

  went(person: string): void {
    const left = (this.#tabs.get(person) ?? 1) - 1;
    if (left > 0) return void this.#tabs.set(person, left);
    this.#tabs.delete(person);
    this.#note([person]);
    this.#setting.onLeft?.(person);
  }

  seen(person: string): void {
    const { hereAt = Number.NEGATIVE_INFINITY } = this.#known.get(person) ?? {};
    if (this.#setting.clock.now() - hereAt >= KEPT_MILLISECONDS) this.#note([person]);
  }

  /** Reads what is not known of these people. */
  async prepare(people: readonly string[]): Promise<void> {
    const now = this.#setting.clock.now();
    const isOld = (id: string): boolean => now - (this.#known.get(id)?.readAt ?? Number.NEGATIVE_INFINITY) > KNOWN_MILLISECONDS;
    const unknown = people.filter((id) => !this.#tabs.has(id) && isOld(id));
    if (unknown.length === 0) return;
    const read = await this.#setting.people.lastHere(unknown);
    for (const id of unknown) this.#remember(id, { hereAt: Math.max(read.get(id) ?? 0, this.#known.get(id)?.hereAt ?? 0), readAt: now });
  }

  /** As far as it is known: prepared people only. */
  isAwayFor(person: string, milliseconds: number): boolean {
    return !this.#tabs.has(person) && this.#setting.clock.now() - (this.#known.get(person)?.hereAt ?? 0) >= milliseconds;
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
