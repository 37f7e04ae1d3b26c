import { isObject, type Json } from '@orrery/engine';
import type { SeekAnswer, SeekWish } from '@orrery/protocol';
import type { Games } from '../games.ts';
import { textIn } from '../jobs/payload.ts';
import type { Task } from '../jobs/queue.ts';
import type { JobClock } from '../jobs/timed-queue.ts';
import type { Arranging } from '../lobby/arranging.ts';
import { OneAtATime } from '../lobby/one-at-a-time.ts';
import { refuseSeatCount } from '../lobby/table-options.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Meeting } from '../manners/meeting.ts';
import { AWAY_MILLISECONDS, type Presence } from '../presence/presence.ts';
import { RequestProblem } from '../problem.ts';
import type { Person, Storage } from '../storage/ports.ts';
import type { Seek, Seeker } from '../storage/seek-ports.ts';
import { type FoundTable, findTable, nextStep } from './find-table.ts';
import { tableOf } from './found-table.ts';

export interface SeekingSetting {
  readonly storage: Pick<Storage, 'seeks' | 'ratings' | 'tables' | 'jobs' | 'isShared'>;
  readonly tables: Pick<Tables, 'add'>;
  readonly arranging: Pick<Arranging, 'start' | 'refuseMatch'>;
  readonly presence: Pick<Presence, 'prepare' | 'hasLeftFor'>;
  readonly games: Games;
  readonly meeting: Pick<Meeting, 'apartFrom'>;
  /** Who may only look is seated with nobody. */
  readonly isSuspended: (person: string) => Promise<boolean>;
  /** Who was seated, before the match begins: those who are away are to hear of it. */
  readonly onSeated: (table: string, people: readonly string[]) => Promise<void>;
  readonly clock: JobClock;
  readonly chance: () => number;
  readonly warn: (reason: unknown, text: string) => void;
}

/** Looked at in one go: with more than these there is no need to look at all. */
const MOST_SEEKERS = 200;
/** Of one look; each makes those who are left fewer. */
const MOST_TABLES = MOST_SEEKERS;
/** Of one's own tables, the newest. */
const LATELY = 10;
/** A page that is loaded again, or a network that is lost for a moment, ends nothing. */
const GRACE_MILLISECONDS = 10_000;
/** On several nodes: who is here is kept once a minute, and what is known of it may be half a minute old. */
const SHARED_GRACE_MILLISECONDS = 100_000;
/** Whoever seated people has begun their match by then; if it died on the way, another does. */
const AGAIN_MILLISECONDS = 10_000;

/**
 * Seats people who look for each other, whichever nodes they are on: who looks is kept in the storage, and whoever seats some of them takes
 * them off in the same transaction. A look is taken when somebody comes, and when the reach of somebody grows (a job each).
 */
export class Seeking {
  readonly #setting: SeekingSetting;
  readonly #queue = new OneAtATime();

  constructor(setting: SeekingSetting) {
    this.#setting = setting;
  }

  get tasks() {
    return {
      'seek-step': async (payload) => this.#step(textIn(payload, 'person')),
      'begin-found': async (payload) => this.#begin(payload),
    } satisfies Record<string, Task>;
  }

