import type { Event } from '@orrery/race-for-the-galaxy';
import type { DoneTo } from '../done-to.ts';

/** Nobody takes anything from anybody here, but what was won for having most. */
export const doneTo: DoneTo<Event> = (event, seat) => event.type === 'goal-lost' && event.seat === seat;
