import { expect, test } from 'vitest';
import { hasOlder, logGroups } from './log-groups.ts';

const telling = {
  turnEvent: 'turn-began',
  hasSharedTurns: false,
  running: undefined,
  names: (seat: number) => ['Ann', 'Bo'][seat],
  event: (event: { type: string }, names: (seat: number) => string) => (event.type === 'hidden' ? undefined : `${names(0)}: ${event.type}`),
};

test('the first turn begins unsaid, then a group a turn; what has no words is left out', () => {
  const began = (seat: number) => ({ type: 'turn-began', seat });
  const groups = logGroups(
    [
      { index: 0, seat: 0, at: 1, events: [{ type: 'rolled' }, { type: 'hidden' }] },
      { index: 1, seat: 0, at: 2, events: [{ type: 'docked' }, began(1)] },
      { index: 2, seat: 1, at: 3, events: [{ type: 'ended' }, began(0)] },
    ],
    telling,
  );
  expect(groups.map(({ turn, lines }) => [turn, lines.map((line) => line.sentence)])).toEqual([
    [{ seat: 0, number: 1 }, ['Ann: rolled', 'Ann: docked']],
    [{ seat: 1, number: 2 }, ['Ann: ended']],
    [{ seat: 0, number: 3 }, []],
  ]);
});

test('where everybody plays in the same turn, a turn is nobody’s', () => {
  const log = [{ index: 0, seat: 1, at: 1, events: [{ type: 'laid' }, { type: 'turn-began', turn: 2 }] }];
  expect(logGroups(log, { ...telling, hasSharedTurns: true }).map(({ turn }) => turn)).toEqual([
    { seat: undefined, number: 1 },
    { seat: undefined, number: 2 },
  ]);
});

test('what comes before the first turn of everybody is no turn', () => {
  const log = [{ index: 0, seat: 1, at: 1, events: [{ type: 'chosen' }, { type: 'turn-began', turn: 1 }, { type: 'laid' }] }];
  expect(logGroups(log, { ...telling, hasSharedTurns: true }).map(({ turn }) => turn.number)).toEqual([0, 1]);
});

test('a first turn of everybody that began unsaid is a turn as soon as the game says that it runs', () => {
  const log = [{ index: 0, seat: 1, at: 1, events: [{ type: 'laid' }] }];
  const numbers = (running: number) => logGroups(log, { ...telling, hasSharedTurns: true, running }).map(({ turn }) => turn.number);
  expect(numbers(1)).toEqual([1]);
  expect(numbers(0)).toEqual([0]);
  // A match that began in the middle, as a lesson does.
  expect(numbers(4)).toEqual([4]);
});

test('a match that begins in the middle, as a lesson does, goes on with the numbers its table shows', () => {
  const numbers = (events: readonly { type: string; turn?: number; round?: number }[], hasSharedTurns: boolean) =>
    logGroups([{ index: 0, seat: 1, at: 1, events: [{ type: 'moved' }, ...events] }], { ...telling, hasSharedTurns, running: 7 }).map(
      ({ turn }) => turn,
    );
  expect(numbers([], false)).toEqual([{ seat: 1, number: 7 }]);
  expect(numbers([{ type: 'turn-began', turn: 8 }], false).map(({ number }) => number)).toEqual([7, 8]);
  expect(numbers([{ type: 'turn-began', round: 8 }], true).map(({ number }) => number)).toEqual([7, 8]);
});

test('what comes before a first turn that is told to begin is no turn either where turns have owners', () => {
  const log = [{ index: 0, seat: 1, at: 1, events: [{ type: 'placed' }, { type: 'turn-began', seat: 0, turn: 1 }, { type: 'moved' }] }];
  expect(logGroups(log, telling).map(({ turn }) => turn)).toEqual([
    { seat: undefined, number: 0 },
    { seat: 0, number: 1 },
  ]);
});

test('only a log that was heard and does not begin at the beginning has lost something to other rules', () => {
  const line = (index: number) => ({ index, seat: 0, at: 1, events: [] });
  const update = { actionCount: 7 };
  expect(hasOlder({ log: [line(0), line(1)], isLogHeard: true, update })).toBe(false);
  expect(hasOlder({ log: [line(5), line(6)], isLogHeard: true, update })).toBe(true);
  expect(hasOlder({ log: [], isLogHeard: true, update })).toBe(true);
  expect(hasOlder({ log: [], isLogHeard: true, update: { actionCount: 0 } })).toBe(false);
  // The update of a match that runs comes before its log, and more may happen in between.
  expect(hasOlder({ log: [], isLogHeard: false, update })).toBe(false);
  expect(hasOlder({ log: [line(6)], isLogHeard: false, update })).toBe(false);
});
