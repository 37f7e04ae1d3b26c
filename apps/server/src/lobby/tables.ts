import { BadInput, isObject, readOptions, type Seat } from '@orrery/engine';
import type { Answer, Glance, Keeping, Occupant } from '@orrery/match';
import type { CreateTableBody, OptionsBody, PlannedSeat, Table as PublicTable, SeatBody } from '@orrery/protocol';
import { newId } from '../account/token.ts';
import type { Games, HostedGame } from '../games.ts';
import { RequestProblem } from '../problem.ts';
import { type Person, type Storage, type Table, TableConflict } from '../storage/ports.ts';
import type { LiveMatches } from './live-matches.ts';
import type { MatchSummaries } from './match-summaries.ts';
import { refuseSameName, starFor } from './names.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { type SeenTable, SeenTables, seenOf } from './seen-tables.ts';

export interface TablesSetting {
  readonly games: Games;
  readonly storage: Pick<Storage, 'tables' | 'begin'>;
  readonly matches: LiveMatches;
  readonly summaries: MatchSummaries;
  /** Multiplies what one person may have running. */
  readonly rateFactor: number;
  /** Told after every change, once it is durable; `before`: what people on this node may think the table is. */
  readonly onChange: (table: Table, before: SeenTable | undefined) => void;
}

