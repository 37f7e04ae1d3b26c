import type { Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import { isBots, isLeftToBots, isStandIn } from './stand-ins.ts';

const ada: Occupant = { kind: 'person', person: 'ada', name: 'Ada' };
const away: Occupant = { ...ada, standIn: { level: 'greedy' } };
const returning: Occupant = { ...ada, standIn: { level: 'greedy', returns: true } };
const bot: Occupant = { kind: 'bot', level: 'greedy', name: 'Vega' };

test('a bot in somebody’s place is a bot like others, and no bot of the table', () => {
  expect([ada, away, returning, bot].map(isBots)).toEqual([false, true, true, true]);
  expect([ada, away, returning, bot].map(isStandIn)).toEqual([false, true, true, false]);
});

test.each([
  ['nobody who plays', [away, away, bot], true],
  ['somebody who plays', [away, ada], false],
  ['somebody who comes back', [away, returning], false],
  ['bots alone', [bot, bot], false],
])('a match with %s', (_, occupants, isLeft) => {
  expect(isLeftToBots(occupants)).toBe(isLeft);
});
