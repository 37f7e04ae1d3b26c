import { emptyBody, type MannersAnswer, PATHS, type ReportAnswer, reportBody, shunBody } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { GUEST_BYTES, type KeptBytes } from '../lobby/kept-bytes.ts';
import type { Shuns } from '../manners/shunning.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import { idIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

export interface MannersRoutesSetting {
  readonly shuns: Shuns;
  readonly kept: KeptBytes;
  readonly whoIs: WhoIs;
  readonly rateFactor: number;
}

/** From one address. */
const PER_MINUTE = { changes: 30, reports: 10 } as const;

/** Muting, blocking and reporting. Whom it is about learns nothing of it, nor can anybody ask who did. */
export function mannersRoutes(app: FastifyInstance, { shuns, kept, whoIs, rateFactor }: MannersRoutesSetting): void {
  const limited = (max: number) => perMinute(max, rateFactor);

  app.get(PATHS.manners, async (request): Promise<MannersAnswer> => shuns.of(await whoIs.known(request)));

  app.post(PATHS.manners, limited(PER_MINUTE.changes), async (request): Promise<MannersAnswer> => {
    const person = await whoIs.known(request);
    const { whom, how } = bodyOf(shunBody, request);
    kept.takeOf(request.ip, GUEST_BYTES);
    await shuns.shun(person, whom, how);
    return shuns.of(person);
  });

  app.post('/api/me/manners/:shun/end', limited(PER_MINUTE.changes), async (request): Promise<MannersAnswer> => {
    const person = await whoIs.known(request);
    bodyOf(emptyBody, request);
    await shuns.unshun(person, idIn(request, 'shun', 'you have blocked nobody so'));
    return shuns.of(person);
  });

  app.post(PATHS.reports, limited(PER_MINUTE.reports), async (request): Promise<ReportAnswer> => {
    const person = await whoIs.need(request);
    const { whom, why } = bodyOf(reportBody, request);
    kept.takeOf(request.ip, GUEST_BYTES);
    await shuns.report(person, whom, why);
    return { isTaken: true };
  });
}
