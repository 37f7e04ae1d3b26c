import { expect, test } from 'vitest';
import { solveOnce } from './solved.ts';
import { type HideAndSeek, solve } from './solver.ts';

function game(prize: number): HideAndSeek {
  const hider = {
    hides: 2,
    loss: Float64Array.from([1 - prize, -prize, 0, 1]),
    caught: Uint8Array.from([1, 0, 0, 1]),
    contest: new Int8Array(2).fill(-1),
    prize: new Float64Array(2),
  };
  return { seeks: 2, hiders: [hider], anyCaught: 0.5 };
}

test('an equal game is answered from memory, another one is solved anew', () => {
  const first = solveOnce(game(0.2), { rounds: 30 });
  expect(solveOnce(game(0.2), { rounds: 30 })).toBe(first);
  const other = solveOnce(game(0.6), { rounds: 30 });
  expect(other).not.toBe(first);
  expect(other).toEqual(solve(game(0.6), { rounds: 30 }));
});

test('a bot that believes in other habits, or thinks longer, is not given the old answer', () => {
  const plain = solveOnce(game(0.2), { rounds: 30 });
  const seek = Float64Array.from([1, 0]);
  const wary = solveOnce(game(0.2), { rounds: 30, habits: { weight: 0.5, of: 'seeker', seek } });
  expect(wary.hide[0][1]).toBeGreaterThan(plain.hide[0][1]);
  expect(solveOnce(game(0.2), { rounds: 30, habits: { weight: 0.5, of: 'seeker', seek: Float64Array.from([0, 1]) } })).not.toBe(wary);
  expect(solveOnce(game(0.2), { rounds: 31 })).not.toBe(plain);
});
