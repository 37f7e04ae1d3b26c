import type { LogLine } from '@orrery/match';
import { expect, test } from 'vitest';
import { NO_STEPS, type Telling } from '../../store/steps.ts';
import { recapSteps } from './recap-steps.ts';

const TURNS: Telling = { tells: (events) => events.some(({ type }) => type !== 'hush'), turnEvent: 'turn-began', hasSharedTurns: false };

const line = (seat: number, ...types: string[]): LogLine => ({ index: 0, seat, at: 0, events: types.map((type) => ({ type })) });
const told = (log: readonly LogLine[], telling: Telling = TURNS, viewer: number | 'spectator' = 0) =>
  recapSteps({ steps: NO_STEPS, log, viewer, telling }).map(({ events }) => events[0].type);

test('after a reload the others’ lines since one’s own are told, also while one plays', () => {
  expect(told([line(0, 'mine'), line(1, 'a'), line(2, 'hush'), line(2, 'b')])).toEqual(['a', 'b']);
  expect(told([line(1, 'old'), line(0, 'mine'), line(1, 'a'), line(0, 'now')])).toEqual(['a']);
  expect(told([line(0, 'mine')])).toEqual([]);
});

test('where all play at once it is the round that runs, or the last one while nothing happened', () => {
  const rounds = { ...TURNS, hasSharedTurns: true };
  const log = [line(1, 'old', 'turn-began'), line(0, 'a'), line(1, 'b', 'turn-began')];
  expect(told(log, rounds)).toEqual(['a', 'b']);
  expect(told([...log, line(0, 'hush')], rounds)).toEqual(['a', 'b']);
  expect(told([...log, line(0, 'c')], rounds)).toEqual(['c']);
});

test('somebody who only looks on is told all that is known', () => {
  expect(told([line(0, 'a'), line(1, 'b')], TURNS, 'spectator')).toEqual(['a', 'b']);
});