  /** `takeRoom`: for the match they may be seated in. Throws where there is no room; asked last, and not for another wish of a search. */
  async begin(person: Person, wish: SeekWish, takeRoom: () => Promise<void>): Promise<SeekAnswer> {
    const { storage, arranging, clock } = this.#setting;
    this.#refuseWish(wish);
    await arranging.refuseMatch(person);
    if ((await storage.seeks.of(person.id)) === undefined) await takeRoom();
    const named = new Set(wish.games.map(({ game }) => game));
    const rated = (await storage.ratings.of(person.id)).filter(({ game }) => named.has(game));
    const strengths = Object.fromEntries(rated.map(({ game, mu }) => [game, mu]));
    const seek: Seek = { person: person.id, wish, strengths, since: clock.now() };
    await storage.seeks.keep(seek);
    await this.#look();
    await this.#planStep(person.id);
    const answer = await this.answer(person);
    return answer.seek === null ? { ...answer, ...(await this.#foundSince(person, seek.since)) } : answer;
  }

  async #foundSince({ id }: Person, since: number): Promise<Pick<SeekAnswer, 'found'>> {
    const own = await this.#setting.storage.tables.listUnfinished(id, LATELY);
    const found = own.find(({ createdAt, stage }) => stage === 'started' && createdAt >= since);
    return found === undefined ? {} : { found: found.id };
  }

  async stop(person: Person): Promise<void> {
    await this.#setting.storage.seeks.stop(person.id);
  }

  async answer(person: Person | undefined): Promise<SeekAnswer> {
    const { seeks } = this.#setting.storage;
    const own = person === undefined ? undefined : await seeks.of(person.id);
    const others = (await this.#here()).filter((one) => one.person !== person?.id);
    const counts = new Map<string, number>();
    for (const { game } of others.flatMap(({ wish }) => wish.games)) counts.set(game, (counts.get(game) ?? 0) + 1);
    return {
      seek: own === undefined ? null : { wish: own.wish, since: own.since },
      waiting: [...counts].map(([game, people]) => ({ game, people })),
    };
  }

  /** Their last tab here has gone: if they do not come back, who wanted to play at once looks no longer. */
  left(person: string): void {
    const { storage, clock, warn } = this.#setting;
    clock.after(this.#grace, () => {
      storage.seeks
        .of(person)
        .then((seek) => (seek === undefined ? undefined : this.#dropAway([seek], this.#grace)))
        .catch((reason: unknown) => warn(reason, 'could not see whether somebody still looks for others'));
    });
  }

  /** Of these, those who want to play at once: as long as a page of theirs is open they look, whichever window is before it. */
  async lookingNow(people: readonly string[]): Promise<readonly string[]> {
    const looking = new Set((await this.#setting.storage.seeks.list(MOST_SEEKERS)).filter(isLive).map(({ person }) => person));
    return people.filter((person) => looking.has(person));
  }

  get #grace(): number {
    return this.#setting.storage.isShared ? SHARED_GRACE_MILLISECONDS : GRACE_MILLISECONDS;
  }

  #refuseWish({ games }: SeekWish): void {
    for (const { game, seats } of games) {
      const hosted = this.#setting.games.of(game);
      if (hosted === undefined) throw new RequestProblem('bad-request', `game: there is no game ${game}`);
      for (const count of seats) refuseSeatCount(hosted, count);
    }
  }

  /** Those who can be seated now: who wants to play at once must be here. */
  async #here(): Promise<readonly Seeker[]> {
    const { storage, presence } = this.#setting;
    const all = await storage.seeks.list(MOST_SEEKERS);
    await presence.prepare(all.filter(isLive).map(({ person }) => person));
    return all.filter((one) => !isLive(one) || !presence.hasLeftFor(one.person, this.#grace));
  }

  /** Seats everybody who can be seated. */
  async #look(): Promise<void> {
    await this.#queue.run('look', async () => {
      const { storage, clock } = this.#setting;
      await this.#dropAway((await storage.seeks.list(MOST_SEEKERS)).filter(isLive), Math.max(this.#grace, AWAY_MILLISECONDS));
      for (let tables = 0; tables < MOST_TABLES; tables++) {
        const seekers = await this.#active(await this.#here());
        const mayMeet = await this.#mayMeet(seekers);
        const found = findTable(seekers, { now: clock.now(), mayMeet });
        if (found === undefined) return;
        await this.#seat(found);
      }
    });
  }

  async #active(seekers: readonly Seeker[]): Promise<readonly Seeker[]> {
    const active: Seeker[] = [];
    for (const seeker of seekers) if (!(await this.#setting.isSuspended(seeker.person))) active.push(seeker);
    return active;
  }

  /** Who of them keeps away from whom, read once for all. */
  async #mayMeet(seekers: readonly Seeker[]): Promise<(one: string, other: string) => boolean> {
    const apart = new Map<string, ReadonlySet<string>>();
    for (const { person } of seekers) apart.set(person, await this.#setting.meeting.apartFrom(person));
    return (one, other) => apart.get(one)?.has(other) !== true && apart.get(other)?.has(one) !== true;
  }

  /** Where another node was quicker nothing is done, and the next look sees what is left. */
  async #seat(found: FoundTable): Promise<void> {
    const { storage, tables, games, clock, chance, warn } = this.#setting;
    const table = tableOf(found, { games, now: clock.now(), chance });
    // Before they are seated: who dies after that leaves nobody at a table that never begins.
    const payload = { table: table.id, host: table.host, people: found.people.map(({ person }) => person) };
    await storage.jobs.add('begin-found', payload, { key: `begin-found ${table.id}`, at: clock.now() + AGAIN_MILLISECONDS });
    if (!(await tables.add(table, (kept) => storage.seeks.seat(kept, found.people)))) return;
    await this.#begin(payload).catch((reason: unknown) => warn(reason, 'could not begin the match of those who found each other'));
  }

  async #begin(payload: Json): Promise<void> {
    const [table, host] = [textIn(payload, 'table'), textIn(payload, 'host')];
    const stored = await this.#setting.storage.tables.load(table);
    if (stored !== undefined) await this.#setting.onSeated(table, seatedIn(payload));
    await this.#setting.arranging.start(table, { id: host, name: '' }).catch((reason: unknown) => {
      // It has begun, nobody was seated, or somebody has stood up since: then who is there arranges it like any other table.
      if (!(reason instanceof RequestProblem)) throw reason;
    });
  }

  async #step(person: string): Promise<void> {
    if ((await this.#setting.storage.seeks.of(person)) === undefined) return;
    await this.#look();
    await this.#planStep(person);
  }

  async #planStep(person: string): Promise<void> {
    const { storage, clock } = this.#setting;
    const seek = await storage.seeks.of(person);
    const at = seek === undefined ? undefined : nextStep(seek, clock.now());
    if (at !== undefined) await storage.jobs.add('seek-step', { person }, { key: `seek-step ${person}`, at });
  }

  async #dropAway(seeks: readonly Seek[], milliseconds: number): Promise<void> {
    const { storage, presence } = this.#setting;
    const live = seeks.filter(isLive);
    await presence.prepare(live.map(({ person }) => person));
    for (const { person, since } of live) if (presence.hasLeftFor(person, milliseconds)) await storage.seeks.stop(person, since);
  }
}

/** Of a job. */
function seatedIn(payload: Json): readonly string[] {
  const people = isObject(payload) && Array.isArray(payload.people) ? payload.people : [];
  return people.filter((one) => typeof one === 'string');
}

function isLive({ wish }: Seek): boolean {
  return wish.soon === 'now';
}
