import { type ClockSettings, type Deadline, isWithinBounds, PACES, TIME_UP_CHOICES } from '@orrery/match';
import { z } from 'zod';
import { at, seat, word } from './common.ts';

/** The clocks of a table, and until when somebody has time: docs/decisions/0024-clocks.md. */

const times = { pace: z.enum(PACES), turnSeconds: z.int(), bankSeconds: z.int(), whenOut: z.enum(TIME_UP_CHOICES) };

export const clock: z.ZodType<ClockSettings> = z.strictObject({ ...times, standIn: word });

/** As it is chosen; without a level the bot that plays on is of the middle one. */
export const clockChoice = z.strictObject({ ...times, standIn: word.optional() }).refine(isWithinBounds, 'too little or too much time');
export type ClockChoice = z.infer<typeof clockChoice>;

export const deadline: z.ZodType<Deadline> = z.strictObject({ seat, deadlineAt: at });
