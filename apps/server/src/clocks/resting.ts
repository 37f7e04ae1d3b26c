import { isObject, stableJson } from '@orrery/engine';
import type { MatchSetup, Occupant, Rest } from '@orrery/match';
import { HOLIDAYS, NIGHTS, type RestAnswer, type RestChoice } from '@orrery/protocol';
import type { Task } from '../jobs/queue.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn, seatOf } from '../sitting.ts';
import type { Storage } from '../storage/ports.ts';
import { dayAt, holidaysIn, isTimeZone, type KeptRest, readRest, restOf, tomorrowAt } from './rests.ts';

export interface RestingSetting {
  readonly storage: Pick<Storage, 'people' | 'tables' | 'jobs' | 'matches'>;
  readonly matches: Pick<LiveMatches, 'use'>;
  readonly now: () => number;
}

const DAY = 24 * 3_600_000;
/** Tables of one person that are not over: far more than anybody plays at a time. */
const MOST_TABLES = 1000;
const APPLY = 'apply-rest';

/** When people's slow clocks stand still: what each chose, and their running matches with it. */
export class Resting {
  readonly #setting: RestingSetting;

  constructor(setting: RestingSetting) {
    this.#setting = setting;
  }

  async of(person: string): Promise<RestAnswer> {
    return this.#answer(await this.#kept(person));
  }

  async choose(person: string, choice: RestChoice): Promise<RestAnswer> {
    const now = this.#setting.now();
    if (!isTimeZone(choice.zone)) throw new RequestProblem('bad-request', 'zone: there is no such time zone');
    const before = await this.#kept(person);
    const isChanged = stableJson(nightsOf(before?.choice)) !== stableJson(nightsOf(choice));
    if (isChanged && before !== undefined && now < before.changedAt + NIGHTS.keptDays * DAY)
      throw new RequestProblem('not-allowed', `nights and days off may be changed every ${NIGHTS.keptDays} days`);
    const holidays = mergedHolidays(before?.choice.holidays ?? [], choice.holidays, dayAt(choice.zone, now));
    const years = new Set(holidays.flatMap(({ first, last }) => [Number(first.slice(0, 4)), Number(last.slice(0, 4))]));
    for (const year of years)
      if (holidaysIn(holidays, year) > HOLIDAYS.daysAYear)
        throw new RequestProblem('not-allowed', `there are ${HOLIDAYS.daysAYear} days of holidays a year`);
    // Nobody stops a clock that is about to ring: of holidays alone none begins today anyway.
    const mustWait = isChanged && (before !== undefined || choice.quiet !== undefined || choice.daysOff.length > 0);
    const from = mustWait ? tomorrowAt(choice.zone, now) : before?.from;
    const kept: KeptRest = {
      choice: { ...choice, holidays },
      changedAt: isChanged ? now : (before?.changedAt ?? now),
      ...(from === undefined ? {} : { from }),
    };
    await this.#setting.storage.people.keepRest(person, JSON.stringify(kept));
    await this.apply(person);
    return this.#answer(kept);
  }

  /** To all slow matches of this person, soon; kept until it is done. */
  async apply(person: string): Promise<void> {
    await this.#plan(person, {});
  }

  async #plan(person: string, when: { readonly at?: number }): Promise<void> {
    await this.#setting.storage.jobs.add(APPLY, { person }, { key: `${APPLY} ${person}`, ...when });
  }

  /** Seat by seat, for a match that begins now. */
  async forSeats(occupants: readonly Occupant[]): Promise<NonNullable<MatchSetup['rests']>> {
    const people = peopleIn(occupants);
    const kept = await this.#setting.storage.people.rests(people);
    return occupants.map((one) => (one.kind === 'person' ? (this.#restOf(kept.get(one.person)) ?? null) : null));
  }

  readonly tasks = {
    [APPLY]: async (payload) => {
      const { tables, people, matches } = this.#setting.storage;
      const person = isObject(payload) && typeof payload.person === 'string' ? payload.person : '';
      const kept = (await people.rests([person])).get(person);
      const { from = 0 } = readRest(kept) ?? {};
      if (from > this.#setting.now()) return this.#plan(person, { at: from });
      const rest = this.#restOf(kept);
      const unfinished = await tables.listUnfinished(person, MOST_TABLES);
      const slow = unfinished.filter(({ stage, clock }) => stage === 'started' && clock?.pace === 'slow');
      const glances = await matches.glances(slow.map(({ id }) => id));
      for (const { id } of glances.filter(({ glance }) => glance?.isOver !== true)) await this.#rest(id, person, rest);
    },
  } satisfies Record<string, Task>;

  /** One that cannot be opened keeps the others from nothing. */
  async #rest(id: string, person: string, rest: Rest | undefined): Promise<void> {
    try {
      await this.#setting.matches.use(id, async (match) => {
        const seat = seatOf(match.occupants, person);
        if (seat >= 0 && !match.isOver) await match.setRest(seat, rest);
      });
    } catch (reason) {
      if (!(reason instanceof RequestProblem)) throw reason;
    }
  }

  #restOf(kept: string | undefined): Rest | undefined {
    const read = readRest(kept);
    return read === undefined ? undefined : restOf(read.choice, this.#setting.now());
  }

  async #kept(person: string): Promise<KeptRest | undefined> {
    return readRest((await this.#setting.storage.people.rests([person])).get(person));
  }

  #answer(kept: KeptRest | undefined): RestAnswer {
    const now = this.#setting.now();
    const year = Number(dayAt(kept?.choice.zone ?? 'UTC', now).slice(0, 4));
    const left = (of: number): number => Math.max(0, HOLIDAYS.daysAYear - holidaysIn(kept?.choice.holidays ?? [], of));
    const changeableAt = (kept?.changedAt ?? 0) + NIGHTS.keptDays * DAY;
    return {
      rest: kept?.choice ?? null,
      ...(kept !== undefined && changeableAt > now ? { changeableAt } : {}),
      year,
      left: left(year),
      leftNextYear: left(year + 1),
    };
  }
}

function nightsOf(choice: RestChoice | undefined): unknown {
  return choice === undefined ? null : { zone: choice.zone, quiet: choice.quiet ?? null, daysOff: [...choice.daysOff].sort() };
}

/**
 * Those that have begun stay as they were; they may only end sooner, with today. New ones begin tomorrow at the soonest: nobody stops a
 * clock that is about to ring. Of years that are over nothing is kept.
 */
export function mergedHolidays(before: RestChoice['holidays'], given: RestChoice['holidays'], today: string): RestChoice['holidays'] {
  const begun = before
    .filter(({ first, last }) => first <= today && last.slice(0, 4) >= today.slice(0, 4))
    .map(({ first, last }) => {
      const wanted = given.find((one) => one.first === first)?.last ?? last;
      return { first, last: least(last, most(wanted, today)) };
    });
  const coming = given.filter(({ first }) => first > today);
  return [...begun, ...coming].sort((one, other) => (one.first < other.first ? -1 : 1));
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}

function most(one: string, other: string): string {
  return one > other ? one : other;
}
