import type { Occupant, Stored } from '@orrery/match';
import { peopleIn } from '../../sitting.ts';
import type { Recast } from '../account-ports.ts';
import { type FinishedPlace, type FinishedTable, type Table, TableConflict, type TableStore } from '../ports.ts';
import { hasLog, type NewSeat, recastTable } from '../rows/recast.ts';
import { peopleAt } from '../rows/table.ts';

interface Around {
  readonly matchOf: (id: string) => Promise<Stored | undefined>;
  /** What was said there goes with a table. */
  readonly silence: (id: string) => void;
}

export class MemoryTables implements TableStore {
  readonly #tables = new Map<string, Table>();
  /** Tables whose match somebody sat in and left. */
  readonly #left = new Map<string, Set<string>>();
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** See `KeptMatches`. */
  seat(id: string, occupants: readonly Occupant[], at: number): void {
    const table = this.#tables.get(id);
    if (table === undefined) return;
    const still = new Set(peopleAt(table.host, occupants));
    for (const person of peopleAt(table.host, table.occupants)) if (!still.has(person)) this.noteLeft(person, id);
    this.#tables.set(id, { ...table, occupants: structuredClone(occupants), changedAt: at, version: table.version + 1 });
  }

  /** See `AccountStore.recast`; answers whose the seats are by now, for each table. */
  recast(from: string, as: Recast, limit: number): ReadonlyMap<string, NewSeat> {
    const seats = new Map<string, NewSeat>();
    const ids = [...this.#where((table) => isOf(from, table)).map(({ id }) => id), ...(this.#left.get(from) ?? [])];
    for (const id of [...new Set(ids)].slice(0, limit)) {
      const before = this.#tables.get(id);
      if (before === undefined) continue;
      const { table, seat } = recastTable(before, from, as);
      this.#tables.set(id, table);
      this.#left.get(from)?.delete(id);
      if (hasLog(table)) this.noteLeft(seat.person, id);
      seats.set(id, seat);
    }
    return seats;
  }

  noteLeft(person: string, id: string): void {
    this.#left.set(person, (this.#left.get(person) ?? new Set()).add(id));
  }

  async add(table: Table): Promise<void> {
    if (this.#tables.has(table.id)) throw new Error(`table ${table.id} is kept already`);
    this.#tables.set(table.id, structuredClone(table));
  }

  async save(table: Table): Promise<void> {
    const { id, version } = table;
    if (this.#tables.get(id)?.version !== version - 1) throw new TableConflict(id, version - 1);
    this.#tables.set(table.id, structuredClone(table));
  }

  async load(id: string): Promise<Table | undefined> {
    return structuredClone(this.#tables.get(id));
  }

  async countOpen(host: string): Promise<number> {
    return this.#where((table) => table.host === host && table.stage === 'open').length;
  }

  async countRunning(hosts: readonly string[], since: number): Promise<{ readonly matches: number; readonly bots: number }> {
    const started = this.#where((table) => hosts.includes(table.host) && table.stage === 'started' && table.createdAt >= since);
    const stored = await Promise.all(started.map(({ id }) => this.#around.matchOf(id)));
    const running = started.filter((_, index) => stored[index]?.snapshot.finished === false);
    return { matches: running.length, bots: running.flatMap(({ occupants }) => occupants).filter(({ kind }) => kind === 'bot').length };
  }

  /** Whether a match of this evening that began since then still runs. */
  async isPlayed(evening: string, since: number): Promise<boolean> {
    const tables = this.#where(({ id, createdAt }) => id.startsWith(`${evening}_`) && createdAt >= since);
    const stored = await Promise.all(tables.map(({ id }) => this.#around.matchOf(id)));
    return stored.some((match) => match?.snapshot.finished === false);
  }

  async made(host: string, since: number): Promise<{ readonly tables: number; readonly optionBytes: number }> {
    const made = this.#where((table) => table.host === host && table.createdAt >= since);
    return { tables: made.length, optionBytes: made.reduce((sum, { options }) => sum + Buffer.byteLength(JSON.stringify(options)), 0) };
  }

  async listOf(personId: string, limit: number): Promise<readonly Table[]> {
    return this.#where((table) => table.stage !== 'closed' && isOf(personId, table)).slice(0, limit);
  }

  async listUnfinished(personId: string, limit: number): Promise<readonly Table[]> {
    const own = this.#where((table) => table.stage !== 'closed' && isOf(personId, table));
    const stored = await Promise.all(own.map(({ id, stage }) => (stage === 'started' ? this.#around.matchOf(id) : undefined)));
    return own.filter((_, index) => stored[index]?.snapshot.ending === undefined).slice(0, limit);
  }

  async listFinished(personId: string, limit: number, before?: FinishedPlace): Promise<readonly FinishedTable[]> {
    const finished: FinishedTable[] = [];
    const left = this.#left.get(personId);
    for (const table of this.#where((one) => one.stage === 'started' && (isOf(personId, one) || left?.has(one.id) === true))) {
      const ending = (await this.#around.matchOf(table.id))?.snapshot.ending;
      if (ending === undefined) continue;
      if (isOf(personId, table) || ending.forfeits?.some(({ person }) => person === personId))
        finished.push({ table, endedAt: ending.endedAt });
    }
    const placed = finished
      .map(({ table, endedAt }) => ({ id: table.id, table, endedAt }))
      .sort((one, other) => (isBefore(one, other) ? -1 : 1));
    return placed
      .filter((one) => before === undefined || isBefore(before, one))
      .slice(0, limit)
      .map(({ table, endedAt }) => ({ table, endedAt }));
  }

  async listPublic(limit: number, each: number): Promise<readonly Table[]> {
    const open = this.#where(({ stage, isPublic }) => stage === 'open' && isPublic);
    return open.filter(({ host }, index) => open.slice(0, index).filter((other) => other.host === host).length < each).slice(0, limit);
  }

  async closeOlderThan(at: number, limit: number): Promise<readonly string[]> {
    const old = this.#where(({ stage, changedAt }) => stage === 'open' && changedAt < at)
      .reverse()
      .slice(0, limit);
    for (const table of old) this.#tables.set(table.id, { ...table, stage: 'closed', options: {}, version: table.version + 1 });
    return old.map(({ id }) => id);
  }

  async forgetClosed(changedBefore: number, limit: number): Promise<number> {
    const old = this.#where(({ stage, changedAt }) => stage === 'closed' && changedAt < changedBefore).slice(0, limit);
    for (const { id } of old) {
      this.#tables.delete(id);
      this.#around.silence(id);
    }
    return old.length;
  }

  /** For each table somebody is at, whether its match is over. */
  async seatsOf(personId: string): Promise<readonly { readonly isOver: boolean }[]> {
    const found = this.#where((table) => isOf(personId, table));
    const stored = await Promise.all(found.map(({ id }) => this.#around.matchOf(id)));
    return stored.map((match) => ({ isOver: match?.snapshot.ending !== undefined }));
  }

  /** Copies, newest first. */
  #where(is: (table: Table) => boolean): Table[] {
    const found = [...this.#tables.values()]
      .filter(is)
      .sort((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? 1 : -1));
    return structuredClone(found);
  }
}

function isOf(personId: string, { host, occupants }: Table): boolean {
  return host === personId || peopleIn(occupants).includes(personId);
}

/** The one that ended last comes first. */
function isBefore(one: FinishedPlace, other: FinishedPlace): boolean {
  return one.endedAt > other.endedAt || (one.endedAt === other.endedAt && one.id > other.id);
}
