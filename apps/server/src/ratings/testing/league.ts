import { chancesOf } from '../chances.ts';
import { ratedAfter } from '../rate.ts';
import { BETA, NEWCOMER, type Rating } from '../scale.ts';

/** Players whose strength is known, because it was drawn, play each other; what they are rated is held against it. */
export interface League {
  readonly seats: number;
  readonly players: number;
  /** Of each player. */
  readonly matches: number;
  readonly seed: number;
}

export interface Outcome {
  readonly matches: number;
  /** Spearman's, between strength and rating. */
  readonly rankCorrelation: number;
  /**
   * Share of the players whose strength lies within one sigma of their rating in the end: 68 % where sigma is neither too sure nor too shy.
   * Held against the middle of the league: those who play nobody else can only be told apart from each other.
   */
  readonly withinSigma: number;
  /** One for each seat of each match once everybody has played a few: what it was given before, and whether it came first. */
  readonly forecasts: readonly Forecast[];
}

export interface Forecast {
  readonly chance: number;
  readonly won: boolean;
}

/** Before that a forecast says little but that nobody is known. */
const FIRST_FORECAST = 5;

export function playLeague({ seats, players, matches, seed }: League): Outcome {
  const chance = chanceFrom(seed);
  const strengths = Array.from({ length: players }, () => NEWCOMER.mu + NEWCOMER.sigma * normal(chance));
  const ratings: Rating[] = strengths.map(() => NEWCOMER);
  const forecasts: Forecast[] = [];
  let played = 0;
  for (let round = 0; round < matches; round++) {
    const order = shuffled(players, chance);
    for (let first = 0; first + seats <= players; first += seats) {
      const who = order.slice(first, first + seats);
      const shown = who.map((player) => strengths[player] + BETA * normal(chance));
      const ranks = shown.map((one) => 1 + shown.filter((other) => other > one).length);
      const sides = who.map((player, seat) => ({ players: [ratings[player]], rank: ranks[seat] }));
      if (round >= FIRST_FORECAST) forecasts.push(...chancesOf(sides).map((given, seat) => ({ chance: given, won: ranks[seat] === 1 })));
      for (const [seat, [rating]] of ratedAfter(sides).entries()) ratings[who[seat]] = rating;
      played += 1;
    }
  }
  const shift = ratings.reduce((sum, { mu }, player) => sum + mu - strengths[player], 0) / players;
  return {
    matches: played,
    rankCorrelation: correlation(
      strengths,
      ratings.map(({ mu }) => mu),
    ),
    withinSigma: ratings.filter(({ mu, sigma }, player) => Math.abs(mu - strengths[player] - shift) < sigma).length / players,
    forecasts,
  };
}

/** Forecasts by tenths: how many, what they promised and what came of it, both as shares. */
export interface Tenth {
  readonly from: number;
  readonly forecasts: number;
  readonly promised: number;
  readonly kept: number;
}

export function tenthsOf(forecasts: readonly Forecast[]): readonly Tenth[] {
  return Array.from({ length: 10 }, (_, index) => {
    const those = forecasts.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === index);
    const promised = those.reduce((sum, { chance }) => sum + chance, 0) / those.length;
    return { from: index / 10, forecasts: those.length, promised, kept: those.filter(({ won }) => won).length / those.length };
  });
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [placesOf(one), placesOf(other)];
  const squares = first.reduce((sum, place, index) => sum + (place - second[index]) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
}

function placesOf(values: readonly number[]): readonly number[] {
  const places: number[] = [];
  const inOrder = values.map((_, index) => index).sort((one, other) => values[one] - values[other]);
  for (const [place, index] of inOrder.entries()) places[index] = place;
  return places;
}

function shuffled(count: number, chance: () => number): readonly number[] {
  const drawn = Array.from({ length: count }, (_, index) => ({ index, at: chance() }));
  return drawn.sort((one, other) => one.at - other.at).map(({ index }) => index);
}

function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** Mulberry32: the same league every time. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
