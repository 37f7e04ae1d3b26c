import { chanceFromSeed, nextWord } from '@orrery/engine';
import { expect, test } from 'vitest';
import { fitHonest, lossOf } from '../training/chances/fit.ts';
import type { Line } from '../training/chances/lines.ts';
import { tableOf } from '../training/chances/table.ts';
import { agreementOf } from '../training/proofs/agreement.ts';

/** Matches in which a lead is worth only `truth` of what it is said to be. */
function matches(count: number, truth: number): Line[] {
  const chance = chanceFromSeed('matches');
  const share = () => nextWord(chance) / 0x1_0000_0000;
  return Array.from({ length: count }, (_, index) => {
    const lead = 6 * share() - 3;
    const isWon = share() < 1 / (1 + Math.exp(-truth * lead));
    const positions = [0.1, 0.5, 0.9].map((progress) => ({ progress, sides: [[lead], [0]] }));
    return { name: `usual ${index}`, seats: 2, positions, won: isWon ? [1, 0] : [0, 1] };
  });
}

test('chances that were too sure become honest', () => {
  const lines = matches(800, 0.4);
  const honest = fitHonest(lines);
  for (const knot of honest[2][0]) expect(Math.abs(knot - 0.4)).toBeLessThan(0.12);
  const said = { 2: [[1, 1, 1, 1]] };
  expect(lossOf(lines, honest)).toBeLessThan(lossOf(lines, said));
  const wrong = ([tenth]: ReturnType<typeof tableOf>) => Math.abs(tenth.called - tenth.won);
  // Called under 10 %, won in twice as many and more.
  expect(wrong(tableOf(lines, said))).toBeGreaterThan(0.1);
  for (const { positions, called, won } of tableOf(lines, honest)) if (positions > 200) expect(Math.abs(called - won)).toBeLessThan(0.07);
});

test('every side of every position is in one tenth of the table', () => {
  const table = tableOf(matches(50, 1), { 2: [[1, 1, 1, 1]] });
  expect(table.reduce((sum, { positions }) => sum + positions, 0)).toBe(50 * 3 * 2);
  for (const { from, called, positions } of table) {
    if (positions === 0) continue;
    expect(called).toBeGreaterThanOrEqual(from);
    expect(called).toBeLessThanOrEqual(from + 0.1);
  }
});

test('a turning point stays where a deeper look finds at least half of it, in the same direction', () => {
  const point = { kind: 'choice', at: 4, turn: 2, seat: 1, swing: -0.2 } as const;
  const played = { action: { type: 'pass' }, chance: 0.5 };
  const deep = (cost: number, turn = 2) => ({
    steps: [
      {
        at: 4,
        seat: 1,
        action: played.action,
        turn,
        turnAfter: turn,
        revealed: false,
        effort: 10,
        judged: { effort: 10, played, best: [], cost },
      },
    ],
  });
  const agreed = (cost: number, turn?: number) => agreementOf({ turningPoints: [point] }, deep(cost, turn)).agreed;
  expect([agreed(0.25), agreed(0.1), agreed(0.09), agreed(0.25, 3)]).toEqual([1, 1, 0, 0]);
});
