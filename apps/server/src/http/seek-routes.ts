import { emptyBody, type LiveliestAnswer, type NearTablesAnswer, PATHS, type SeekAnswer, seekWish } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import type { KeptBytes } from '../lobby/kept-bytes.ts';
import type { Liveliest } from '../lobby/liveliest.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Meeting } from '../manners/meeting.ts';
import { nearTables } from '../seeking/near-tables.ts';
import type { Seeking } from '../seeking/seeking.ts';
import type { Storage } from '../storage/ports.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import type { TakeMaking } from './making.ts';
import type { WhoIs } from './who-is.ts';

export interface SeekRoutesSetting {
  readonly seeking: Seeking;
  readonly liveliest: Liveliest;
  readonly tables: Pick<Tables, 'list' | 'shown'>;
  readonly meeting: Pick<Meeting, 'apartFrom'>;
  readonly storage: Pick<Storage, 'accounts' | 'ratings'>;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly takeMaking: TakeMaking;
  readonly rateFactor: number;
}

/** From one address: a club behind one router still gets in. Each beginning looks at everybody who waits. */
const BEGINNINGS_PER_MINUTE = 60;
const ANSWERS_PER_MINUTE = 600;
/** Each reads the ratings of everybody at an open table, or looks at some matches. */
const NEAR_PER_MINUTE = 60;

/** Looking for somebody to play with, or to watch. */
export function seekRoutes(app: FastifyInstance, setting: SeekRoutesSetting): void {
  const { seeking, liveliest, tables, meeting, storage, kept, whoIs, takeMaking, rateFactor } = setting;
  const limited = (max: number) => perMinute(max, rateFactor);

  app.get(PATHS.seek, limited(ANSWERS_PER_MINUTE), async (request): Promise<SeekAnswer> => seeking.answer(await whoIs.remember(request)));

  app.get(PATHS.liveliest, limited(NEAR_PER_MINUTE), async (request): Promise<LiveliestAnswer> => {
    const person = await whoIs.remember(request);
    const table = await liveliest.table(person, person === undefined ? new Set() : await meeting.apartFrom(person.id));
    return { table: table === undefined ? null : await tables.shown(table) };
  });

  app.get(PATHS.nearTables, limited(NEAR_PER_MINUTE), async (request): Promise<NearTablesAnswer> => {
    const person = await whoIs.known(request);
    const open = (await tables.list(person)).filter(({ isPublic }) => isPublic);
    return { near: [...(await nearTables(person, open, { storage }))] };
  });

  app.post(PATHS.seek, limited(BEGINNINGS_PER_MINUTE), async (request): Promise<SeekAnswer> => {
    const person = await whoIs.need(request);
    return seeking.begin(person, bodyOf(seekWish, request), async () => {
      takeMaking(request, person);
      await kept.takeTables({ person: person.id, address: request.ip }, 1);
    });
  });

  app.post(PATHS.stopSeek, limited(ANSWERS_PER_MINUTE), async (request): Promise<SeekAnswer> => {
    const person = await whoIs.known(request);
    bodyOf(emptyBody, request);
    await seeking.stop(person);
    return seeking.answer(person);
  });
}
