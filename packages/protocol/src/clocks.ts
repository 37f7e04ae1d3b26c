import {
  type ClockSettings,
  type Deadline,
  isWithinBounds,
  PACES,
  type Proposal,
  type Proposed,
  type ShownClock,
  TIME_UP_CHOICES,
} from '@orrery/match';
import { z } from 'zod';
import { at, count, seat, word } from './common.ts';

/** The clocks of a table, and until when somebody has time: docs/decisions/0024-clocks.md. */

const times = { pace: z.enum(PACES), turnSeconds: z.int(), bankSeconds: z.int(), whenOut: z.enum(TIME_UP_CHOICES) };

export const clock: z.ZodType<ClockSettings> = z.strictObject({ ...times, standIn: word });

/** As it is chosen; without a level the bot that plays on is of the middle one. */
export const clockChoice = z.strictObject({ ...times, standIn: word.optional() }).refine(isWithinBounds, 'too little or too much time');
export type ClockChoice = z.infer<typeof clockChoice>;

export const deadline: z.ZodType<Deadline> = z.strictObject({ seat, deadlineAt: at });

const milliseconds = z.number().min(0);

export const shownClock: z.ZodType<ShownClock> = z.strictObject({
  bankMs: milliseconds,
  turnEndsAt: at.optional(),
  deadlineAt: at.optional(),
});

export const proposed: z.ZodType<Proposed> = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('end'), as: z.enum(['undecided', 'standing']) }),
  z.strictObject({ what: z.literal('remove'), target: seat }),
]);

export const proposal: z.ZodType<Proposal> = z.strictObject({ id: count, seat, proposed, agreed: z.array(seat), at });
