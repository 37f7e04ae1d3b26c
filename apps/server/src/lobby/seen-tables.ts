import { dropOldest } from '../drop-oldest.ts';
import { peopleIn } from '../sitting.ts';
import type { Table, TableStage } from '../storage/ports.ts';

/** Of a table only what decides who is told when it changes. */
export interface SeenTable {
  readonly stage: TableStage;
  readonly isPublic: boolean;
  /** Its host and whoever has a seat. */
  readonly people: readonly string[];
}

interface Entry {
  readonly seen: SeenTable;
  /** The newest version that those on this node were told of; -1: it was only listed for somebody. */
  readonly told: number;
}

const REMEMBERED = 2000;

export function seenOf({ stage, isPublic, host, occupants }: Table): SeenTable {
  const people = peopleIn(occupants);
  return { stage, isPublic, people: [host, ...people] };
}

/**
 * The tables that people on this node were shown lately. When another node changes one, nobody else knows who had it in their list: it must
 * not be told to everybody, for the id of a private table is an invitation.
 */
export class SeenTables {
  readonly #tables = new Map<string, Entry>();

  get ids(): readonly string[] {
    return [...this.#tables.keys()];
  }

  /** A list that somebody asked for. What others were told before stays: they have not heard of this yet. */
  listed(table: Table): void {
    if (!this.#tables.has(table.id)) this.#keep(table.id, { seen: seenOf(table), told: -1 });
  }

  wasTold(id: string, version: number): boolean {
    return (this.#tables.get(id)?.told ?? -1) >= version;
  }

  /** It is about to be told; answers what people may think it is, `before` included. */
  tell(table: Table, before: SeenTable | undefined): SeenTable | undefined {
    const seen = this.#tables.get(table.id)?.seen;
    this.#keep(table.id, { seen: seenOf(table), told: table.version });
    if (seen === undefined || before === undefined) return seen ?? before;
    return { stage: seen.stage, isPublic: seen.isPublic || before.isPublic, people: [...seen.people, ...before.people] };
  }

  #keep(id: string, entry: Entry): void {
    this.#tables.delete(id);
    this.#tables.set(id, entry);
    dropOldest(this.#tables, REMEMBERED);
  }
}
