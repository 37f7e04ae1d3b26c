import {
  emptyBody,
  LIMITS,
  PATHS,
  SHARED_STUDIES,
  type SharedStudiesAnswer,
  type SharedStudyAnswer,
  shareStudyBody,
} from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { KeptBytes } from '../lobby/kept-bytes.ts';
import type { SharedStudies } from '../studies/shared-studies.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import { idIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

export interface StudyRoutesSetting {
  readonly sharedStudies: SharedStudies;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly rateFactor: number;
}

/** From one address. */
const READS_PER_MINUTE = 120;
/** The match of each is played again. */
const SHARED_PER_MINUTE = 6;
const CHANGES_PER_MINUTE = 60;
const ABSENT = 'there is no such study';

/** Studies shared as links. */
export function studyRoutes(app: FastifyInstance, { sharedStudies, kept, whoIs, rateFactor }: StudyRoutesSetting): void {
  const limited = (max: number) => perMinute(max, rateFactor);

  app.get(PATHS.studies, limited(READS_PER_MINUTE), async (request): Promise<SharedStudiesAnswer> => {
    return { studies: await sharedStudies.list(await whoIs.known(request)) };
  });

  app.post(PATHS.studies, { ...limited(SHARED_PER_MINUTE), bodyLimit: LIMITS.studyBody }, async (request): Promise<SharedStudiesAnswer> => {
    const person = await whoIs.need(request);
    const { match, studied } = bodyOf(shareStudyBody, request, SHARED_STUDIES);
    const takeRoom = (bytes: number): Promise<void> => kept.takeStudy({ person: person.id, address: request.ip }, bytes);
    const made = await sharedStudies.share(person, { match, studied, takeRoom });
    return { studies: await sharedStudies.list(person), made };
  });

  // Whoever has the link was invited to look.
  app.get('/api/studies/:study', limited(READS_PER_MINUTE), async (request): Promise<SharedStudyAnswer> => {
    return { studied: await sharedStudies.open(idIn(request, 'study', ABSENT)) };
  });

  // Taking back is everybody's.
  app.post('/api/studies/:study/remove', limited(CHANGES_PER_MINUTE), async (request): Promise<SharedStudiesAnswer> => {
    const person = await whoIs.known(request);
    bodyOf(emptyBody, request);
    await sharedStudies.takeBack(idIn(request, 'study', ABSENT), person);
    return { studies: await sharedStudies.list(person) };
  });
}