/** Open tables of one person, at most. */
const OPEN_TABLES = 20;
/** Running matches of one person's tables, at most, and bots in them: far more than anybody plays, and little for a server. */
const RUNNING = { matches: 30, bots: 60 } as const;
/** Matches begun longer ago do not count: nobody is locked out for ever by those that friends have left. */
const RUNNING_MILLISECONDS = 30 * 24 * 3_600_000;
/** How often a change is tried where others change the same table. */
const MOST_TRIES = 5;
/** At a public table a seat that was left in a match is kept so long; at a private one until the host opens it to others. */
const KEPT_MILLISECONDS = 10 * 60_000;
const LISTED = 50;
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

  constructor(setting: TablesSetting) {
    this.#setting = setting;
  }

  async create(host: Person, { game, seats, options, isPublic, asksIdle = false }: CreateTableBody, takeRoom: TakeRoom): Promise<Table> {
    const hosted = this.#setting.games.of(game);
    if (hosted === undefined) throw new RequestProblem('bad-request', `game: there is no game ${game}`);
    refuseSeatCount(hosted, seats.length);
    const people = seats.map((planned): Occupant => (planned.kind === 'me' ? seated(host) : { kind: 'open' }));
    const occupants = seats.map((planned, seat) => this.#occupantOf(planned, { person: host, game, seat, others: people }));
    return this.#queue.run(`host ${host.id}`, async () => {
      if ((await this.#setting.storage.tables.countOpen(host.id)) >= OPEN_TABLES) {
        throw new RequestProblem('too-many-tables', `you already have ${OPEN_TABLES} open tables`);
      }
      const at = Date.now();
      const table: Table = {
        id: newId(),
        game,
        host: host.id,
        isPublic,
        asksIdle,
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

  async get(id: string): Promise<Table> {
    const table = await this.#setting.storage.tables.load(id);
    if (table === undefined || table.stage === 'closed') throw new RequestProblem('not-found', 'there is no such table');
    return table;
  }

  /** Open public tables and the person's own. */
  async list(person: Person | undefined): Promise<readonly Table[]> {
    const { storage, summaries } = this.#setting;
    const own = person === undefined ? [] : await storage.tables.listOf(person.id, LISTED);
    const known = new Set(own.map(({ id }) => id));
    const open = await storage.tables.listPublic(LISTED, LISTED_OF_ONE);
    await summaries.prepare(own.filter(({ stage }) => stage === 'started').map(({ id }) => id));
    const listed = [...own, ...open.filter(({ id }) => !known.has(id))];
    for (const table of listed) this.#seen.listed(table);
    return listed;
  }

  /** One seat per person; a person who already has one moves. */
  join(id: string, person: Person, seat: Seat): Promise<Table> {
    return this.#change(id, async (table) => {
      const occupants = await this.#occupants(table);
      const there = occupants[seat];
      if (there === undefined) throw new RequestProblem('bad-request', `seat: there is no seat ${seat}`);
      if (isHere(there, person)) return undefined;
      if (there.kind !== 'open') throw new RequestProblem('seat-taken', 'this seat is taken');
      refuseSameName(occupants, person);
      const me = seated(person);
      if (table.stage === 'open') return { occupants: occupants.map((one, index) => (index === seat ? me : withdrawn(one, person))) };
      if (occupants.some((one) => isHere(one, person))) throw new RequestProblem('not-allowed', 'you already have a seat in this match');
      return this.#sit(id, { seat, occupant: me, keptMs: table.isPublic ? KEPT_MILLISECONDS : Number.POSITIVE_INFINITY });
    });
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

  /** By the host: opens a seat or puts a bot there. During a match only where nobody sits, so that no one is thrown out. */
  setSeat(id: string, person: Person, { seat, wanted }: { readonly seat: Seat; readonly wanted: SeatBody }): Promise<Table> {
    return this.#change(id, async (table) => {
      refuseStranger(table, person);
      const occupants = await this.#occupants(table);
      const there = occupants[seat];
      if (there === undefined) throw new RequestProblem('bad-request', `seat: there is no seat ${seat}`);
      const occupant = this.#occupantOf(wanted, { person, game: table.game, seat, others: occupants });
      if (table.stage === 'open') return { occupants: occupants.with(seat, occupant) };
      if (there.kind === 'person') throw new RequestProblem('not-allowed', 'somebody is playing there');
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
      refuseStranger(table, person);
      if (table.stage === 'started') throw new RequestProblem('table-started', 'the match has already begun');
      const hosted = this.#setting.games.of(table.game);
      if (hosted === undefined) throw new RequestProblem('bad-request', `game: there is no game ${table.game}`);
      const { documents = documentsOf(table), isPublic = table.isPublic, asksIdle = table.asksIdle } = given;
      const options = wholeOptions(hosted, { ...given.options, ...documents }, table.occupants.length);
      await takeRoom(options, table.options);
      return { options, isPublic, asksIdle };
    });
  }

  start(id: string, person: Person): Promise<Table> {
    return this.#change(id, async (table) => {
      refuseStranger(table, person);
      if (table.stage === 'started') throw new RequestProblem('table-started', 'the match has already begun');
      const { occupants } = table;
      if (occupants.some(({ kind }) => kind === 'open')) throw new RequestProblem('seats-not-filled', 'a seat is still open');
      await this.#refuseTooMany(table);
      // A file of an earlier version may have the match already, from a start that was cut off before the table was saved.
      return (await this.#setting.summaries.of(id)) === undefined ? this.#begin(table) : { stage: 'started' };
    });
  }

  /** As everybody may see it. */
  async shown(table: Table): Promise<PublicTable> {
    const { id, game, options, host, isPublic, asksIdle, createdAt, changedAt, version } = table;
    const asking = asksIdle ? { asksIdle } : {};
    const fixed = { id, game, options: shownChoices(options), host, isPublic, ...asking, createdAt, changedAt };
    const summary = table.stage === 'started' ? await this.#setting.summaries.of(id) : undefined;
    if (summary === undefined) return { ...fixed, seats: [...table.occupants], phase: 'open', version };
    return {
      ...fixed,
      seats: [...seatedAt(summary, table)],
      phase: summary.isOver ? 'finished' : summary.closed === undefined ? 'running' : 'closed',
      ...(summary.closed === undefined ? {} : { closed: summary.closed }),
      match: id,
      waitingFor: [...summary.waitingFor],
      version: version + summary.seq,
    };
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
          if (saved !== table) this.#tell(saved, seenOf(table));
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
    const next = changedTable(table, changed);
    await this.#setting.storage.tables.save(next);
    return next;
  }

  async #begin(table: Table): Promise<Saved> {
    const { id, game, options, occupants, asksIdle } = table;
    const { storage, matches } = this.#setting;
    const saved = changedTable(table, { stage: 'started' });
    await matches.create({ id, game, options, occupants, asksIdle, keep: (setup, snapshot) => storage.begin(saved, setup, snapshot) });
    return { saved };
  }

  /** Two tables started at the same moment may both pass; a limit need not be exact. */
  async #refuseTooMany({ host, occupants }: Table): Promise<void> {
    const { storage, rateFactor } = this.#setting;
    const running = await storage.tables.countRunning(host, Date.now() - RUNNING_MILLISECONDS);
    const bots = occupants.filter(({ kind }) => kind === 'bot').length;
    if (running.matches + 1 > RUNNING.matches * rateFactor) throw new RequestProblem('too-many-matches', 'too many matches are running');
    if (bots > 0 && running.bots + bots > RUNNING.bots * rateFactor) throw new RequestProblem('too-many-bots', 'too many bots are playing');
  }

  #occupantOf(
    planned: PlannedSeat | SeatBody,
    {
      person,
      game,
      seat,
      others,
    }: { readonly person: Person; readonly game: string; readonly seat: Seat; readonly others: readonly Occupant[] },
  ): Occupant {
    switch (planned.kind) {
      case 'open':
        return { kind: 'open' };
      case 'me':
        return seated(person);
      case 'bot':
        if (!this.#setting.games.hasLevel(game, planned.level))
          throw new RequestProblem('bad-request', `level: there is no bot ${planned.level}`);
        return { kind: 'bot', level: planned.level, name: starFor(others, seat) };
    }
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
    if (!answer.ok && answer.refusal.code === 'knows-another-seat')
      throw new RequestProblem('knows-another-seat', 'you have seen another hand of this match');
    if (!answer.ok && answer.refusal.code === 'seat-kept') throw new RequestProblem('seat-kept', 'this seat is kept for who left it');
    if (!answer.ok) throw new RequestProblem('not-allowed', `the match refused: ${answer.refusal.code}`);
    return { saved: await this.get(id) };
  }
}

