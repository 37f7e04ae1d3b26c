import { CLOCK_PRESETS, type Pace } from '@orrery/match';
import type { ClockChoice } from '@orrery/protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is offered, in seconds; all of it within `CLOCK_BOUNDS`. */
export const OFFERED: Readonly<Record<Pace, { readonly turn: readonly number[]; readonly bank: readonly number[] }>> = {
  live: {
    turn: [30, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE],
    bank: [0, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR],
  },
  slow: { turn: [4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY], bank: [0, DAY, 3 * DAY, 7 * DAY, 14 * DAY] },
};

/** What one begins with when a pace is picked. */
export function usualClock(pace: Pace): ClockChoice {
  return { ...CLOCK_PRESETS[pace === 'live' ? 'calm' : 'day'], whenOut: 'stand-in' };
}
