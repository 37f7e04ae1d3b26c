import type { Seat } from '@orrery/engine';
import type { Answer, Keeping, Occupant } from '@orrery/match';
import type { CreateTableBody, OptionsBody, Table as PublicTable, SeatBody } from '@orrery/protocol';
import { newId } from '../account/token.ts';
import type { Resting } from '../clocks/resting.ts';
import type { Games, HostedGame } from '../games.ts';
import type { Meeting } from '../manners/meeting.ts';
import { HOST_AWAY_MILLISECONDS, type Presence } from '../presence/presence.ts';
import { RequestProblem } from '../problem.ts';
import { type Person, type Storage, type Table, TableConflict } from '../storage/ports.ts';
import { HostingLimits } from './hosting-limits.ts';
import type { LiveMatches } from './live-matches.ts';
import type { MatchSummaries } from './match-summaries.ts';
import { refuseSameName } from './names.ts';
import { isHere, occupantOf, problemOfSitting, seated, withdrawn } from './occupants.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { type SeenTable, SeenTables, seenOf } from './seen-tables.ts';
import { documentsOf, seatedAt, shownTable } from './shown-table.ts';
import { changedTable, refuseStarted } from './table-changes.ts';
import { clockOf, ratedOf, refuseSeatCount, wholeOptions } from './table-options.ts';

export interface TablesSetting {
  readonly games: Games;
  readonly storage: Pick<Storage, 'tables' | 'begin'>;
  readonly matches: LiveMatches;
  readonly summaries: MatchSummaries;
  /** Multiplies what one person may have running. */
  readonly rateFactor: number;
  readonly presence: Pick<Presence, 'prepare' | 'isAwayFor'>;
  /** When the slow clocks of its people stand still. */
  readonly resting: Pick<Resting, 'forSeats' | 'apply'>;
  readonly meeting: Meeting;
  readonly now: () => number;
  /** Told after every change, once it is durable; `before`: what people on this node may think the table is. */
  readonly onChange: (table: Table, before: SeenTable | undefined) => void;
}

/** How often a change is tried where others change the same table. */
const MOST_TRIES = 5;
/** At a public table a seat that was left in a match is kept so long; at a private one until the host opens it to others. */
const KEPT_MILLISECONDS = 10 * 60_000;
const LISTED = 50;
/** More than anybody plays at a time. */
const LISTED_OWN = 200;
/** Of one person, so that no few can push everybody else out of the list. */
const LISTED_OF_ONE = 3;
/** An open table that nobody has touched for this long is closed. */
const OPEN_MILLISECONDS = 14 * 24 * 3_600_000;

/**
 * For options that are about to be kept; `before`: those that go. Throws where there is no room. Asked last: whoever is refused for another
 * reason has taken nothing.
 */
export type TakeRoom = (options: Table['options'], before?: Table['options']) => Promise<void>;

/** Where matches are arranged. Anyone who knows a table's id was invited: ids cannot be guessed. */
export class Tables {
  readonly #setting: TablesSetting;
  readonly #queue = new OneAtATime();
  readonly #seen = new SeenTables();
  readonly #limits: HostingLimits;

  constructor(setting: TablesSetting) {
    this.#setting = setting;
    this.#limits = new HostingLimits(setting.storage.tables, setting.rateFactor);
  }

