import type { ClosedReason } from '@orrery/engine';
import type { Glance } from '@orrery/match';

/** The columns of `matches` that a `Glance` is kept in; all null where there is none. */
export interface GlanceRow {
  readonly finished: number;
  readonly glance_rules: string | null;
  readonly seq: number | null;
  readonly closed: ClosedReason | null;
  readonly waiting_for: string | null;
  readonly occupants: string | null;
  readonly is_automatic: number | null;
}

/** In the order of the columns from `glance_rules` on. */
export function glanceColumns(glance: Glance | undefined) {
  if (glance === undefined) return [null, null, null, null, null, null] as const;
  const { rulesVersion, seq, closed = null, waitingFor, occupants, hasAutomaticTurn } = glance;
  return [rulesVersion, seq, closed, JSON.stringify(waitingFor), JSON.stringify(occupants), hasAutomaticTurn ? 1 : 0] as const;
}

/** Undefined also where it cannot be read: the log leads to it too. */
export function glanceOf({ finished, glance_rules, seq, closed, waiting_for, occupants, is_automatic }: GlanceRow): Glance | undefined {
  if (glance_rules === null || seq === null || waiting_for === null || occupants === null) return undefined;
  try {
    return {
      rulesVersion: glance_rules,
      seq,
      isOver: finished === 1,
      ...(closed === null ? {} : { closed }),
      waitingFor: JSON.parse(waiting_for),
      occupants: JSON.parse(occupants),
      hasAutomaticTurn: is_automatic === 1,
    };
  } catch {
    return undefined;
  }
}
