import { z } from 'zod';
import { at } from './common.ts';
import { HOLIDAYS, NIGHTS } from './constants.ts';

/** When somebody's slow clocks stand still: docs/decisions/0024-clocks.md. */

/** As `2026-12-24`. */
const day = z.iso.date();
const minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1);

const holiday = z.strictObject({ first: day, last: day }).refine(({ first, last }) => first <= last, 'must end after it begins');

export const restChoice = z.strictObject({
  /** As `Europe/Berlin`. */
  zone: z.string().min(1).max(64),
  /** Minutes of the local day; from the evening into the morning where `to` is the smaller. */
  quiet: z
    .strictObject({ from: minute, to: minute })
    .refine(({ from, to }) => (to - from + 24 * 60) % (24 * 60) <= NIGHTS.mostMinutes, 'must be twelve hours at most')
    .optional(),
  /** 0 for Sunday. */
  daysOff: z
    .array(z.int().min(0).max(6))
    .max(NIGHTS.mostDaysOff)
    .refine((days) => new Set(days).size === days.length, 'must name each day once'),
  holidays: z.array(holiday).max(HOLIDAYS.most),
});
export type RestChoice = z.infer<typeof restChoice>;

/** GET and POST /api/me/rest. Of the year `year` so many days of holidays are left, of the next one as many as `leftNextYear`. */
export const restAnswer = z.strictObject({
  rest: restChoice.nullable(),
  /** Nights, days off and zone may be changed from then on; left out: at once. */
  changeableAt: at.optional(),
  year: z.int(),
  left: z.int(),
  leftNextYear: z.int(),
});
export type RestAnswer = z.infer<typeof restAnswer>;
