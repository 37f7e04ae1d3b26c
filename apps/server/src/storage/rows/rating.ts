import type { RankedPerson, RatingChange, RatingStep, Reckon } from '../rating-ports.ts';
import { endingsOf, type ResultRow, type ResultSeatRow } from './result.ts';

export interface RatingRow {
  readonly match_id: string;
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  readonly ended_at: number;
}

export function stepOf({ match_id, person, game, mu, sigma, matches, ended_at }: RatingRow): RatingStep {
  return { match: match_id, person, game, mu, sigma, matches, endedAt: ended_at };
}

/** Null: it was the first. */
export interface ChangeRow extends RatingRow {
  readonly mu_before: number | null;
  readonly sigma_before: number | null;
}

/** To be completed by which matches. */
export const CHANGES = `SELECT ratings.*, earlier.mu AS mu_before, earlier.sigma AS sigma_before FROM ratings
  LEFT JOIN ratings AS earlier ON earlier.person = ratings.person AND earlier.game = ratings.game
    AND earlier.matches = ratings.matches - 1
  WHERE ratings.match_id`;

/** Who has two ways has two steps of the same number: then nobody can tell from which of them the next one was taken. */
export function changesOf(rows: readonly ChangeRow[]): readonly RatingChange[] {
  const isSame = (one: ChangeRow, other: ChangeRow): boolean => one.match_id === other.match_id && one.person === other.person;
  const firsts = rows.filter((row, index) => rows.findIndex((other) => isSame(row, other)) === index);
  return firsts.map((row) => {
    const isOne = rows.filter((other) => isSame(row, other)).length === 1;
    const { mu_before: mu, sigma_before: sigma } = row;
    return { ...stepOf(row), ...(isOne && mu !== null && sigma !== null ? { before: { mu, sigma } } : {}) };
  });
}

export interface RankedRow {
  readonly name: string;
  readonly name_key: string | null;
}

export function rankedOf({ name, name_key, ...row }: RatingRow & RankedRow): RankedPerson {
  return { ...stepOf(row), name, ...(name_key === null ? { isGuest: true } : {}) };
}

/** Everybody of whom a match may make something. */
export function peopleOf(seats: readonly ResultSeatRow[]): readonly string[] {
  return [...new Set(seats.flatMap(({ sat }): string[] => JSON.parse(sat)))];
}

interface Reckoned {
  readonly result: ResultRow;
  readonly seats: readonly ResultSeatRow[];
  /** What those who sat there are rated now. */
  readonly before: readonly RatingRow[];
}

/** What a match makes of ratings, as rows. */
export function reckonedRows({ result, seats, before }: Reckoned, reckon: Reckon): readonly RatingRow[] {
  const { match_id, game, ended_at } = result;
  const known = new Map(before.map((row) => [row.person, row]));
  const [ended] = endingsOf([result], seats);
  if (ended === undefined) return [];
  const after = reckon({ game, ending: ended.ending }, known);
  return [...after].map(([person, { mu, sigma }]) => {
    const matches = (known.get(person)?.matches ?? 0) + 1;
    return { match_id, person, game, mu, sigma, matches, ended_at };
  });
}
