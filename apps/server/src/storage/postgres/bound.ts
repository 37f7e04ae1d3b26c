import { type RawBuilder, sql } from 'kysely';

/** A statement that both databases understand, with what its `@names` stand for. */
export function bound<Row>(statement: string, given: Readonly<Record<string, string>>): RawBuilder<Row> {
  const parts = statement.split(/@(\w+)/).map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${given[part]}::text`));
  return sql<Row>`${sql.join(parts, sql.raw(''))}`;
}
