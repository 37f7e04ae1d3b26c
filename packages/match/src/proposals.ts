import type { Seat } from '@orrery/engine';
import type { Entry, Proposal } from './kept.ts';

/** What somebody wants of the whole table; follows from the log alone. */
export interface Proposals {
  readonly proposal: Proposal | undefined;
  /** Seat by seat, how often it proposed something, and when that last came to nothing. */
  readonly proposed: readonly { readonly count: number; readonly failedAt?: number }[];
}

export function nothingProposed(seats: number): Proposals {
  return { proposal: undefined, proposed: Array.from({ length: seats }, () => ({ count: 0 })) };
}

/** After one more entry; `seq`: of the match after it. */
export function proposalsAfter({ proposal, proposed }: Proposals, entry: Entry, seq: number): Proposals {
  switch (entry.kind) {
    case 'proposal': {
      const { seat, at } = entry;
      const { count = 0 } = proposed[seat] ?? {};
      return { proposal: { id: seq, seat, proposed: entry.proposed, agreed: [], at }, proposed: proposed.with(seat, { count: count + 1 }) };
    }
    case 'proposal-answer':
      if (proposal === undefined) return { proposal, proposed };
      if (entry.agree) return { proposal: { ...proposal, agreed: [...proposal.agreed, entry.seat] }, proposed };
      return withFailure(proposal, proposed, entry.at);
    case 'called':
      return { proposal: undefined, proposed };
    case 'seat':
      return proposal !== undefined && entry.isSame !== true && concerns(proposal, entry.seat)
        ? { proposal: undefined, proposed }
        : { proposal, proposed };
    default:
      return { proposal, proposed };
  }
}

function concerns({ seat, proposed }: Proposal, changed: Seat): boolean {
  return seat === changed || (proposed.what === 'remove' && proposed.target === changed);
}

function withFailure({ seat }: Proposal, proposed: Proposals['proposed'], failedAt: number): Proposals {
  const { count = 0 } = proposed[seat] ?? {};
  return { proposal: undefined, proposed: proposed.with(seat, { count, failedAt }) };
}

/** The same for a whole log. */
export function proposalsIn(entries: readonly Entry[], seats: number, isHeard: (entry: Entry) => boolean): Proposals {
  let seq = 0;
  let now = nothingProposed(seats);
  for (const entry of entries) {
    if (isHeard(entry)) seq += 1;
    now = proposalsAfter(now, entry, seq);
  }
  return now;
}
