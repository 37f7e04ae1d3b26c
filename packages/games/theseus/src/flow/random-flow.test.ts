import { below, chanceFromSeed, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import { begun } from '../testing/set-up.ts';
import { answer } from './apply.ts';
import { advance, asked, decision, MOST_STEPS } from './flow.ts';

/** The most steps any one answer set going in a whole match of chance. */
function longestChain(wish: Parameters<typeof begun>[0]): number {
  const state = begun(wish);
  const chance = chanceFromSeed(`${wish?.seed}: chain`);
  let most = 0;
  for (let actions = 0; actions < 5_000 && state.ended === undefined; actions++) {
    const [seat] = asked(state);
    const actions = theseus.legal(state, seat);
    answer(state, seat, actions[below(chance, actions.length)], silent);
    most = Math.max(most, advance(state, silent));
  }
  return most;
}

test('no chain of effects comes near the bound', () => {
  let most = 0;
  for (let match = 0; match < 6; match++) {
    most = Math.max(most, longestChain({ seed: `duel ${match}` }));
    most = Math.max(most, longestChain({ seats: 3, options: { faction3: 'pandora' }, seed: `three ${match}` }));
    most = Math.max(most, longestChain({ seats: 4, options: { match: 'teams' }, seed: `teams ${match}` }));
  }
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThan(MOST_STEPS / 10);
});

test('one seat is asked at a time, and each question has an answer', () => {
  const state = begun({ seats: 4, options: { match: 'teams' }, seed: 'questions' });
  const chance = chanceFromSeed('questions: answers');
  while (state.ended === undefined) {
    expect(asked(state)).toHaveLength(1);
    const [seat] = asked(state);
    expect(decision(state, seat)?.seat).toBe(seat);
    expect(decision(state, (seat + 1) % 4)).toBeUndefined();
    const actions = theseus.legal(state, seat);
    expect(actions.length).toBeGreaterThan(0);
    theseus.apply(state, seat, actions[below(chance, actions.length)], silent);
  }
  expect(asked(state)).toEqual([]);
});
