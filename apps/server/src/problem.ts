import { BeyondTheseRules, type ClosedMatch, VersionConflict } from '@orrery/match';
import type { ErrorCode } from '@orrery/protocol';
import { StorageBusy, StorageDown, TableConflict } from './storage/ports.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'too-long': 413,
  'wrong-protocol': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  suspended: 403,
  'not-found': 404,
  'seat-taken': 409,
  'name-taken': 409,
  'name-kept': 409,
  'not-recognised': 401,
  'mail-kept': 409,
  'target-refused': 400,
  'knows-another-seat': 403,
  'seat-kept': 403,
  'table-started': 409,
  'seats-not-filled': 409,
  'match-running': 409,
  'no-record': 404,
  'rules-changed': 410,
  'newer-rules': 410,
  unreadable: 410,
  'too-many-requests': 429,
  'too-many-matches': 429,
  'too-many-bots': 429,
  'too-many-here': 429,
  'too-many-tables': 429,
  'too-much-kept': 429,
  // Not 503, by which a proxy passes a node over: the next one has the same database.
  busy: 409,
  'not-saved': 507,
  internal: 500,
};

/** A request that comes to nothing, for a reason its sender may know. */
export class RequestProblem extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'RequestProblem';
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** Until when and why, `/api/me` tells. */
export function suspended(): RequestProblem {
  return new RequestProblem('suspended', 'you are suspended: see /api/me');
}

/** Another node may be asked: by this status alone a proxy passes a node over. */
export class ElsewhereProblem extends RequestProblem {
  constructor(message: string) {
    super('busy', message);
  }

  override get status(): number {
    return 503;
  }
}

/** Why a request failed, for its sender. What nobody foresaw is told to the log alone. */
export function problemOf(reason: unknown): RequestProblem {
  if (reason instanceof RequestProblem) return reason;
  // A commit that was cut off on its way may have been kept: nobody knows before the storage is back.
  if (reason instanceof StorageDown)
    return new RequestProblem('not-saved', 'the server cannot save anything now; look again before you ask again');
  if (reason instanceof VersionConflict || reason instanceof TableConflict || reason instanceof StorageBusy)
    return new RequestProblem('busy', 'too many changes at once; nothing was changed');
  if (reason instanceof BeyondTheseRules) return new RequestProblem(reason.reason, 'the match went on by rules that are not known here');
  return new RequestProblem('internal', 'something went wrong on the server');
}

/** The match is stored and cannot go on. */
export class ClosedProblem extends RequestProblem {
  readonly match: ClosedMatch;
  constructor(match: ClosedMatch) {
    super(match.closed, `the match is closed: it was played by rules ${match.rulesVersion}`);
    this.match = match;
  }
}
