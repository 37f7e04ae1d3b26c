import type { Evening, EveningAnswer, EveningsAnswer, MakeEveningBody } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request } from '../net/http.ts';

const changed = async (path: string, body: object): Promise<Evening> => (await request<EveningAnswer>('POST', path, body)).evening;

/** What is asked of the server about evenings. */
export const evenings = {
  all: async () => (await request<EveningsAnswer>('GET', PATHS.evenings)).evenings,
  one: async (id: string) => (await request<EveningAnswer>('GET', PATHS.evening(id))).evening,
  make: (body: MakeEveningBody) => changed(PATHS.evenings, body),
  join: (id: string, wishes: readonly string[]) => changed(PATHS.joinEvening(id), wishes.length === 0 ? {} : { wishes }),
  leave: (id: string) => changed(PATHS.leaveEvening(id), {}),
  /** `begun`: the rounds one knows of. */
  next: (id: string, begun: number) => changed(PATHS.nextRound(id), { begun }),
  end: (id: string) => changed(PATHS.endEvening(id), {}),
  withdraw: (id: string, number: number) => changed(PATHS.withdraw(id), { number }),
  help: (id: string, number: number, helps: boolean) => changed(PATHS.help(id), { number, helps }),
  async exported(id: string, form: 'json' | 'csv'): Promise<string> {
    const answer = await fetch(PATHS.exportEvening(id, form));
    if (!answer.ok) throw new Error(`no export: ${answer.status}`);
    return answer.text();
  },
};
