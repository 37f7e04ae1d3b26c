import {
  type AdminAnswer,
  closeTableBody,
  emptyBody,
  type FoundAnswer,
  findBody,
  type Health,
  PATHS,
  renameBody,
  suspendBody,
} from '@orrery/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdminDeeds } from '../admin/deeds.ts';
import { RequestProblem } from '../problem.ts';
import type { Person, Storage } from '../storage/ports.ts';
import { bodyOf } from './body.ts';
import { idIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

export interface AdminRoutesSetting {
  /** Ids of accounts. */
  readonly admins: readonly string[];
  readonly deeds: AdminDeeds;
  readonly storage: Pick<Storage, 'manners'>;
  readonly health: () => Promise<Health>;
  readonly whoIs: WhoIs;
  readonly now: () => number;
}

/** To the letter what is answered where there is no route. */
const NOTHING_HERE = 'there is nothing at this address';

const MOST = { reports: 100, suspended: 200, acts: 200 } as const;

/**
 * For those named in the settings. To everybody else, and where nobody is named, there is nothing at these addresses. Also there they are
 * routes: how a broken request is refused does not tell whether somebody is named.
 */
export function adminRoutes(app: FastifyInstance, setting: AdminRoutesSetting): void {
  const { admins, deeds, storage, health, whoIs, now } = setting;

  const needAdmin = async (request: FastifyRequest): Promise<Person> => {
    const person = await whoIs.remember(request);
    // A guest's browser is all there is to show who they are.
    if (person === undefined || person.isGuest === true || !admins.includes(person.id)) throw new RequestProblem('not-found', NOTHING_HERE);
    return whoIs.need(request);
  };
  const idOf = (request: FastifyRequest): string => idIn(request, 'id', NOTHING_HERE);
  const answer = async (): Promise<AdminAnswer> => {
    const { manners } = storage;
    const [reports, suspended] = [await manners.reports(MOST.reports), await manners.suspensions(now(), MOST.suspended)];
    const acts = (await manners.acts(MOST.acts)).map(({ admin: _, ...act }) => act);
    return {
      reports: reports.map((report) => ({ ...report, lines: [...report.lines] })),
      suspended: [...suspended],
      acts,
      health: await health(),
    };
  };

  app.get(PATHS.admin, async (request): Promise<AdminAnswer> => {
    await needAdmin(request);
    return answer();
  });

  app.post(PATHS.adminPeople, async (request): Promise<FoundAnswer> => {
    await needAdmin(request);
    return { people: [...(await deeds.find(bodyOf(findBody, request).name))] };
  });

  app.post('/api/admin/people/:id/rename', async (request): Promise<AdminAnswer> => {
    const admin = await needAdmin(request);
    await deeds.rename(admin, idOf(request), bodyOf(renameBody, request).name);
    return answer();
  });

  app.post('/api/admin/people/:id/suspend', async (request): Promise<AdminAnswer> => {
    const admin = await needAdmin(request);
    const [person, body] = [idOf(request), bodyOf(suspendBody, request)];
    // Who runs the server decides about those it names: at its command line.
    if (admins.includes(person)) throw new RequestProblem('not-allowed', 'an admin is suspended by the settings');
    await deeds.suspend(admin, person, body);
    return answer();
  });

  app.post('/api/admin/people/:id/lift', async (request): Promise<AdminAnswer> => {
    const admin = await needAdmin(request);
    bodyOf(emptyBody, request);
    await deeds.lift(admin, idOf(request));
    return answer();
  });

  app.post('/api/admin/reports/:id/settle', async (request): Promise<AdminAnswer> => {
    const admin = await needAdmin(request);
    bodyOf(emptyBody, request);
    await deeds.settle(admin, idOf(request));
    return answer();
  });

  app.post('/api/admin/tables/:id/close', async (request): Promise<AdminAnswer> => {
    const admin = await needAdmin(request);
    await deeds.closeTable(admin, idOf(request), bodyOf(closeTableBody, request).why);
    return answer();
  });
}
