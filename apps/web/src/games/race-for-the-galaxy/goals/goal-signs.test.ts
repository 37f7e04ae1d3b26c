import { chanceFromSeed, readOptions } from '@orrery/engine';
import { GOAL_IDS, raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { expect, test } from 'vitest';
import { amountsOf, goalSigns } from './goal-signs.ts';

test('every goal has a sign of its own', () => {
  const signs = GOAL_IDS.map((goal) => JSON.stringify(goalSigns(goal)));
  expect(new Set(signs).size).toBe(GOAL_IDS.length);
});

test('every seat has an amount, by what is in front of it', () => {
  const state = raceForTheGalaxy.setup(readOptions(raceForTheGalaxy.options, {}, 3), 3, chanceFromSeed('goals'));
  expect(amountsOf(state, 'greatest-infrastructure')).toEqual([0, 0, 0]);
  const chips = [5, 0, 2];
  state.players.forEach((player, seat) => {
    player.chips = chips[seat];
  });
  expect(amountsOf(state, 'galactic-standard-of-living')).toEqual(chips);
});
