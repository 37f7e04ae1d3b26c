import type { Event } from '@orrery/race-for-the-galaxy';

/** What the mat shows one after another: everything the robot did, and nothing else. */
export function robotSteps(events: readonly Event[]): readonly Event[] {
  return events.filter(
    (event) =>
      event.type === 'robot-rolled' ||
      event.type === 'robot-flipped' ||
      event.type === 'robot-changed' ||
      event.type === 'robot-counter' ||
      (event.type === 'chips-won' && event.who === 'robot'),
  );
}

/** How long a step stands alone before the next one, in milliseconds. */
export const STEP_MS = { full: 900, reduced: 900, skip: 0 } as const;

/** How many the mat shows at a time. */
export const STEPS_SHOWN = 5;
