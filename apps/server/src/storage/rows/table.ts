import type { Occupant } from '@orrery/match';
import { peopleIn } from '../../sitting.ts';
import type { Table, TableStage } from '../ports.ts';

/** What may change once a table is there. */
export interface TableColumns {
  readonly options: string;
  readonly occupants: string;
  readonly stage: TableStage;
  readonly is_public: number;
  readonly asks_idle: number;
  readonly is_rated: number;
  /** JSON. */
  readonly clock: string | null;
  readonly changed_at: number;
  readonly version: number;
}

export interface TableRow extends TableColumns {
  readonly id: string;
  readonly game: string;
  readonly host: string;
  readonly follows: string | null;
  readonly created_at: number;
}

export function tableColumns({ options, occupants, stage, isPublic, asksIdle, isRated, clock, changedAt, version }: Table): TableColumns {
  return {
    options: JSON.stringify(options),
    occupants: JSON.stringify(occupants),
    stage,
    is_public: isPublic ? 1 : 0,
    asks_idle: asksIdle ? 1 : 0,
    is_rated: isRated === true ? 1 : 0,
    clock: clock === undefined ? null : JSON.stringify(clock),
    changed_at: changedAt,
    version,
  };
}

export function tableRow(table: Table): TableRow {
  const { id, game, host, follows, createdAt } = table;
  return { id, game, host, follows: follows ?? null, created_at: createdAt, ...tableColumns(table) };
}

export function tableOf(row: TableRow): Table {
  const { id, game, host, is_public, asks_idle, is_rated, clock, options, occupants, stage, created_at, changed_at, version } = row;
  const made = { id, game, host, ...(row.follows === null ? {} : { follows: row.follows }) };
  const fixed = { ...made, isPublic: is_public === 1, asksIdle: asks_idle === 1, createdAt: created_at };
  const chosen = { ...(is_rated === 1 ? { isRated: true as const } : {}), ...(clock === null ? {} : { clock: JSON.parse(clock) }) };
  return { ...fixed, ...chosen, options: JSON.parse(options), occupants: JSON.parse(occupants), stage, changedAt: changed_at, version };
}

/** Everybody who finds the table among their own. */
export function peopleAt(host: string, occupants: readonly Occupant[]): string[] {
  return [...new Set([host, ...peopleIn(occupants)])];
}

export function countBots(rows: readonly Pick<TableRow, 'occupants'>[]): { readonly matches: number; readonly bots: number } {
  const seats = rows.flatMap(({ occupants }): readonly Occupant[] => JSON.parse(occupants));
  return { matches: rows.length, bots: seats.filter(({ kind }) => kind === 'bot').length };
}
