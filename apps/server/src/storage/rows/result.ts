import type { SeatResult } from '@orrery/engine';
import type { Called, Ending, Forfeit, Occupant } from '@orrery/match';
import type { EndedMatch, KeptEnding } from '../ports.ts';

/** How a match ended: written once, with the entry that ended it. */
export interface ResultRow {
  readonly match_id: string;
  readonly game: string;
  readonly rules_version: string;
  readonly seat_count: number;
  readonly began_at: number;
  readonly ended_at: number;
  readonly action_count: number;
  /** What ended it; null, like the ranks of its seats, where the last state could not be read. */
  readonly because: string | null;
  /** How people ended it before its rules did. */
  readonly called: Called | null;
  readonly is_rated: number;
  /** It has been made something of in the ratings. */
  readonly is_reckoned: number;
}

/** One seat of it. A bot has a level, a person an id, an open seat neither. */
export interface ResultSeatRow {
  readonly match_id: string;
  readonly seat: number;
  readonly person: string | null;
  readonly level: string | null;
  readonly name: string | null;
  readonly is_guest: number;
  /** JSON: every person who ever sat there. */
  readonly sat: string;
  readonly role: string | null;
  /** Null where everybody plays for themselves. */
  readonly side: number | null;
  readonly rank: number | null;
  readonly points: number | null;
  /** JSON: the points by source. */
  readonly sources: string | null;
  /** JSON: who gave the seat up, and why. */
  readonly forfeits: string | null;
  /** How many actions a bot did there in the place of a person. */
  readonly stood_in: number;
  /** Its person was not there at the end: a bot stood in. */
  readonly is_missing: number;
  /** How long the match waited for who sat there at the end; null where it is not known. */
  readonly waited_ms: number | null;
}

export interface ResultRows {
  readonly result: ResultRow;
  readonly seats: readonly ResultSeatRow[];
}

export function resultRows(matchId: string, game: string, ending: Ending): ResultRows {
  const { rulesVersion, occupants, beganAt, endedAt, actionCount, result, called, isRated } = ending;
  return {
    result: {
      match_id: matchId,
      game,
      rules_version: rulesVersion,
      seat_count: occupants.length,
      began_at: beganAt,
      ended_at: endedAt,
      action_count: actionCount,
      because: result?.because ?? null,
      called: called ?? null,
      is_rated: isRated === true ? 1 : 0,
      is_reckoned: 0,
    },
    seats: occupants.map((occupant, seat) => seatRow(matchId, seat, { occupant, ending })),
  };
}

function seatRow(
  matchId: string,
  seat: number,
  {
    occupant,
    ending: { sat, roles, sides, result, forfeits = [], stoodIn, missing = [], waitedMs },
  }: { readonly occupant: Occupant; readonly ending: Ending },
): ResultSeatRow {
  const standing = result?.seats.find((one) => one.seat === seat);
  const given = forfeits.filter((one) => one.seat === seat).map(({ person, because }) => ({ person, because }));
  return {
    match_id: matchId,
    seat,
    person: occupant.kind === 'person' ? occupant.person : null,
    level: occupant.kind === 'bot' ? occupant.level : null,
    name: occupant.kind === 'open' ? null : occupant.name,
    is_guest: occupant.kind === 'person' && occupant.isGuest === true ? 1 : 0,
    sat: JSON.stringify(sat[seat] ?? []),
    role: roles?.[seat] ?? null,
    side: sides?.[seat] ?? null,
    rank: standing?.rank ?? null,
    points: standing?.points ?? null,
    sources: standing === undefined ? null : JSON.stringify(standing.sources),
    forfeits: given.length === 0 ? null : JSON.stringify(given),
    stood_in: stoodIn?.[seat] ?? 0,
    is_missing: missing.includes(seat) ? 1 : 0,
    waited_ms: waitedMs?.[seat] ?? null,
  };
}

/** The seats may be those of several matches, in any order. */
export function endingsOf(results: readonly ResultRow[], seats: readonly ResultSeatRow[]): KeptEnding[] {
  return endedOf(results, seats).map(({ id, ending }) => ({ id, ending }));
}

export function endedOf(results: readonly ResultRow[], seats: readonly ResultSeatRow[]): EndedMatch[] {
  const byMatch = new Map<string, ResultSeatRow[]>(results.map(({ match_id }) => [match_id, []]));
  for (const seat of seats) byMatch.get(seat.match_id)?.push(seat);
  return results.map((result) => {
    const own = (byMatch.get(result.match_id) ?? []).toSorted((one, other) => one.seat - other.seat);
    return { id: result.match_id, game: result.game, ending: endingOf(result, own) };
  });
}

function endingOf(row: ResultRow, seats: readonly ResultSeatRow[]): Ending {
  const { rules_version, began_at, ended_at, action_count, because, called, is_rated } = row;
  const roles = seats.flatMap(({ role }) => (role === null ? [] : [role]));
  const sides = seats.flatMap(({ side }) => (side === null ? [] : [side]));
  const forfeits = seats.flatMap(forfeitsOf);
  const stoodIn = seats.map(({ stood_in }) => stood_in);
  const missing = seats.flatMap(({ seat, is_missing }) => (is_missing === 1 ? [seat] : []));
  const waitedMs = seats.flatMap(({ waited_ms }) => (waited_ms === null ? [] : [waited_ms]));
  return {
    rulesVersion: rules_version,
    occupants: seats.map(occupantOf),
    sat: seats.map(({ sat }): string[] => JSON.parse(sat)),
    ...(roles.length === 0 ? {} : { roles }),
    ...(sides.length === 0 ? {} : { sides }),
    ...(is_rated === 1 ? { isRated: true } : {}),
    beganAt: began_at,
    endedAt: ended_at,
    actionCount: action_count,
    ...(because === null ? {} : { result: { seats: seats.flatMap(standingOf), because } }),
    ...(called === null ? {} : { called }),
    ...(forfeits.length === 0 ? {} : { forfeits }),
    ...(stoodIn.every((count) => count === 0) ? {} : { stoodIn }),
    ...(missing.length === 0 ? {} : { missing }),
    ...(waitedMs.length === 0 ? {} : { waitedMs }),
  };
}

function forfeitsOf({ seat, forfeits }: ResultSeatRow): Forfeit[] {
  const given: readonly Omit<Forfeit, 'seat'>[] = forfeits === null ? [] : JSON.parse(forfeits);
  return given.map((one) => ({ seat, ...one }));
}

function occupantOf({ person, level, name, is_guest }: ResultSeatRow): Occupant {
  if (person !== null) return { kind: 'person', person, name: name ?? '', ...(is_guest === 1 ? { isGuest: true } : {}) };
  return level === null ? { kind: 'open' } : { kind: 'bot', level, name: name ?? '' };
}

function standingOf({ seat, rank, points, sources }: ResultSeatRow): SeatResult[] {
  return rank === null || points === null || sources === null ? [] : [{ seat, rank, points, sources: JSON.parse(sources) }];
}
