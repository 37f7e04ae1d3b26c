import type { AdminAnswer, FoundAnswer, SuspendBody } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request } from '../net/http.ts';

/** What those who look after the server ask of it; to others it is not there. */
export const admin = {
  all: () => request<AdminAnswer>('GET', PATHS.admin),
  find: async (name: string) => (await request<FoundAnswer>('POST', PATHS.adminPeople, { name })).people,
  settle: (report: string) => request<AdminAnswer>('POST', PATHS.settleReport(report), {}),
  rename: (person: string, name: string) => request<AdminAnswer>('POST', PATHS.renamePerson(person), { name }),
  suspend: (person: string, body: SuspendBody) => request<AdminAnswer>('POST', PATHS.suspendPerson(person), body),
  lift: (person: string) => request<AdminAnswer>('POST', PATHS.liftSuspension(person), {}),
  closeTable: (table: string, why: string) => request<AdminAnswer>('POST', PATHS.closeTable(table), { why }),
};
