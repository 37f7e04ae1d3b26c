import { z } from 'zod';
import { at, id, plain, word } from './common.ts';

/** Studies shared as links: docs/decisions/0034-shared-studies.md. */

/** POST /api/studies: what a file of a study holds, whose shape the reader of such files knows; and the match, where it is one of this server. */
export const shareStudyBody = z.strictObject({ match: id.optional(), studied: plain });
export type ShareStudyBody = z.infer<typeof shareStudyBody>;

/** One's own, as they are listed. The id is the link: whoever has it may look. */
const sharedStudy = z.strictObject({ id, game: word, title: z.string(), madeAt: at, bytes: z.int().min(0) });
export type SharedStudyLine = z.infer<typeof sharedStudy>;

/** GET /api/studies, and answer to whatever changes them. `made`: what was just shared. */
export const sharedStudiesAnswer = z.strictObject({ studies: z.array(sharedStudy), made: id.optional() });
export type SharedStudiesAnswer = z.infer<typeof sharedStudiesAnswer>;

/** GET /api/studies/:id, for whoever has the link: what a file of it would hold. */
export const sharedStudyAnswer = z.strictObject({ studied: plain });
export type SharedStudyAnswer = z.infer<typeof sharedStudyAnswer>;
