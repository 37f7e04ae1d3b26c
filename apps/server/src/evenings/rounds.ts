import type { Games } from '../games.ts';
import { textIn } from '../jobs/payload.ts';
import type { Task } from '../jobs/queue.ts';
import type { Arranging } from '../lobby/arranging.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Meeting } from '../manners/meeting.ts';
import { isIn, isOver } from '../pairing/evening.ts';
import { nextRound } from '../pairing/next-round.ts';
import { HOST_AWAY_MILLISECONDS, type Presence } from '../presence/presence.ts';
import { RequestProblem } from '../problem.ts';
import type { KeptEntry, KeptEvening } from '../storage/evening-ports.ts';
import type { Person, Storage, Table } from '../storage/ports.ts';
import { courseOf, isRoundOver } from './course.ts';
import type { KeptEvenings } from './kept-evenings.ts';
import { outcomeOf, undecided } from './outcome.ts';
import { isPlayed, placeOf, tableIdOf, tableOf } from './round-table.ts';

export interface RoundsSetting {
  readonly evenings: KeptEvenings;
  readonly storage: Pick<Storage, 'tables' | 'matches' | 'jobs' | 'accounts'>;
  readonly tables: Pick<Tables, 'add'>;
  readonly arranging: Pick<Arranging, 'start'>;
  readonly games: Games;
  readonly presence: Pick<Presence, 'prepare' | 'isAwayFor'>;
  readonly meeting: Pick<Meeting, 'apartFrom'>;
  /** Who may only look plays no further round. */
  readonly isSuspended: (person: string) => Promise<boolean>;
  /** A match that no rules can go on with, nor ever will. */
  readonly isClosed: (match: string) => Promise<boolean>;
  readonly now: () => number;
  readonly warn: (reason: unknown, text: string) => void;
}

/** Whoever drew a round has seated everybody by then; if it died on the way, another does. */
const AGAIN_MILLISECONDS = 10_000;
/** Between two rounds that follow each other by themselves. */
const PAUSE_MILLISECONDS = 20_000;
/** How often it is looked whether an evening waits for somebody who does not come, or for news that were lost. */
const LOOK_MILLISECONDS = 5 * 60_000;

/**
 * Draws rounds, seats people and takes in results. A round is drawn by one change of the evening, so it is drawn once; its tables have ids
 * that follow from it, so each is made once, however often this is done and by whichever node.
 */
export class Rounds {
  readonly #setting: RoundsSetting;

  constructor(setting: RoundsSetting) {
    this.#setting = setting;
  }

  get tasks() {
    return {
      'evening-round': async (payload) => {
        const failures = await this.#again(textIn(payload, 'evening'));
        if (failures.length > 0) throw new AggregateError(failures, `${failures.length} tables of an evening could not begin`);
      },
      // It has planned the next one: were it repeated too, there would be more of them every time.
      'evening-look': async (payload) => this.#warned(await this.#again(textIn(payload, 'evening'))),
      'evening-result': async (payload) => {
        const place = placeOf(textIn(payload, 'table'));
        if (place !== undefined) await this.collect(place.evening).catch(unlessGone);
      },
      'evening-on': async (payload) => {
        const round = Number(textIn(payload, 'round'));
        await this.next(textIn(payload, 'evening'), round).catch(unlessGone);
      },
    } satisfies Record<string, Task>;
  }

  /** A match is over, perhaps one of an evening. */
  matchEnded(match: string): void {
    const { storage, warn } = this.#setting;
    if (placeOf(match) === undefined) return;
    storage.jobs
      .add('evening-result', { table: match }, { key: `evening-result ${match}` })
      .catch((reason: unknown) => warn(reason, 'could not plan to take in a result'));
  }

