import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { legal } from '../flow/legal.ts';
import { imagine } from '../knowledge/imagine.ts';
import { view } from '../knowledge/view.ts';
import type { State } from '../state.ts';
import { playRandomly } from '../testing/random-play.ts';
import { AT_ONCE, confirming, futuresOf, WEIGHING } from './futures.ts';
import { paymentsAt } from './payments.ts';

const SEAT = 1;

/** The third round on, where seat 1 is asked this and has so many answers at least. */
function asked(to: string, answers: number): State {
  let found: State | undefined;
  for (let match = 0; found === undefined && match < 20; match++) {
    playRandomly(
      { seats: 3, options: {}, seed: `futures ${match}` },
      {
        see: (state) => {
          const isAsked = state.round > 2 && state.players[SEAT].pending.at(-1)?.do === to;
          if (found === undefined && isAsked && legal(state, SEAT).length >= answers) found = structuredClone(state);
        },
      },
    );
  }
  if (found === undefined) throw new Error(`nobody is ever asked to ${to}`);
  return found;
}

const linesAt = (state: State): readonly (readonly Action[])[] => legal(state, SEAT).map((action) => [action]);

test.each([
  ['choose-actions', 7],
  ['place', 3],
])(
  '%s: a future of one number is the same whatever the others hold and have answered in secret, and another number is another future',
  (to, answers) => {
    const state = asked(to, answers);
    const other = imagine(view(state, SEAT), chanceFromSeed('other secrets'));
    const [first] = linesAt(state);
    const [worths, swapped] = [state, other].map((start) => {
      const behind = futuresOf(start, SEAT, WEIGHING);
      return [0, 1, 2].map((future) => behind(first, future));
    });
    expect(swapped).toEqual(worths);
    expect(new Set(worths).size).toBeGreaterThan(1);
    for (const worth of worths) expect(worth >= 0 && worth <= 1).toBe(true);
    expect(futuresOf(state, SEAT, AT_ONCE)(first, 0)).not.toBe(worths[0]);
    expect(futuresOf(state, SEAT, confirming('other futures'))(first, 0)).not.toBe(worths[0]);
  },
);

test('every way to pay is found once, whatever the order its cards go in', () => {
  const state = asked('pay-cards', 4);
  const { count } = state.players[SEAT].pending.at(-1) as { count: number };
  const hand = state.players[SEAT].hand;
  const found = paymentsAt(state, SEAT);
  const sets = found.map(({ line }) => line.map((action) => (action.type === 'discard' ? action.card : '')).sort());
  for (const set of sets) expect(set.length).toBe(count);
  expect(new Set(sets.map(String)).size).toBe(sets.length);
  expect(new Set(sets.flat())).toEqual(new Set(hand));
  expect(found.map(({ worth }) => worth)).toEqual(found.map(({ worth }) => worth).sort((one, two) => two - one));
});
