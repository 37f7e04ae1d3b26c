import { expect, test } from 'vitest';
import { chancesOf } from './chances.ts';
import { ratedAfter, type Side } from './rate.ts';
import { NEWCOMER, type Rating } from './scale.ts';
import { tenthsOf } from './testing/league.ts';
import { LEAGUES, playLeagues } from './testing/leagues.ts';

const known = (mu: number): Rating => ({ mu, sigma: 1 });
const alone = (rank: number, rating: Rating = NEWCOMER): Side => ({ players: [rating], rank });
const mus = (rated: readonly (readonly Rating[])[]) => rated.map((players) => players.map(({ mu }) => mu));

test('who wins is rated higher and who loses lower by as much, and both are known better', () => {
  const [[winner], [loser]] = ratedAfter([alone(1), alone(2)]);
  expect(winner.mu - NEWCOMER.mu).toBeCloseTo(NEWCOMER.mu - loser.mu);
  expect(winner.mu).toBeGreaterThan(NEWCOMER.mu + 2);
  expect(winner.sigma).toBeLessThan(NEWCOMER.sigma);
});

test('what everybody expected says little, what nobody did says much', () => {
  const [[expected]] = ratedAfter([alone(1, known(30)), alone(2, known(15))]);
  const [, [surprise]] = ratedAfter([alone(2, known(30)), alone(1, known(15))]);
  expect(expected.mu - 30).toBeLessThan(0.01);
  expect(surprise.mu - 15).toBeGreaterThan(0.3);
});

test('a draw brings two together, whoever is named first', () => {
  const [[one], [other]] = ratedAfter([alone(1, known(30)), alone(1, known(20))]);
  expect(one.mu).toBeLessThan(30);
  expect(other.mu).toBeGreaterThan(20);
  expect(
    mus(ratedAfter([alone(1), alone(1), alone(1)]))
      .flat()
      .map((mu) => mu.toFixed(3)),
  ).toEqual(['25.000', '25.000', '25.000']);
});

test('among seven everybody is where they came in', () => {
  const ranks = [4, 1, 7, 2, 6, 3, 5];
  const rated = mus(ratedAfter(ranks.map((rank) => alone(rank)))).flat();
  expect(ranks.toSorted((one, other) => rated[ranks.indexOf(other)] - rated[ranks.indexOf(one)])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(rated[ranks.indexOf(4)]).toBeCloseTo(25, 0);
});

test('more at a table say more of each, but not as much as duels with all of them would', () => {
  const middle = (ratings: readonly Rating[]) => ratedAfter(ratings.map((rating, index) => alone(index + 1, rating)))[1][0];
  const seven = ratedAfter(Array.from({ length: 7 }, (_, index) => alone(index + 1)))[3][0];
  const three = middle([NEWCOMER, NEWCOMER, NEWCOMER]);
  expect(seven.sigma).toBeLessThan(three.sigma);
  // Whatever the others show, one day says no more than somebody's own day: beta is left of it.
  const known = { mu: 25, sigma: 0.1 };
  expect(middle([known, NEWCOMER, known]).sigma).toBeGreaterThan(3.6);
});

test('a team of two is worth both, and both are rated', () => {
  const strong = { players: [known(30), known(30)] };
  const weak = { players: [known(25), known(25)] };
  expect(chancesOf([strong, weak])[0]).toBeGreaterThan(chancesOf([{ players: [known(30)] }, { players: [known(25)] }])[0]);
  const [[one, other]] = ratedAfter([
    { ...weak, rank: 1 },
    { ...strong, rank: 2 },
  ]);
  expect(one).toEqual(other);
  expect(one.mu).toBeGreaterThan(25);
});

test('one against six of the same strength is an even match, and each of the six is rated as one', () => {
  const six: Side = { players: Array.from({ length: 6 }, () => NEWCOMER), rank: 1 };
  expect(chancesOf([alone(2), six])[0]).toBeCloseTo(0.5, 3);
  const [[creature], hunted] = ratedAfter([alone(2), six]);
  expect(creature.mu).toBeLessThan(NEWCOMER.mu - 2);
  for (const { mu } of hunted) expect(mu).toBeGreaterThan(NEWCOMER.mu);
  expect(hunted[0].mu).toBeCloseTo(hunted[5].mu, 6);
});

test('a side that wins more often by itself gains less by winning', () => {
  const gained = (lead: number) => ratedAfter([{ ...alone(1), lead }, alone(2)])[0][0].mu - NEWCOMER.mu;
  expect(gained(4)).toBeLessThan(gained(0));
  expect(gained(-4)).toBeGreaterThan(gained(0));
});

test('chances of all sides come to one', () => {
  const chances = chancesOf([known(31), known(27), known(25), known(18)].map((rating) => ({ players: [rating] })));
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 4);
  expect([...chances].sort((one, other) => other - one)).toEqual(chances);
});

// The proof that is asked for, whole: 20,300 matches in a few seconds. `bench/ratings.ts` prints its table.
test.each(LEAGUES)(
  'at $seats seats ratings order players by their strength, and forecasts come true',
  ({ seats }) => {
    const { rankCorrelations, withinSigma, forecasts } = playLeagues(seats);
    for (const correlation of rankCorrelations) expect(correlation).toBeGreaterThanOrEqual(0.95);
    expect(withinSigma).toBeGreaterThan(0.63);
    expect(withinSigma).toBeLessThan(0.74);
    for (const { forecasts: count, promised, kept } of tenthsOf(forecasts)) {
      expect(count).toBeGreaterThan(200);
      // What chance alone may do to so many forecasts, and half a point of a hundred besides.
      expect(Math.abs(promised - kept)).toBeLessThan(0.005 + 2.5 * Math.sqrt((promised * (1 - promised)) / count));
    }
  },
  120_000,
);