  async create(
    host: Person,
    { game, seats, options, isPublic, asksIdle = false, isRated, clock }: CreateTableBody,
    takeRoom: TakeRoom,
  ): Promise<Table> {
    const hosted = this.#hosted(game);
    refuseSeatCount(hosted, seats.length);
    const people = seats.map((planned): Occupant => (planned.kind === 'me' ? seated(host) : { kind: 'open' }));
    const occupants = seats.map((planned, seat) => occupantOf(this.#setting.games, planned, { person: host, game, seat, others: people }));
    return this.#queue.run(`host ${host.id}`, async () => {
      await this.#limits.refuseTable(host.id);
      const at = this.#setting.now();
      const table: Table = {
        id: newId(),
        game,
        host: host.id,
        isPublic,
        asksIdle,
        ...ratedOf(isRated, seats.length),
        ...clockOf(this.#setting.games, { game, seats: seats.length }, clock),
        options: wholeOptions(hosted, options, seats.length),
        occupants,
        stage: 'open',
        createdAt: at,
        changedAt: at,
        version: 0,
      };
      await takeRoom(table.options);
      await this.#queue.run(table.id, async () => {
        await this.#setting.storage.tables.add(table);
        this.#tell(table, undefined);
      });
      return table;
    });
  }

  /** A table at which everybody sits already; `keep` stores it, or says that it came to nothing. */
  arrange(table: Table, keep: (table: Table) => Promise<boolean>): Promise<boolean> {
    return this.#queue.run(table.id, async () => {
      const isKept = await keep(table);
      if (isKept) this.#tell(table, undefined);
      return isKept;
    });
  }

  /** Who has too much running cannot begin another match. */
  refuseMatch(host: Person): Promise<void> {
    return this.#limits.refuseMatch(host.id, []);
  }

  async get(id: string): Promise<Table> {
    const table = await this.#setting.storage.tables.load(id);
    if (table === undefined || table.stage === 'closed') throw new RequestProblem('not-found', 'there is no such table');
    return table;
  }

  /** Open public tables, and the person's own that are not over. */
  async list(person: Person | undefined): Promise<readonly Table[]> {
    const own = person === undefined ? [] : await this.listOwn(person);
    const known = new Set(own.map(({ id }) => id));
    const apart = person === undefined ? new Set<string>() : await this.#setting.meeting.apartFrom(person.id);
    const listed = await this.#setting.storage.tables.listPublic(LISTED, LISTED_OF_ONE);
    const open = listed.filter((table) => !known.has(table.id) && !seenOf(table).people.some((one) => apart.has(one)));
    for (const table of open) this.#seen.listed(table);
    await this.#setting.presence.prepare([...own, ...open].map(({ host }) => host));
    return [...own, ...open];
  }

  /** The tables of this person that are open or whose match is not over. */
  async listOwn(person: Person): Promise<readonly Table[]> {
    const { storage, summaries } = this.#setting;
    const own = await storage.tables.listUnfinished(person.id, LISTED_OWN);
    await summaries.prepare(own.filter(({ stage }) => stage === 'started').map(({ id }) => id));
    for (const table of own) this.#seen.listed(table);
    return own;
  }

  /** One seat per person; a person who already has one moves. */
  join(id: string, person: Person, seat: Seat): Promise<Table> {
    return this.#change(id, async (table) => {
      const occupants = await this.#occupants(table);
      const there = occupants[seat];
      if (there === undefined) throw new RequestProblem('bad-request', `seat: there is no seat ${seat}`);
      if (isHere(there, person)) return undefined;
      if (there.kind !== 'open') throw new RequestProblem('seat-taken', 'this seat is taken');
      await this.#refuseApart({ ...table, occupants }, person);
      refuseSameName(occupants, person);
      const me = seated(person);
      if (table.stage === 'open') return { occupants: occupants.map((one, index) => (index === seat ? me : withdrawn(one, person))) };
      if (occupants.some((one) => isHere(one, person))) throw new RequestProblem('not-allowed', 'you already have a seat in this match');
      return this.#sit(id, { seat, occupant: me, keptMs: table.isPublic ? KEPT_MILLISECONDS : Number.POSITIVE_INFINITY });
    });
  }

  /** Who sits there, as the match has it where it runs. */
  async occupantsOf(id: string): Promise<readonly Occupant[]> {
    return this.#occupants(await this.get(id));
  }

  /** Stands up. A host without a seat who leaves before the start closes the table. */
  leave(id: string, person: Person): Promise<Table> {
    return this.#change(id, async (table) => {
      const occupants = await this.#occupants(table);
      const seat = occupants.findIndex((one) => isHere(one, person));
      if (seat < 0 && table.stage === 'open' && table.host === person.id) return { stage: 'closed', options: {} };
      if (seat < 0) throw new RequestProblem('not-allowed', 'you have no seat at this table');
      const open: Occupant = { kind: 'open' };
      return table.stage === 'started' ? this.#sit(id, { seat, occupant: open }) : { occupants: occupants.with(seat, open) };
    });
  }

  /** Before its match: nobody sits there any more, and nobody finds it. */
  closeByHouse(id: string): Promise<Table> {
    return this.#change(id, async ({ stage }) => (stage === 'open' ? { stage: 'closed', options: {} } : undefined));
  }

  /**
   * The seat of `from` is that of `to`, who is the same somebody; where `to` sits there already or may not sit, it is left open. Says
   * whether somebody sits there now; undefined: `from` had none.
   */
  async handOver(id: string, from: string, to: Person | undefined): Promise<boolean | undefined> {
    let isSeated: boolean | undefined;
    await this.#change(id, async (table) => {
      const occupants = await this.#occupants(table);
      const seat = occupants.findIndex((one) => one.kind === 'person' && one.person === from);
      if (seat < 0) return undefined;
      isSeated = to !== undefined && !occupants.some((one, other) => other !== seat && isHere(one, to));
      const next: Occupant = to === undefined || !isSeated ? { kind: 'open' } : seated(to);
      if (table.stage === 'open') return { occupants: occupants.with(seat, next) };
      return this.#sit(id, { seat, occupant: next, from }).catch((reason: unknown) => {
        // Who is only shown differently is not put out of their own seat.
        if (!(reason instanceof RequestProblem) || next.kind === 'open' || to?.id === from) throw reason;
        isSeated = false;
        return this.#sit(id, { seat, occupant: { kind: 'open' } });
      });
    });
    return isSeated;
  }

  /** By the host, or who sits there while the host is away: opens a seat or puts a bot there. During a match only where nobody sits, so that no one is thrown out. */
  setSeat(id: string, person: Person, { seat, wanted }: { readonly seat: Seat; readonly wanted: SeatBody }): Promise<Table> {
    return this.#change(id, async (table) => {
      const occupants = await this.#occupants(table);
      await this.#refuseStranger(table, person, occupants);
      const there = occupants[seat];
      if (there === undefined) throw new RequestProblem('bad-request', `seat: there is no seat ${seat}`);
      const occupant = occupantOf(this.#setting.games, wanted, { person, game: table.game, seat, others: occupants });
      if (table.stage === 'open') return { occupants: occupants.with(seat, occupant) };
      if (there.kind === 'person') throw new RequestProblem('not-allowed', 'somebody is playing there');
      if (occupant.kind === 'bot' && there.kind !== 'bot') await this.#limits.refuseBot(table.host);
      return this.#sit(id, { seat, occupant });
    });
  }

  /** By the host, before the match begins. */
  setOptions(
    id: string,
    person: Person,
    { given, takeRoom }: { readonly given: OptionsBody; readonly takeRoom: TakeRoom },
  ): Promise<Table> {
    return this.#change(id, async (table) => {
      await this.#refuseStranger(table, person, table.occupants);
      refuseStarted(table);
      const { documents = documentsOf(table), isPublic = table.isPublic, asksIdle = table.asksIdle, clock = table.clock } = given;
      const rated = ratedOf(given.isRated ?? table.isRated, table.occupants.length);
      const options = wholeOptions(this.#hosted(table.game), { ...given.options, ...documents }, table.occupants.length);
      await takeRoom(options, table.options);
      const chosen = clockOf(this.#setting.games, { game: table.game, seats: table.occupants.length }, clock);
      return { options, isPublic, asksIdle, isRated: undefined, ...rated, clock: undefined, ...chosen };
    });
  }

  start(id: string, person: Person): Promise<Table> {
    return this.#change(id, async (table) => {
      await this.#refuseStranger(table, person, table.occupants);
      refuseStarted(table);
      const { occupants } = table;
      if (occupants.some(({ kind }) => kind === 'open')) throw new RequestProblem('seats-not-filled', 'a seat is still open');
      await this.#limits.refuseMatch(table.host, occupants);
      // A file of an earlier version may have the match already, from a start that was cut off before the table was saved.
      return (await this.#setting.summaries.of(id)) === undefined ? this.#begin(table) : { stage: 'started' };
    });
  }

  /** As everybody may see it. */
  async shown(table: Table): Promise<PublicTable> {
    const summary = table.stage === 'started' ? await this.#setting.summaries.of(table.id) : undefined;
    const isHostAway = summary?.isOver !== true && (await this.#isHostAway(table, seatedAt(summary, table)));
    return { ...shownTable(table, summary), ...(isHostAway ? { isHostAway } : {}) };
  }

  /** Says how many, `limit` at most. */
  async closeForgotten(now: number, limit: number): Promise<number> {
    const closed = await this.#setting.storage.tables.closeOlderThan(now - OPEN_MILLISECONDS, limit);
    for (const id of closed) {
      const table = await this.#setting.storage.tables.load(id);
      if (table !== undefined) this.#tell(table, undefined);
    }
    return closed.length;
  }

  /** Tables that people on this node were shown lately. */
  get shownLately(): readonly string[] {
    return this.#seen.ids;
  }

  /** It has this version by now, perhaps by another node: then those here are told. After changes of this node that are under way. */
  async follow(id: string, version: number): Promise<void> {
    if (this.#seen.wasTold(id, version)) return;
    await this.#queue.run(id, async () => {
      if (this.#seen.wasTold(id, version)) return;
      const table = await this.#setting.storage.tables.load(id);
      if (table === undefined || this.#seen.wasTold(id, table.version)) return;
      // Who sits there is shown as the match has it.
      if (table.stage === 'started') await this.#setting.matches.peek(id)?.refresh();
      this.#tell(table, undefined);
    });
  }

  /** No table dies with its host: once they are away, whoever sits there may do what they could. */
  async #refuseStranger(table: Table, person: Person, occupants: readonly Occupant[]): Promise<void> {
    if (table.host === person.id) return;
    const isSeated = occupants.some((one) => isHere(one, person));
    if (!isSeated || !(await this.#isHostAway(table, occupants)))
      throw new RequestProblem('not-allowed', 'only the host of the table may do this');
  }

  /** Nobody is told that they are kept away, nor by whom. */
  async #refuseApart(table: Table, { id }: Person): Promise<void> {
    const apart = await this.#setting.meeting.apartFrom(id);
    if (seenOf(table).people.some((one) => apart.has(one))) throw new RequestProblem('not-allowed', 'you cannot sit at this table');
  }

  async #isHostAway({ host, stage }: Table, occupants: readonly Occupant[]): Promise<boolean> {
    if (stage === 'started' && !occupants.some((one) => one.kind === 'person' && one.person === host)) return true;
    const { presence } = this.#setting;
    await presence.prepare([host]);
    return presence.isAwayFor(host, HOST_AWAY_MILLISECONDS);
  }

  #tell(table: Table, before: SeenTable | undefined): void {
    this.#setting.onChange(table, this.#seen.tell(table, before));
  }

  /** Another node may change the same table: then all is looked at again. */
  #change(id: string, change: (table: Table) => Promise<Partial<Table> | Saved | undefined>): Promise<Table> {
    return this.#queue.run(id, async () => {
      for (let tries = 1; ; tries++) {
        const table = await this.get(id);
        try {
          const saved = await this.#saved(table, await change(table));
          if (saved.version !== table.version) this.#tell(saved, seenOf(table));
          return saved;
        } catch (reason) {
          if (!(reason instanceof TableConflict) || tries >= MOST_TRIES) throw reason;
        }
      }
    });
  }

  async #saved(table: Table, changed: Partial<Table> | Saved | undefined): Promise<Table> {
    if (changed === undefined) return table;
    if ('saved' in changed) return changed.saved;
    const next = changedTable(table, changed, this.#setting.now());
    await this.#setting.storage.tables.save(next);
    return next;
  }

  async #begin(table: Table): Promise<Saved> {
    const { id, game, options, occupants, asksIdle, isRated, clock } = table;
    const { storage, matches, resting } = this.#setting;
    const saved = changedTable(table, { stage: 'started' }, this.#setting.now());
    await matches.create({
      id,
      game,
      options,
      occupants,
      asksIdle,
      isRated,
      clock,
      ...(clock?.pace === 'slow' ? { rests: await resting.forSeats(occupants) } : {}),
      keep: (setup, snapshot) => storage.begin(saved, setup, snapshot),
    });
    return { saved };
  }

  #hosted(game: string): HostedGame {
    const hosted = this.#setting.games.of(game);
    if (hosted === undefined) throw new RequestProblem('bad-request', `game: there is no game ${game}`);
    return hosted;
  }

  /** Once a match is running, it decides who sits where; another node may know more of that than is remembered here. */
  async #occupants(table: Table): Promise<readonly Occupant[]> {
    if (table.stage === 'open') return table.occupants;
    return seatedAt(await this.#setting.summaries.readAgain(table.id), table);
  }

  /** The storage moves the table with its match. */
  async #sit(id: string, { seat, occupant, ...keeping }: { readonly seat: Seat; readonly occupant: Occupant } & Keeping): Promise<Saved> {
    const answer = await this.#setting.matches.use<Answer>(id, (match) => match.sit(seat, occupant, keeping));
    if (answer === undefined) throw new RequestProblem('not-found', 'there is no such match');
    if (!answer.ok) throw problemOfSitting(answer.refusal);
    const saved = await this.get(id);
    if (occupant.kind === 'person' && saved.clock?.pace === 'slow') await this.#setting.resting.apply(occupant.person);
    return { saved };
  }
}

/** A change that was stored with that of a match. */
interface Saved {
  readonly saved: Table;
}
