import { chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { raceForTheGalaxy, type State } from '../index.ts';
import { playRandomly } from '../testing/random-play.ts';
import { withOwnFutures } from './futures.ts';
import { afterChoice } from './scenarios.ts';

/** Alone, where the first actions are chosen. */
function firstChoice(): State {
  let found: State | undefined;
  playRandomly(
    { seats: 1, options: {}, seed: 'futures' },
    {
      see: (state) => {
        if (found === undefined && state.stage === 'choose') found = raceForTheGalaxy.clone(state);
      },
    },
  );
  if (found === undefined) throw new Error('nothing was chosen');
  return found;
}

test('worlds imagined by one chance roll the robot’s dice each for itself: every roll is as likely as it is', () => {
  const state = firstChoice();
  const chance = chanceFromSeed('worlds');
  const view = raceForTheGalaxy.view(state, 0);
  const worlds = withOwnFutures(
    Array.from({ length: 36 }, () => raceForTheGalaxy.imagine(view, chance)),
    chance,
  );
  const action = { type: 'choose-actions', actions: ['develop', 'produce'] } as const;
  const settles = worlds.map((world) => afterChoice(world, [[]], { seat: 0, action }).robot?.dice.filter((die) => die === 'settle').length);
  // Each die has one Settle face; the other faces of this robot show something else.
  const face = state.robot?.face === 'settle' ? 2 : 0;
  expect(settles.filter((count) => (count ?? 0) > 0).length).toBe(36 - 5 * (5 - face));
  expect(new Set(worlds.map((world) => world.chance.counter)).size).toBe(36);
});
