import pg from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Of two who want the same at once an index lets one through; the other has changed nothing. */
export function unlessTaken<Answer>(reason: unknown, taken: Answer): Answer {
  if (reason instanceof pg.DatabaseError && reason.code === UNIQUE_VIOLATION) return taken;
  throw reason;
}

/** By an index of this relation. */
export function isTakenIn(reason: unknown, relation: string): boolean {
  return reason instanceof pg.DatabaseError && reason.table === relation;
}
