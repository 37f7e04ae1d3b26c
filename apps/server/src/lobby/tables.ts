import { LIMITS, type Table as PublicTable } from '@orrery/protocol';
import type { Meeting } from '../manners/meeting.ts';
import { RequestProblem } from '../problem.ts';
import { type Person, type Storage, type Table, TableConflict } from '../storage/ports.ts';
import { isHostAway, type SeenPeople } from './host-away.ts';
import type { LiveMatches } from './live-matches.ts';
import type { MatchSummaries } from './match-summaries.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { type SeenTable, SeenTables, seenOf } from './seen-tables.ts';
import { seatedAt, shownTable } from './shown-table.ts';
import { changedTable, type TableChange } from './table-changes.ts';

export interface TablesSetting {
  readonly storage: Pick<Storage, 'tables'>;
  readonly matches: Pick<LiveMatches, 'peek'>;
  readonly summaries: MatchSummaries;
  readonly presence: SeenPeople;
  readonly meeting: Meeting;
  readonly now: () => number;
  /** Told after every change, once it is durable; `before`: what people on this node may think the table is. */
  readonly onChange: (table: Table, before: SeenTable | undefined) => void;
}

/** How often a change is tried where others change the same table. */
const MOST_TRIES = 5;
/** More than anybody plays at a time. */
const LISTED_OWN = 200;
/** Of one person, so that no few can push everybody else out of the list. */
const LISTED_OF_ONE = 3;
/** An open table that nobody has touched for this long is closed. */
const OPEN_MILLISECONDS = 14 * 24 * 3_600_000;

/**
 * Which tables there are, who is shown them, and that they change one step at a time. Anyone who knows a table's id was invited: ids cannot
 * be guessed. What is played there: arranging.ts; who sits there: seats.ts.
 */
export class Tables {
  readonly #setting: TablesSetting;
  readonly #queue = new OneAtATime();
  readonly #seen = new SeenTables();

  constructor(setting: TablesSetting) {
    this.#setting = setting;
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
    const listed = await this.#setting.storage.tables.listPublic(LIMITS.listedTables, LISTED_OF_ONE);
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

  /** As everybody may see it. */
  async shown(table: Table): Promise<PublicTable> {
    const { summaries, presence } = this.#setting;
    const summary = table.stage === 'started' ? await summaries.of(table.id) : undefined;
    const isAway = summary?.isOver !== true && (await isHostAway(presence, table, seatedAt(summary, table)));
    return { ...shownTable(table, summary), ...(isAway ? { isHostAway: isAway } : {}) };
  }

  /** A new table; `keep` stores it, or says that it came to nothing. */
  add(table: Table, keep: (table: Table) => Promise<boolean>): Promise<boolean> {
    return this.#queue.run(table.id, async () => {
      const isKept = await keep(table);
      if (isKept) this.#tell(table, undefined);
      return isKept;
    });
  }

  /** Another node may change the same table: then all is looked at again. */
  change(id: string, change: (table: Table) => Promise<TableChange>): Promise<Table> {
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

  /** Before its match: nobody sits there any more, and nobody finds it. */
  closeByHouse(id: string): Promise<Table> {
    return this.change(id, async ({ stage }) => (stage === 'open' ? { stage: 'closed', options: {} } : undefined));
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

  async #saved(table: Table, changed: TableChange): Promise<Table> {
    if (changed === undefined) return table;
    if ('saved' in changed) return changed.saved;
    const next = changedTable(table, changed, this.#setting.now());
    await this.#setting.storage.tables.save(next);
    return next;
  }
}
