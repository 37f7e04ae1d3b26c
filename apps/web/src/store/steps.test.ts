import type { EventBase } from '@orrery/engine';
import type { Change, Update } from '@orrery/match';
import { expect, test } from 'vitest';
import { NO_STEPS, type Steps, type Telling, withStep } from './steps.ts';

const TURNS: Telling = { tells: (events) => events.some(({ type }) => type !== 'hush'), turnEvent: 'turn-began', hasSharedTurns: false };
const ROUNDS: Telling = { ...TURNS, hasSharedTurns: true };

function updateOf(seq: number, change: Change, events: readonly EventBase[]): Update {
  return {
    match: 'm',
    game: 'g',
    seq,
    change,
    actionCount: seq,
    view: {},
    standing: [],
    waitingFor: [],
    waitingSince: 0,
    asked: undefined,
    events,
    undo: { free: 0, last: 0, request: undefined },
    occupants: [],
    result: undefined,
    commitment: '',
    seed: undefined,
  };
}

/** `me` and `bot` act; the names of events follow. */
function after(telling: Telling, ...done: readonly (readonly ['me' | 'bot', ...string[]])[]): Steps {
  return done.reduce((steps, [who, ...types], index) => {
    const change: Change = { kind: 'actions', seat: who === 'me' ? 0 : 1, index, count: 1 };
    const before = updateOf(index, { kind: 'full' }, []);
    const step = {
      before,
      after: updateOf(
        index + 1,
        change,
        types.map((type) => ({ type })),
      ),
    };
    return withStep(steps, { ...step, by: who === 'me' ? 'self' : 'others' }, telling);
  }, NO_STEPS);
}

const told = (steps: Steps) => steps.list.map((step) => step.after.events.map(({ type }) => type).join());

test('turns of others since one acted are kept, and stay to be looked at while one acts', () => {
  expect(told(after(TURNS, ['bot', 'a'], ['bot', 'b'], ['me', 'mine'], ['me', 'mine']))).toEqual(['a', 'b']);
  expect(told(after(TURNS, ['bot', 'a'], ['me', 'mine'], ['bot', 'c'], ['bot', 'd']))).toEqual(['c', 'd']);
});

test('each step has the table before it', () => {
  const { list } = after(TURNS, ['bot', 'a'], ['bot', 'b']);
  expect(list.map((step) => [step.before.seq, step.after.seq])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('where all play at once the whole round is kept, until something happens in the next', () => {
  const round = [
    ['me', 'chosen'],
    ['bot', 'revealed'],
    ['bot', 'turn-began'],
  ] as const;
  expect(told(after(ROUNDS, ...round))).toEqual(['chosen', 'revealed', 'turn-began']);
  expect(told(after(ROUNDS, ...round, ['bot', 'hush']))).toHaveLength(3);
  expect(told(after(ROUNDS, ...round, ['me', 'next']))).toEqual(['next']);
});

test('what tells nothing is no step', () => {
  expect(told(after(TURNS, ['bot', 'hush'], ['bot', 'a']))).toEqual(['a']);
});

test('after an undo or a new beginning there is nothing to show', () => {
  const kept = after(TURNS, ['bot', 'a']);
  const before = updateOf(1, { kind: 'full' }, []);
  expect(withStep(kept, { before, after: updateOf(2, { kind: 'undo', seat: 0, keep: 0 }, []), by: 'self' }, TURNS)).toBe(NO_STEPS);
  expect(withStep(kept, { before, after: updateOf(2, { kind: 'full' }, []), by: 'others' }, TURNS)).toBe(NO_STEPS);
  expect(withStep(kept, { before, after: updateOf(2, { kind: 'seat', seat: 1 }, []), by: 'others' }, TURNS)).toBe(kept);
});