  /** `begun`: how many rounds there were for who asks; if there are more by now, somebody was quicker and nothing is done. */
  async next(id: string, begun: number): Promise<KeptEvening> {
    const { evenings, storage, now } = this.#setting;
    // Before it is drawn: who dies after that leaves nobody waiting for a table.
    await storage.jobs.add('evening-round', { evening: id }, { key: `evening-round ${id}`, at: now() + AGAIN_MILLISECONDS });
    const drawn = await evenings.change(id, async (evening) => {
      if (evening.stage === 'over' || evening.rounds.length !== begun) return undefined;
      if (!isRoundOver(evening)) throw new RequestProblem('match-running', 'the round before is not over');
      return this.#drawn(evening);
    });
    // The job does what could not be done now.
    this.#warned(await this.#seat(drawn).catch((reason: unknown) => [reason]));
    return drawn;
  }

  #warned(failures: readonly unknown[]): void {
    for (const reason of failures) this.#setting.warn(reason, 'could not begin a table of an evening');
  }

  async #drawn(evening: KeptEvening): Promise<Partial<KeptEvening>> {
    const round = evening.rounds.length;
    const people = await this.#peopleIn(evening);
    // Who is gone from this server, or may not play, has gone.
    const entries = evening.entries.map(
      (one): KeptEntry => (isIn(one, round) && !people.has(one.number) ? { ...one, until: round, helps: false } : one),
    );
    const apart = new Map<number, ReadonlySet<string>>();
    for (const [number, { id }] of people) apart.set(number, await this.#setting.meeting.apartFrom(id));
    const isApart = (one: number, other: number): boolean => apart.get(one)?.has(people.get(other)?.id ?? '') === true;
    const tables = nextRound(courseOf({ ...evening, entries }), (one, other) => isApart(one, other) || isApart(other, one));
    if (tables !== undefined) return { entries, stage: 'running', rounds: [...evening.rounds, tables] };
    if (round === 0) throw new RequestProblem('seats-not-filled', 'at least two must take part');
    return { entries, stage: 'over' };
  }

  /** Those who can play the next round. */
  async #peopleIn({ entries, rounds }: KeptEvening): Promise<ReadonlyMap<number, Person>> {
    const { storage, isSuspended } = this.#setting;
    const people = new Map<number, Person>();
    for (const one of entries.filter((entry) => isIn(entry, rounds.length))) {
      const person = one.person === '' ? undefined : await storage.accounts.person(one.person);
      if (person !== undefined && !(await isSuspended(person.id))) people.set(one.number, person);
    }
    return people;
  }

  /** Makes the tables of the last round that are not there, and begins those that have not begun; says why some could not. */
  async #seat(evening: KeptEvening): Promise<readonly unknown[]> {
    const { storage, now } = this.#setting;
    if (evening.stage !== 'running') return [];
    await storage.jobs.add('evening-look', { evening: evening.id }, { key: `evening-look ${evening.id}`, at: now() + LOOK_MILLISECONDS });
    const round = evening.rounds.length - 1;
    const failures: unknown[] = [];
    for (const [number, drawn] of (evening.rounds[round] ?? []).entries()) {
      if (drawn.outcome !== undefined || !isPlayed(evening, drawn)) continue;
      // One table that cannot begin keeps nobody else waiting.
      await this.#begin(evening, { round, number }).catch((reason: unknown) => failures.push(reason));
    }
    return failures;
  }

  async #begin(evening: KeptEvening, place: { readonly round: number; readonly number: number }): Promise<void> {
    const { storage, games, tables, arranging, now } = this.#setting;
    const id = tableIdOf({ evening: evening.id, ...place });
    const kept = await storage.tables.load(id);
    if (kept?.stage === 'started' || kept?.stage === 'closed') return;
    const numbers = evening.rounds[place.round]?.[place.number]?.entries ?? [];
    const table = kept ?? tableOf(evening, place, { games, now: now(), people: await this.#seated(evening, numbers) });
    if (kept === undefined) await tables.add(table, () => this.#add(table));
    await arranging.start(id, { id: table.host, name: '' }).catch((reason: unknown) => {
      // Another node was quicker.
      if (!(reason instanceof RequestProblem) || reason.code !== 'table-started') throw reason;
    });
  }

  async #add(table: Table): Promise<boolean> {
    const { tables } = this.#setting.storage;
    try {
      await tables.add(table);
      return true;
    } catch (reason) {
      if ((await tables.load(table.id)) === undefined) throw reason;
      return false;
    }
  }

  /** Whoever has deleted themselves since it was drawn is a bot's seat, and absent in the end. */
  async #seated({ entries }: KeptEvening, numbers: readonly number[]): Promise<ReadonlyMap<number, Person>> {
    const people = new Map<number, Person>();
    for (const number of numbers) {
      const person = await this.#setting.storage.accounts.person(entries[number]?.person ?? '');
      if (person !== undefined) people.set(number, person);
    }
    return people;
  }

  async #again(id: string): Promise<readonly unknown[]> {
    try {
      await this.collect(id);
      return await this.#seat(await this.#setting.evenings.get(id));
    } catch (reason) {
      unlessGone(reason);
      return [];
    }
  }

  /** Takes in what has ended, and lets the evening go on where it does so by itself or nobody is there who could. */
  async collect(id: string): Promise<void> {
    const { evenings, storage, now } = this.#setting;
    const evening = await evenings.change(id, async ({ id: evening, stage, rounds, entries }) => {
      const last = rounds.at(-1);
      if (stage !== 'running' || last === undefined) return undefined;
      const round = rounds.length - 1;
      const open = last.flatMap((table, number) => (isOver(table) ? [] : [tableIdOf({ evening, round, number })]));
      const endings = new Map((await storage.matches.endings.of(open)).map(({ id: table, ending }) => [table, ending]));
      const dead = new Set<string>();
      for (const table of open) if (!endings.has(table) && (await this.#isDead(table))) dead.add(table);
      if (endings.size + dead.size === 0) return undefined;
      const gone = entries.flatMap(({ person, until }) => (until === undefined ? [] : [person]));
      const taken = last.map((table, number) => {
        const id = tableIdOf({ evening, round, number });
        const ending = endings.get(id);
        const people = table.entries.map((entry) => entries[entry]?.person ?? '');
        if (dead.has(id)) return { ...table, outcome: undecided(people) };
        return ending === undefined ? table : { ...table, outcome: outcomeOf(ending, people, gone) };
      });
      return { rounds: rounds.with(round, taken) };
    });
    if (evening.stage !== 'running' || !isRoundOver(evening)) return;
    if (!evening.plan.goesOn && (await this.#isLookedAfter(evening))) return;
    const payload = { evening: id, round: String(evening.rounds.length) };
    await storage.jobs.add('evening-on', payload, { key: `evening-on ${id}`, at: now() + PAUSE_MILLISECONDS, keepsTime: true });
  }

  /** It was closed before it began, or its match cannot go on: whoever waits for it waits for ever. */
  async #isDead(table: string): Promise<boolean> {
    const kept = await this.#setting.storage.tables.load(table);
    return kept?.stage === 'closed' || (kept?.stage === 'started' && (await this.#setting.isClosed(table)));
  }

  /** No evening dies with its organiser. */
  async #isLookedAfter({ organiser, entries }: KeptEvening): Promise<boolean> {
    const { presence } = this.#setting;
    const helpers = [organiser, ...entries.filter(({ helps }) => helps).map(({ person }) => person)].filter((person) => person !== '');
    await presence.prepare(helpers);
    return helpers.some((person) => !presence.isAwayFor(person, HOST_AWAY_MILLISECONDS));
  }
}

/** An evening that is gone needs nothing. */
function unlessGone(reason: unknown): void {
  if (!(reason instanceof RequestProblem) || reason.code !== 'not-found') throw reason;
}
