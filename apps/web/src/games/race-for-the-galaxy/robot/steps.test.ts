import type { Event } from '@orrery/race-for-the-galaxy';
import { expect, test } from 'vitest';
import { robotSteps } from './steps.ts';

test('the mat shows what the robot did, in order, and nothing of anybody else', () => {
  const events: Event[] = [
    { type: 'round-began', round: 2 },
    { type: 'robot-rolled', faces: ['robot'], actions: ['settle'] },
    { type: 'chips-won', who: 0, chips: 1, by: 'old-earth' },
    { type: 'robot-flipped', card: 'gem-world', placed: true },
    { type: 'chips-won', who: 'robot', chips: 2, by: 'economy' },
  ];
  expect(robotSteps(events).map(({ type }) => type)).toEqual(['robot-rolled', 'robot-flipped', 'chips-won']);
});
