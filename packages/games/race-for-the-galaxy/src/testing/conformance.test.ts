import { describeConformance } from '@orrery/testkit';
import { raceForTheGalaxy } from '../index.ts';

describeConformance(raceForTheGalaxy, {
  games: 2,
  seed: 'race-for-the-galaxy',
  more: [{ robot: 'hard' }, { box: 'base' }, { goals: false }, { expert: true }, { presetHands: true }, { draft: true }],
  deepEvery: 240,
});
