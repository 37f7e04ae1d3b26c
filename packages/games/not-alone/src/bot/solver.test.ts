import { expect, test } from 'vitest';
import { bestAnswers, type HideAndSeek, type Hider, solve } from './solver.ts';

const ROUNDS = { rounds: 2000 };

function hider(rows: readonly (readonly number[])[], caught: readonly (readonly number[])[] = []): Hider {
  const seeks = rows[0].length;
  return {
    hides: rows.length,
    loss: Float64Array.from(rows.flat()),
    caught: Uint8Array.from(caught.length > 0 ? caught.flat() : new Array(rows.length * seeks).fill(0)),
    contest: new Int8Array(rows.length).fill(-1),
    prize: new Float64Array(rows.length),
  };
}

/** What the seeker could gain more, and a lone hider lose less, by knowing how the other mixes. */
function exploitability(game: HideAndSeek): number {
  const { seek, hide } = solve(game, ROUNDS);
  const best = Math.max(...bestAnswers(game, hide));
  const [{ hides, loss, caught }] = game.hiders;
  const losses = Array.from({ length: hides }, (_, way) =>
    seek.reduce((sum, share, at) => sum + share * (loss[way * game.seeks + at] + game.anyCaught * caught[way * game.seeks + at]), 0),
  );
  return best - Math.min(...losses);
}

test('rock, paper, scissors: everything a third', () => {
  const game = {
    seeks: 3,
    anyCaught: 0,
    hiders: [
      hider([
        [0, 1, -1],
        [-1, 0, 1],
        [1, -1, 0],
      ]),
    ],
  };
  const { seek, hide, value } = solve(game, ROUNDS);
  for (const share of [...seek, ...hide[0]]) expect(share).toBeCloseTo(1 / 3, 2);
  expect(value).toBeCloseTo(0, 3);
  expect(exploitability(game)).toBeLessThan(0.01);
});

test('hide and seek where being caught costs 1, 2 and 4: the dear place is sought and used least, so that all are worth the same', () => {
  const costs = [1, 2, 4];
  const game = { seeks: 3, anyCaught: 0, hiders: [hider(costs.map((cost, at) => costs.map((_, seek) => (seek === at ? cost : 0))))] };
  const { seek, hide, value } = solve(game, ROUNDS);
  const whole = 1 + 1 / 2 + 1 / 4;
  expect(value).toBeCloseTo(1 / whole, 2);
  costs.forEach((cost, at) => {
    expect(seek[at]).toBeCloseTo(1 / cost / whole, 2);
    expect(hide[0][at]).toBeCloseTo(1 / cost / whole, 2);
  });
});

test('a place worth a prize is used more seldom than it is sought', () => {
  const game = {
    seeks: 2,
    anyCaught: 0,
    hiders: [
      hider([
        [3, 0],
        [-1, 3],
      ]),
    ],
  };
  const { seek, hide, value } = solve(game, ROUNDS);
  expect(seek[0]).toBeCloseTo(3 / 7, 2);
  expect(hide[0][0]).toBeCloseTo(4 / 7, 2);
  expect(value).toBeCloseTo(9 / 7, 2);
});

test('one catch counts for all: two hiders do better in one place than apart, and the mixture knows what a catch of any is worth', () => {
  const spots = [
    [1, 0],
    [0, 1],
  ];
  const nothing = [
    [0, 0],
    [0, 0],
  ];
  const game = { seeks: 2, anyCaught: 1, hiders: [hider(nothing, spots), hider(nothing, spots)] };
  const { value } = solve(game, ROUNDS);
  // Together they are caught half the time, apart always; without a word between them three times in four.
  expect(value).toBeGreaterThanOrEqual(0.49);
  expect(value).toBeLessThanOrEqual(0.76);
});

test('of two hiders only one gets the prize: they do not both go for it', () => {
  const one: Hider = { ...hider([[-2], [-1]]), contest: Int8Array.from([0, -1]), prize: Float64Array.from([2, 0]) };
  const { hide } = solve({ seeks: 1, anyCaught: 0, hiders: [one, one] }, ROUNDS);
  expect(hide[0][0] + hide[1][0]).toBeLessThan(1.9);
});

test('against a hider of habits the seeker leans to where the habit leads', () => {
  const game = {
    seeks: 2,
    anyCaught: 0,
    hiders: [
      hider([
        [1, 0],
        [0, 1],
      ]),
    ],
  };
  const habit = { weight: 0.5, of: 'hiders' as const, hide: [Float64Array.from([1, 0])] };
  expect(solve(game, { rounds: 500, habits: habit }).seek[0]).toBeGreaterThan(0.8);
});
