import { z } from 'zod';
import { at, count, id, name, phrase } from './common.ts';
import { LIMITS, SUSPENSION } from './constants.ts';
import { suspended } from './http.ts';
import { lineOfText } from './line-of-text.ts';

/** What those see and do who look after a server: docs/decisions/0030-manners.md. To everybody else none of it is there. */

const why = lineOfText(LIMITS.reportWhy);

const reportedLine = z.strictObject({
  number: count,
  person: z.string(),
  name: z.string(),
  text: z.string(),
  phrase: phrase.optional(),
  at,
});

const report = z.strictObject({
  id,
  at,
  /** Empty: they are gone. */
  reporter: z.string(),
  reporterName: z.string(),
  reported: id,
  reportedName: z.string(),
  table: id,
  why: z.string(),
  lines: z.array(reportedLine),
  settledAt: at.optional(),
});
export type ShownReport = z.infer<typeof report>;

const act = z.strictObject({
  id,
  at,
  /** Empty: at the command line, or by somebody who is gone. */
  adminName: z.string(),
  what: z.enum(['settle', 'rename', 'suspend', 'lift', 'close-table']),
  about: z.string(),
  aboutName: z.string(),
  words: z.string(),
});
export type ShownAct = z.infer<typeof act>;

const found = z.strictObject({ id, name: z.string(), isGuest: z.literal(true).optional(), since: at, suspended: suspended.optional() });
export type FoundPerson = z.infer<typeof found>;

const health = z.strictObject({
  /** Of the node that answers. */
  upSeconds: count,
  memoryMegabytes: count,
  tabs: count,
  liveMatches: count,
  /** Of all nodes together. */
  isStorageUp: z.boolean(),
  jobsDue: count,
  jobsGivenUp: count,
  jobsLateSeconds: count,
});
export type Health = z.infer<typeof health>;

/** GET /api/admin */
export const adminAnswer = z.strictObject({
  reports: z.array(report),
  suspended: z.array(z.strictObject({ person: id, name: z.string(), until: at, why: z.string(), at })),
  acts: z.array(act),
  health,
});
export type AdminAnswer = z.infer<typeof adminAnswer>;

/** POST /api/admin/people: by name or id. */
export const findBody = z.strictObject({ name: z.string().min(1).max(64) });
export type FindBody = z.infer<typeof findBody>;
export const foundAnswer = z.strictObject({ people: z.array(found) });
export type FoundAnswer = z.infer<typeof foundAnswer>;

/** POST /api/admin/people/:id/rename, …/suspend, …/lift, /api/admin/reports/:id/settle, /api/admin/tables/:id/close: answered with all there is. */
export const renameBody = z.strictObject({ name });
export type RenameBody = z.infer<typeof renameBody>;
/** Left out: for good. */
export const suspendBody = z.strictObject({ days: z.int().min(1).max(SUSPENSION.mostDays).optional(), why });
export type SuspendBody = z.infer<typeof suspendBody>;
export const closeTableBody = z.strictObject({ why });
export type CloseTableBody = z.infer<typeof closeTableBody>;
