import { tablesOf } from '@orrery/race-for-the-galaxy/bot';
import { expect, test } from 'vitest';
import { newborn, SUBJECTS } from '../training/race/first-weights.ts';
import { addGuess, addValue, type Learner, takeStep } from '../training/race/learning.ts';
import type { Position } from '../training/race/positions.ts';
import { selfPlay } from '../training/race/self-play.ts';

const tables = tablesOf({ own: [] });
const positions = selfPlay({ subject: 'others', mind: undefined, run: 'test', index: 0 });
const choice = positions.find(({ chosen }) => chosen[0] >= 0);

function freshLearners(): Record<'value' | 'guess', Learner> {
  const { value, guess } = newborn('others', 'test', tables).learners;
  if (guess === undefined) throw new Error('nobody is guessed at');
  return { value, guess };
}

/** By how much the loss really grows with one weight. */
function measuredSlope(learner: Learner, at: number, loss: () => number): number {
  const { weights } = learner.net;
  const was = weights[at];
  const little = 1e-3;
  const lossAt = (by: number) => {
    weights[at] = was + by;
    // A step of no length makes the nets ready again and forgets the slopes.
    takeStep(learner, tables, { rate: 0, batch: 1 });
    return loss();
  };
  const slope = (lossAt(little) - lossAt(-little)) / (2 * little);
  lossAt(0);
  return slope;
}

function expectSlopes(learner: Learner, loss: () => number): void {
  const { slopes, net } = learner;
  const { layout } = net;
  const inputs = [layout.status, layout.status + 60, layout.bias + 3, layout.out + 5, layout.outBias];
  const before = inputs.map((at) => measuredSlope(learner, at, loss));
  takeStep(learner, tables, { rate: 0, batch: 1 });
  loss();
  inputs.forEach((at, index) => {
    expect(slopes[at]).toBeCloseTo(before[index], 3);
  });
}

test('the slopes of both nets are those of their losses', () => {
  const learners = freshLearners();
  const [, , position] = positions;
  expectSlopes(learners.value, () => {
    const { surprise, error } = addValue(learners.value, position);
    return surprise + error;
  });
  expect(choice).toBeDefined();
  expectSlopes(learners.guess, () => addGuess(learners.guess, choice as Position));
});

test('so are those of the net for matches alone', () => {
  const { value } = newborn('alone', 'test', tables).learners;
  const position = selfPlay({ subject: 'alone', mind: undefined, run: 'test', index: 0 })[2];
  expect(position.isAlone).toBe(true);
  expectSlopes(value, () => {
    const { surprise, error } = addValue(value, position);
    return surprise + error;
  });
});

test('steps down the slopes make the nets less wrong', () => {
  const { value, guess } = freshLearners();
  const wrong = () => positions.reduce((sum, position) => sum + addValue(value, position).surprise + addGuess(guess, position), 0);
  const before = wrong();
  for (let step = 0; step < 30; step++) {
    takeStep(value, tables, { rate: 0.003, batch: positions.length });
    takeStep(guess, tables, { rate: 0.003, batch: positions.length });
    wrong();
  }
  expect(wrong()).toBeLessThan(0.7 * before);
});

test('the same match is played again from the same seed, by rules of thumb and by nets', { timeout: 120_000 }, () => {
  expect(selfPlay({ subject: 'others', mind: undefined, run: 'test', index: 0 })).toEqual(positions);
  for (const subject of SUBJECTS) {
    const play = () => selfPlay({ subject, mind: newborn(subject, 'test', tables).mind, run: 'test', index: 8 });
    expect(play()).toEqual(play());
  }
});
