import type { MannersAnswer, ReportAnswer, ReportBody, ShunBody } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request } from '../net/http.ts';

/** What somebody asks of the server about somebody else. */
export const manners = {
  shunned: async () => (await request<MannersAnswer>('GET', PATHS.manners)).people,
  shun: async (body: ShunBody) => (await request<MannersAnswer>('POST', PATHS.manners, body)).people,
  end: async (id: string) => (await request<MannersAnswer>('POST', PATHS.endShun(id), {})).people,
  report: (body: ReportBody) => request<ReportAnswer>('POST', PATHS.reports, body),
};
