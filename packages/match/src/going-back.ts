import type { Seat } from '@orrery/engine';
import type { Entry } from './kept.ts';

export interface UndoRequest {
  readonly seat: Seat;
  readonly keep: number;
  readonly agreed: readonly Seat[];
}

/** How much of going back one seat has had. */
export interface GoneBack {
  /** How often it asked the table. */
  readonly requests: number;
  /** How often the match went back for it, and how many actions were taken back by that. */
  readonly undos: number;
  readonly actions: number;
  /** Its last request that came to nothing: when, and how many actions were in force. */
  readonly failed?: { readonly actionCount: number; readonly at: number };
}

/** Follows from the log alone: no state is needed for it. */
export interface GoingBack {
  readonly undoRequest: UndoRequest | undefined;
  /** Seat by seat. */
  readonly goneBack: readonly GoneBack[];
}

const NEVER: GoneBack = { requests: 0, undos: 0, actions: 0 };

export function nobodyWentBack(seats: number): GoingBack {
  return { undoRequest: undefined, goneBack: Array.from({ length: seats }, () => NEVER) };
}

/** After one more entry; `actionCount`: the actions in force before it. */
export function goingBackAfter(before: GoingBack, entry: Entry, actionCount: number): GoingBack {
  const { undoRequest, goneBack } = before;
  switch (entry.kind) {
    case 'undo-request': {
      const { seat, keep } = entry;
      return {
        undoRequest: { seat, keep, agreed: [] },
        goneBack: changed(goneBack, seat, (own) => ({ ...own, requests: own.requests + 1 })),
      };
    }
    case 'undo-answer':
      if (entry.agree) return { undoRequest: withConsent(undoRequest, entry.seat), goneBack };
      return withFailure(before, { actionCount, at: entry.at });
    case 'actions':
      return withFailure(before, { actionCount, at: entry.at });
    case 'undo': {
      const taken = Math.max(0, actionCount - entry.keep);
      return {
        undoRequest: undefined,
        goneBack: changed(goneBack, entry.seat, (own) => ({ ...own, undos: own.undos + 1, actions: own.actions + taken })),
      };
    }
    case 'seat':
      if (entry.isSame === true) return { undoRequest, goneBack };
      // Whoever sits there now waits as long: to stand up and sit down again would be a way round it.
      if (entry.seat === undoRequest?.seat) return withFailure(before, { actionCount, at: entry.at });
      return { undoRequest: undefined, goneBack };
    case 'called':
      return { undoRequest: undefined, goneBack };
    case 'orders':
    case 'passing':
    case 'rest':
    case 'proposal':
    case 'proposal-answer':
      return { undoRequest, goneBack };
  }
}

/** The same for a whole log. */
export function goingBackIn(entries: readonly Entry[], seats: number): GoingBack {
  let now = nobodyWentBack(seats);
  let actionCount = 0;
  for (const entry of entries) {
    now = goingBackAfter(now, entry, actionCount);
    if (entry.kind === 'actions') actionCount += entry.actions.length;
    if (entry.kind === 'undo') actionCount = entry.keep;
  }
  return now;
}

/** A refusal, a withdrawal, another in the seat that asked, or the match went on instead. */
function withFailure({ undoRequest, goneBack }: GoingBack, failed: NonNullable<GoneBack['failed']>): GoingBack {
  if (undoRequest === undefined) return { undoRequest, goneBack };
  return { undoRequest: undefined, goneBack: changed(goneBack, undoRequest.seat, (own) => ({ ...own, failed })) };
}

function changed(goneBack: GoingBack['goneBack'], seat: Seat, change: (own: GoneBack) => GoneBack): GoingBack['goneBack'] {
  return goneBack.with(seat, change(goneBack[seat] ?? NEVER));
}

function withConsent(request: UndoRequest | undefined, seat: Seat): UndoRequest | undefined {
  return request === undefined ? undefined : { ...request, agreed: [...request.agreed, seat] };
}
