import { z } from 'zod';
import { at, count, id, seat } from './common.ts';
import { LIMITS } from './constants.ts';
import { lineOfText } from './line-of-text.ts';

/** How people keep others away from themselves: docs/decisions/0030-manners.md. */

/** Who sits there, or who said a line: whoever only watches is known by nothing else. */
const atTable = z.union([z.strictObject({ match: id, seat }), z.strictObject({ match: id, line: count })]);
const whom = z.union([...atTable.options, z.strictObject({ person: id })]);
export type Whom = z.infer<typeof whom>;

const how = z.enum(['muted', 'blocked']);

/** POST /api/me/manners: from now on, on all devices; they are not told. */
export const shunBody = z.strictObject({ whom, how });
export type ShunBody = z.infer<typeof shunBody>;

const shunned = z.strictObject({ id, name: z.string(), isGuest: z.literal(true).optional(), how, at });
export type ShunnedPerson = z.infer<typeof shunned>;

/** GET and POST /api/me/manners, POST /api/me/manners/:id/end: everybody one has muted or blocked, the newest first. */
export const mannersAnswer = z.strictObject({ people: z.array(shunned) });
export type MannersAnswer = z.infer<typeof mannersAnswer>;

/** POST /api/reports: what was said around it goes with it, as it was. Never shown to who is reported. */
export const reportBody = z.strictObject({ whom: atTable, why: lineOfText(LIMITS.reportWhy) });
export type ReportBody = z.infer<typeof reportBody>;

export const reportAnswer = z.strictObject({ isTaken: z.literal(true) });
export type ReportAnswer = z.infer<typeof reportAnswer>;
