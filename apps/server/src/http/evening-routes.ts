import {
  type EveningAnswer,
  type EveningsAnswer,
  emptyBody,
  helpBody,
  joinEveningBody,
  makeEveningBody,
  nextRoundBody,
  PATHS,
  withdrawBody,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EveningList } from '../evenings/evening-list.ts';
import type { Evenings } from '../evenings/evenings.ts';
import { csvOf } from '../evenings/exported.ts';
import type { KeptBytes } from '../lobby/kept-bytes.ts';
import type { KeptEvening } from '../storage/evening-ports.ts';
import type { Person } from '../storage/ports.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import type { TakeMaking } from './making.ts';
import { idIn, readIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

export interface EveningRoutesSetting {
  readonly evenings: Evenings;
  readonly eveningList: EveningList;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly takeMaking: TakeMaking;
  readonly rateFactor: number;
}

/** From one address: everybody at a club looks again whenever a table is over. */
const READS_PER_MINUTE = 600;
const CHANGES_PER_MINUTE = 60;
const MADE_PER_MINUTE = 6;
const ABSENT = 'there is no such evening';
const forms = { schema: z.enum(['json', 'csv']), absent: 'there is nothing here' };

/** Making evenings, taking part in them, and looking after them. */
export function eveningRoutes(app: FastifyInstance, setting: EveningRoutesSetting): void {
  const { evenings, eveningList, kept, whoIs, takeMaking, rateFactor } = setting;
  const limited = (max: number) => perMinute(max, rateFactor);
  const answer = async (evening: KeptEvening, person: Person | undefined): Promise<EveningAnswer> => ({
    evening: await eveningList.shown(evening, person),
  });
  const changed = (
    path: string,
    change: (id: string, person: Person, request: FastifyRequest) => Promise<KeptEvening>,
    who: (request: FastifyRequest) => Promise<Person> = (request) => whoIs.need(request),
  ): void => {
    app.post(`/api/evenings/:evening/${path}`, limited(CHANGES_PER_MINUTE), async (request) => {
      const person = await who(request);
      return answer(await change(idIn(request, 'evening', ABSENT), person, request), person);
    });
  };

  app.get(PATHS.evenings, limited(READS_PER_MINUTE), async (request): Promise<EveningsAnswer> => {
    return { evenings: [...(await eveningList.list(await whoIs.remember(request)))] };
  });

  app.post(PATHS.evenings, limited(MADE_PER_MINUTE), async (request) => {
    const person = await whoIs.need(request);
    return answer(await evenings.make(person, bodyOf(makeEveningBody, request)), person);
  });

  app.get('/api/evenings/:evening', limited(READS_PER_MINUTE), async (request) => {
    const person = await whoIs.remember(request);
    return answer(await eveningList.get(idIn(request, 'evening', ABSENT)), person);
  });

  app.get('/api/evenings/:evening/export/:form', limited(CHANGES_PER_MINUTE), async (request, reply) => {
    const form = readIn(request, 'form', forms);
    const evening = await eveningList.shown(await eveningList.get(idIn(request, 'evening', ABSENT)), undefined);
    reply.header('content-disposition', `attachment; filename="evening-${evening.id}.${form}"`);
    if (form === 'json') return reply.send({ format: 'orrery-evening-1', evening });
    return reply.type('text/csv; charset=utf-8').send(csvOf(evening));
  });

  changed('join', (id, person, request) => {
    const takeRoom = async (tables: number): Promise<void> => {
      takeMaking(request, person);
      await kept.takeTables({ person: person.id, address: request.ip }, tables);
    };
    return evenings.join(id, person, { ...bodyOf(joinEveningBody, request), takeRoom });
  });
  // Leaving is everybody's.
  changed(
    'leave',
    (id, person, request) => {
      bodyOf(emptyBody, request);
      return evenings.leave(id, person);
    },
    (request) => whoIs.known(request),
  );
  changed('next', (id, person, request) => evenings.next(id, person, bodyOf(nextRoundBody, request).begun));
  changed('end', (id, person, request) => {
    bodyOf(emptyBody, request);
    return evenings.end(id, person);
  });
  changed('withdraw', (id, person, request) => evenings.withdraw(id, person, bodyOf(withdrawBody, request).number));
  changed('help', (id, person, request) => evenings.help(id, person, bodyOf(helpBody, request)));
}
