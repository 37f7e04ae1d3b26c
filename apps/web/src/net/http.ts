import type {
  CreateTableBody,
  DocumentsAnswer,
  FinishedAnswer,
  GuestAnswer,
  MeAnswer,
  OptionsBody,
  RecordAnswer,
  SeatBody,
  SignOutBody,
  Table,
  TableAnswer,
  TablesAnswer,
} from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';

/** A request that came to nothing; the words for `code` are in the texts. */
export class ServerProblem extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.name = 'ServerProblem';
    this.code = code;
  }
}

const LIMIT_MILLISECONDS = 10_000;

export const server = {
  me: () => request<MeAnswer>('GET', PATHS.me),
  beGuest: (name: string) => request<GuestAnswer>('POST', PATHS.guest, { name }),
  signOut: async (body: SignOutBody) => (await request<MeAnswer>('POST', PATHS.signOut, body)).me,
  tables: async (): Promise<readonly Table[]> => (await request<TablesAnswer>('GET', PATHS.tables)).tables,
  /** One's own matches that are over; `before`: the page after the one that named it. */
  finished: (before?: string) => request<FinishedAnswer>('GET', PATHS.finished(before)),
  table: async (id: string) => (await request<TableAnswer>('GET', PATHS.table(id))).table,
  documents: async (id: string) => (await request<DocumentsAnswer>('GET', PATHS.documents(id))).documents,
  openTable: async (body: CreateTableBody) => (await request<TableAnswer>('POST', PATHS.tables, body)).table,
  sitDown: async (id: string, seat: number) => (await request<TableAnswer>('POST', PATHS.join(id), { seat })).table,
  standUp: async (id: string) => (await request<TableAnswer>('POST', PATHS.leave(id), {})).table,
  start: async (id: string) => (await request<TableAnswer>('POST', PATHS.start(id), {})).table,
  setOptions: async (id: string, body: OptionsBody) => (await request<TableAnswer>('POST', PATHS.options(id), body)).table,
  setSeat: async (id: string, seat: number, body: SeatBody) => (await request<TableAnswer>('POST', PATHS.seat(id, seat), body)).table,
  record: async (match: string): Promise<unknown> => (await request<RecordAnswer>('GET', PATHS.record(match))).record,
};

/** Throws `ServerProblem`. */
export async function request<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const answer = await sent(method, path, body);
  const read: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new ServerProblem(problemCode(read) ?? (answer.status === 404 ? 'not-found' : 'no-server'));
  if (read === undefined) throw new ServerProblem('no-server');
  // Our own server's answer: the schemas of the protocol are checked there, and a validator would double this page.
  return read as Answer;
}

async function sent(method: 'GET' | 'POST', path: string, body: object | undefined): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MILLISECONDS),
    });
  } catch {
    throw new ServerProblem('no-server');
  }
}

function problemCode(read: unknown): string | undefined {
  if (typeof read !== 'object' || read === null || !('error' in read)) return undefined;
  const { error } = read;
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
