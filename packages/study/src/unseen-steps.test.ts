import { chanceFromSeed, type EventBase } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type AnyMoment, unseenSteps } from './unseen-steps.ts';

/** What each of these actions told. */
function turnsOf(told: readonly (readonly EventBase[])[]): number[] {
  const state = { chance: chanceFromSeed('turns') };
  const moments = [[], ...told].map((events, count): AnyMoment => {
    const done = count === 0 ? undefined : { seat: 0, action: { type: 'act' } };
    return { count, state, done, told: events.map((event) => ({ event })), revealed: false };
  });
  return unseenSteps({ moments, turnEvent: 'turn-began' }).map(({ turn }) => turn);
}

const begins = (turn: number) => ({ type: 'turn-began', turn });

test('turns bear the numbers that the game gives them, a first one that began unsaid too', () => {
  expect(turnsOf([[], [begins(2)], [], [begins(3)], []])).toEqual([1, 1, 2, 2, 3]);
  expect(turnsOf([[begins(1)], [], [begins(2)], []])).toEqual([0, 1, 1, 2]);
});

test('turns without numbers are counted', () => {
  expect(turnsOf([[], [{ type: 'turn-began' }], [], [{ type: 'turn-began' }], []])).toEqual([0, 0, 1, 1, 2]);
});
