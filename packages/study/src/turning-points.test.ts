import { expect, test } from 'vitest';
import type { StudiedStep } from './study.ts';
import { stepsBehind, turningPointsOf } from './turning-points.ts';

const pass = { type: 'pass' };

function step(at: number, fields: Partial<StudiedStep> & { readonly cost?: number }): StudiedStep {
  const { cost, ...rest } = fields;
  const played = { action: pass, chance: 0.5 };
  const judged = cost === undefined ? {} : { judged: { effort: 1, played, best: [played], cost } };
  return {
    at,
    seat: 0,
    action: pass,
    turn: 0,
    turnAfter: rest.turn ?? 0,
    revealed: rest.luck !== undefined,
    effort: 1,
    ...judged,
    ...rest,
  };
}

test('what a seat gives away in a turn bit by bit turns the match together', () => {
  const steps = [step(0, { cost: 0.03 }), step(1, { cost: 0.04 }), step(2, { seat: 1, turn: 1, cost: 0.045 })];
  const [point, ...others] = turningPointsOf(steps);
  expect(others).toEqual([]);
  expect(point).toMatchObject({ kind: 'choice', at: 1, turn: 0, seat: 0 });
  expect(point?.swing).toBeCloseTo(-0.07);
});

test('luck belongs to the turn it opens, and to whom it meets most', () => {
  const steps = [step(0, { turn: 0, turnAfter: 1, luck: [0.1, -0.2, 0.1] }), step(1, { turn: 1, cost: 0.01 })];
  expect(turningPointsOf(steps)).toEqual([{ kind: 'luck', at: 0, turn: 1, seat: 1, swing: -0.2 }]);
});

test('luck that is taken back in the same turn turns nothing', () => {
  expect(turningPointsOf([step(0, { luck: [0.2, -0.2] }), step(1, { luck: [-0.19, 0.19] })])).toEqual([]);
});

test('few are told, the largest, in the order of the match', () => {
  const steps = Array.from({ length: 9 }, (_, at) => step(at, { turn: at, cost: 0.06 + 0.01 * ((at * 4) % 9) }));
  const points = turningPointsOf(steps);
  expect(points.map(({ at }) => at)).toEqual([1, 2, 4, 6, 8]);
});

test('behind a swing are the steps that made it', () => {
  const steps = [step(0, { cost: 0.001 }), step(1, { cost: 0.2 }), step(2, { seat: 1, luck: [0, 0.3] }), step(3, { turn: 4, cost: 0.1 })];
  expect(stepsBehind(steps, 2)).toEqual([1, 2]);
});