/** A change that was stored with that of a match. */
interface Saved {
  readonly saved: Table;
}

function changedTable(table: Table, changed: Partial<Table>): Table {
  return { ...table, ...changed, changedAt: Date.now(), version: table.version + 1 };
}

function seatedAt(summary: Glance | undefined, table: Table): readonly Occupant[] {
  return summary === undefined || summary.occupants.length === 0 ? table.occupants : summary.occupants;
}

function seated({ id, name }: Person): Occupant {
  return { kind: 'person', person: id, name };
}

function isHere(occupant: Occupant, person: Person): boolean {
  return occupant.kind === 'person' && occupant.person === person.id;
}

function withdrawn(occupant: Occupant, person: Person): Occupant {
  return isHere(occupant, person) ? { kind: 'open' } : occupant;
}

function refuseStranger(table: Table, person: Person): void {
  if (table.host !== person.id) throw new RequestProblem('not-allowed', 'only the host of the table may do this');
}

function refuseSeatCount({ module: { id, seats } }: HostedGame, count: number): void {
  if (count < seats.min || count > seats.max)
    throw new RequestProblem('bad-request', `seats: ${id} is for ${seats.min} to ${seats.max} players`);
}

/** Of a document only its title: a list of tables must not be as long as all that was written for them. */
function shownChoices(options: Table['options']): PublicTable['options'] {
  const shown: PublicTable['options'] = {};
  for (const [key, value] of Object.entries(options)) {
    if (typeof value === 'boolean' || typeof value === 'string') shown[key] = value;
    else if (isObject(value) && typeof value.title === 'string') shown[key] = value.title;
  }
  return shown;
}

/** Options that are documents: a game calls them so, and nothing else is an object. */
export function documentsOf({ options }: Table): Table['options'] {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => isObject(value)));
}

function wholeOptions({ module }: HostedGame, options: Table['options'], seats: number): Table['options'] {
  try {
    return readOptions<Table['options']>(module.options, options, seats);
  } catch (reason) {
    if (reason instanceof BadInput) throw new RequestProblem('bad-request', reason.message);
    throw reason;
  }
}
