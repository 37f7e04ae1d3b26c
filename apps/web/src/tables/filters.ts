import type { Table } from '@orrery/protocol';
import { isOwn } from '../store/own-tables.ts';

export const CLOCKS = ['any', 'none', 'live', 'slow'] as const;
export const RATED = ['any', 'friendly', 'rated'] as const;

/** What somebody wants to see of the open tables; `any` and empty text: all of them. */
export interface Filters {
  readonly game: string;
  /** Seats of the table; 0: any number. */
  readonly seats: number;
  readonly clock: (typeof CLOCKS)[number];
  readonly rated: (typeof RATED)[number];
  /** Only where those who sit there are near in strength, as far as they show theirs. */
  readonly isNear: boolean;
}

export const NO_FILTERS: Filters = { game: '', seats: 0, clock: 'any', rated: 'any', isNear: false };

/** Others' tables with a free seat, the newest first. */
export function joinable(tables: readonly Table[], person: string | undefined): readonly Table[] {
  return tables
    .filter((table) => table.phase === 'open' && !isOwn(table, person) && table.seats.some(({ kind }) => kind === 'open'))
    .sort((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1));
}

/** `near`: ids of tables whose people are near in strength. */
export function filtered(tables: readonly Table[], filters: Filters, near: ReadonlySet<string>): readonly Table[] {
  return tables.filter(
    (table) =>
      (filters.game === '' || table.game === filters.game) &&
      (filters.seats === 0 || table.seats.length === filters.seats) &&
      (filters.clock === 'any' || (table.clock?.pace ?? 'none') === filters.clock) &&
      (filters.rated === 'any' || (filters.rated === 'rated') === (table.isRated === true)) &&
      (!filters.isNear || near.has(table.id)),
  );
}
