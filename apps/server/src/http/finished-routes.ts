import { type FinishedAnswer, PATHS, readWith } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FinishedMatches } from '../lobby/finished-matches.ts';
import { RequestProblem } from '../problem.ts';
import type { WhoIs } from './who-is.ts';

const query = z.object({ before: z.string().optional() });

/** One's own matches that are over. Somebody without a name has none. */
export function finishedRoutes(
  app: FastifyInstance,
  { finished, whoIs }: { readonly finished: FinishedMatches; readonly whoIs: WhoIs },
): void {
  app.get(PATHS.finished(), async (request): Promise<FinishedAnswer> => {
    const reading = readWith(query, request.query);
    if (!reading.ok) throw new RequestProblem('bad-request', reading.problem.message);
    if ((await whoIs.remember(request)) === undefined) return { matches: [] };
    // A page takes as much reading as a change takes writing.
    return finished.list(await whoIs.known(request), reading.value.before);
  });
}
