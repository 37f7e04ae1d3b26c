import type { ClosedReason } from '@orrery/engine';
import type { Glance } from '@orrery/match';

/** The columns of `matches` that a `Glance` is kept in; all null where there is none. */
export interface GlanceColumns {
  readonly glance_rules: string | null;
  readonly seq: number | null;
  readonly closed: ClosedReason | null;
  readonly waiting_for: string | null;
  /** JSON; null where no clock runs, as is the first of them, by which they are found. */
  readonly deadlines: string | null;
  readonly deadline_at: number | null;
  readonly waiting_since: number | null;
  readonly occupants: string | null;
  readonly is_automatic: number | null;
}

const NONE: GlanceColumns = {
  glance_rules: null,
  seq: null,
  closed: null,
  waiting_for: null,
  deadlines: null,
  deadline_at: null,
  waiting_since: null,
  occupants: null,
  is_automatic: null,
};

export function glanceColumns(glance: Glance | undefined): GlanceColumns {
  if (glance === undefined) return NONE;
  const { rulesVersion, seq, closed = null, waitingFor, waitingSince = null, deadlines = [], occupants, hasAutomaticTurn } = glance;
  const first = Math.min(...deadlines.map(({ deadlineAt }) => deadlineAt));
  return {
    glance_rules: rulesVersion,
    seq,
    closed,
    waiting_for: JSON.stringify(waitingFor),
    deadlines: deadlines.length === 0 ? null : JSON.stringify(deadlines),
    deadline_at: deadlines.length === 0 ? null : first,
    waiting_since: waitingSince,
    occupants: JSON.stringify(occupants),
    is_automatic: hasAutomaticTurn ? 1 : 0,
  };
}

/** Undefined also where it cannot be read: the log leads to it too. */
export function glanceOf(row: Omit<GlanceColumns, 'deadline_at'> & { readonly finished: number }): Glance | undefined {
  const { finished, glance_rules, seq, closed, waiting_for, waiting_since, deadlines, occupants, is_automatic } = row;
  if (glance_rules === null || seq === null || waiting_for === null || occupants === null) return undefined;
  try {
    return {
      rulesVersion: glance_rules,
      seq,
      isOver: finished === 1,
      ...(closed === null ? {} : { closed }),
      waitingFor: JSON.parse(waiting_for),
      ...(deadlines === null ? {} : { deadlines: JSON.parse(deadlines) }),
      ...(waiting_since === null ? {} : { waitingSince: waiting_since }),
      occupants: JSON.parse(occupants),
      hasAutomaticTurn: is_automatic === 1,
    };
  } catch {
    return undefined;
  }
}

export interface GlanceRow extends Omit<GlanceColumns, 'deadline_at'> {
  readonly id: string;
  readonly game: string | null;
  readonly version: number;
  readonly finished: number;
}

export function keptGlanceOf(row: GlanceRow) {
  return { id: row.id, version: row.version, game: row.game ?? undefined, glance: glanceOf(row) };
}
