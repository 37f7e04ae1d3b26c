/** A database as it is, beside the server that uses it. */
export interface RawDatabase {
  /** Names of the columns of a relation; none: there is no such relation. */
  columns(relation: string): Promise<readonly string[]>;
  run(sql: string): Promise<void>;
}

export interface Copies {
  /** A match that is over. */
  readonly model: string;
  readonly count: number;
  /** So many people have played them all, each in turn. */
  readonly people: number;
}

/** Everything that is kept of a match and of its table, and by which column it is of this match. */
const RELATIONS = [
  { relation: 'tables', match: 'id' },
  { relation: 'seated', match: 'table_id' },
  { relation: 'matches', match: 'id' },
  { relation: 'entries', match: 'match_id' },
  { relation: 'results', match: 'match_id' },
  { relation: 'result_seats', match: 'match_id' },
] as const;

/** Columns that name a person: the copies are other people's. */
const PEOPLE: ReadonlySet<string> = new Set(['host', 'person']);

/**
 * The same match again and again under other ids and of other people, written by the database itself: a million of them in minutes.
 * People are unknown to the server, which nobody asks about.
 */
export async function copyMatch(database: RawDatabase, { model, count, people }: Copies): Promise<void> {
  for (const { relation, match } of RELATIONS) {
    const columns = await database.columns(relation);
    if (columns.length === 0) continue;
    const values = columns.map((column) => copiedValue(column, { match, people }));
    await database.run(
      `WITH RECURSIVE copies (copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ${count})
       INSERT INTO ${relation} (${columns.join(', ')})
       SELECT ${values.join(', ')} FROM copies CROSS JOIN (SELECT * FROM ${relation} WHERE ${match} = '${model}') AS model`,
    );
  }
}

function copiedValue(column: string, { match, people }: { readonly match: string; readonly people: number }): string {
  if (column === match) return `'copy-' || copy`;
  // Two people of one match stay two.
  return PEOPLE.has(column) ? `substr(model.${column}, 1, 8) || '-' || (copy % ${people})` : `model.${column}`;
}
