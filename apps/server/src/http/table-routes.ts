import type { MatchRecord } from '@orrery/engine';
import {
  createTableBody,
  type DocumentsAnswer,
  emptyBody,
  joinBody,
  LIMITS,
  optionsBody,
  PATHS,
  seatBody,
  type TableAnswer,
  type TablesAnswer,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Arranging, TakeRoom } from '../lobby/arranging.ts';
import { finishedRecord } from '../lobby/finished-record.ts';
import type { KeptBytes } from '../lobby/kept-bytes.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import type { Seats } from '../lobby/seats.ts';
import { documentsOf } from '../lobby/shown-table.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Person, Table } from '../storage/ports.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import type { TakeMaking } from './making.ts';
import { idIn, readIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

export interface TableRoutesSetting {
  readonly tables: Pick<Tables, 'get' | 'list' | 'shown'>;
  readonly seats: Pick<Seats, 'join' | 'leave' | 'set'>;
  readonly arranging: Arranging;
  readonly matches: LiveMatches;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly takeMaking: TakeMaking;
  readonly rateFactor: number;
}

const NO_TABLE = 'there is no such table';
/** From one address: a club behind one router still gets in. A list shows up to 250 tables, and for a record a whole log may be played again. */
const PER_MINUTE = { lists: 600, records: 300 } as const;
const seatNumber = z.coerce
  .number()
  .int()
  .min(0)
  .max(LIMITS.seats - 1);

/** Making, finding, joining and starting tables, and the record of a finished match. */
export function tableRoutes(app: FastifyInstance, setting: TableRoutesSetting): void {
  const { tables, seats, arranging, matches, kept, whoIs, takeMaking, rateFactor } = setting;
  const limited = (max: number) => perMinute(max, rateFactor);
  const roomFor = (person: Person, { ip }: FastifyRequest): TakeRoom => {
    return (options, before) => kept.takeTable({ person: person.id, address: ip }, options, before);
  };
  const answer = async (table: Table): Promise<TableAnswer> => ({ table: await tables.shown(table) });

  app.get(PATHS.tables, limited(PER_MINUTE.lists), async (request): Promise<TablesAnswer> => {
    const listed = await tables.list(await whoIs.remember(request));
    return { tables: await Promise.all(listed.map((table) => tables.shown(table))) };
  });

  app.post(PATHS.tables, { bodyLimit: LIMITS.tableBody }, async (request) => {
    const person = await whoIs.need(request);
    takeMaking(request, person);
    return answer(await arranging.create(person, bodyOf(createTableBody, request), roomFor(person, request)));
  });

  app.get('/api/tables/:table', async (request) => answer(await tables.get(tableIn(request))));

  app.get('/api/tables/:table/documents', async (request): Promise<DocumentsAnswer> => {
    return { documents: documentsOf(await tables.get(tableIn(request))) };
  });

  app.post('/api/tables/:table/join', async (request) => {
    const person = await whoIs.need(request);
    const { seat } = bodyOf(joinBody, request);
    return answer(await seats.join(tableIn(request), person, seat));
  });

  app.post('/api/tables/:table/leave', async (request) => {
    // Leaving is everybody's.
    const person = await whoIs.known(request);
    bodyOf(emptyBody, request);
    return answer(await seats.leave(tableIn(request), person));
  });

  app.post('/api/tables/:table/start', async (request) => {
    const person = await whoIs.need(request);
    bodyOf(emptyBody, request);
    takeMaking(request, person);
    return answer(await arranging.start(tableIn(request), person));
  });

  app.post('/api/tables/:table/options', { bodyLimit: LIMITS.tableBody }, async (request) => {
    const person = await whoIs.need(request);
    const table = tableIn(request);
    const given = bodyOf(optionsBody, request);
    return answer(await arranging.setOptions(table, person, { given, takeRoom: roomFor(person, request) }));
  });

  app.post('/api/tables/:table/seats/:seat', async (request) => {
    const person = await whoIs.need(request);
    const [table, seat] = [tableIn(request), readIn(request, 'seat', { schema: seatNumber, absent: NO_TABLE })];
    return answer(await seats.set(table, person, { seat, wanted: bodyOf(seatBody, request) }));
  });

  app.get('/api/matches/:table/record', limited(PER_MINUTE.records), async (request): Promise<{ readonly record: MatchRecord }> => {
    return { record: await finishedRecord(matches, tableIn(request)) };
  });
}

function tableIn(request: FastifyRequest): string {
  return idIn(request, 'table', NO_TABLE);
}
