import { expect, test } from 'vitest';
import { key } from '../bot/key.ts';
import { theseus } from '../index.ts';
import { describe } from './describe.ts';
import { puzzles } from './puzzles.ts';
import { playRandomly } from './random-play.ts';
import { answerOf, winningActions } from './winning-turn.ts';

test('in each of the collected positions one answer wins this turn and no other, as every line of the turn shows', {
  timeout: 120_000,
}, () => {
  const all = puzzles();
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(new Set(all.map(({ position }) => JSON.stringify(position))).size).toBe(all.length);
  for (const { position, answer } of all) {
    const winning = winningActions(theseus.position(position), 20_000) ?? [];
    expect([...new Set(winning.map(answerOf))]).toEqual([answer]);
  }
});

test('a position without a winning turn has none', () => {
  const units = { marines: ['tech-bay a'], aliens: ['alien-hive a'] };
  expect(winningActions(theseus.position({ units }), 20_000)).toEqual([]);
});

test('positions that come up are described as they stand', () => {
  let compared = 0;
  playRandomly(
    { seats: 2, options: {}, seed: 'described' },
    {
      see: (state, { seat }) => {
        const asks = theseus.decision(state, seat);
        const isFirst = asks?.ask === 'move' && !asks.isExtra && state.turn.further === 0 && !state.units.some(({ hasMoved }) => hasMoved);
        if (!isFirst || state.tieBreak !== undefined || state.turn.number % 5 !== 0) return;
        expect(key(theseus.position(describe(state)))).toBe(key(state));
        compared += 1;
      },
    },
  );
  expect(compared).toBeGreaterThan(3);
});
