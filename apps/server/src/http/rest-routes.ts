import { PATHS, type RestAnswer, restChoice } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { Resting } from '../clocks/resting.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import type { WhoIs } from './who-is.ts';

export interface RestRoutesSetting {
  readonly resting: Resting;
  readonly whoIs: WhoIs;
  readonly rateFactor: number;
}

/** Each change goes into the log of every slow match of its person. */
const CHANGES_PER_MINUTE = 10;

/** When somebody's slow clocks stand still: their own affair, and nobody else is told. */
export function restRoutes(app: FastifyInstance, { resting, whoIs, rateFactor }: RestRoutesSetting): void {
  app.get(PATHS.rest, async (request): Promise<RestAnswer> => resting.of((await whoIs.known(request)).id));

  app.post(PATHS.rest, perMinute(CHANGES_PER_MINUTE, rateFactor), async (request): Promise<RestAnswer> => {
    const person = await whoIs.need(request);
    return resting.choose(person.id, bodyOf(restChoice, request));
  });
}
