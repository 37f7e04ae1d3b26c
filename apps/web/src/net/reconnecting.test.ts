import { CLOSED_FOR_RESTART } from '@orrery/protocol/constants';
import { expect, test } from 'vitest';
import { pauseBefore, pauseBeforeDetour } from './reconnecting.ts';

const LOST = 1006;

test('sent away by a server that stops, everybody comes to the next one within a second, and evenly over it', () => {
  const pauses = [0, 0.25, 0.5, 0.75, 1].map((chance) => pauseBefore({ tries: 0, code: CLOSED_FOR_RESTART, chance }));
  expect(pauses).toEqual([0, 250, 500, 750, 1000]);
});

test('each try in vain waits twice as long, up to a quarter of a minute, and a quarter more or less', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 50].map((tries) => pauseBefore({ tries, code: LOST, chance: 0.5 }));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(pauseBefore({ tries: 1, code: LOST, chance: 0 })).toBe(750);
  expect(pauseBefore({ tries: 1, code: LOST, chance: 1 })).toBe(1250);
});

test('who finds nobody after a restart, or meets a second one, has the patience of everybody else', () => {
  expect(pauseBefore({ tries: 1, code: LOST, chance: 0.5 })).toBe(pauseBefore({ tries: 1, code: CLOSED_FOR_RESTART, chance: 0.5 }));
});

test('another server is looked for soon, then ever more patiently, and never by all in the same instant', () => {
  const pauses = [0, 1, 2, 3, 4, 50].map((tries) => pauseBeforeDetour({ tries, chance: 1 }));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(pauseBeforeDetour({ tries: 0, chance: 0 })).toBe(500);
});
