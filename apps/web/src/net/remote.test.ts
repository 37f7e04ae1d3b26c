import type { Update } from '@orrery/match';
import type { ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteListener, WireState } from './connection.ts';
import { openRemoteMatch } from './remote.ts';

/** As much of a browser's socket as ours asks of one. */
class StandIn extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: StandIn[] = [];
  readyState = StandIn.OPEN;
  readonly sent: { readonly type: string; readonly since?: number; readonly request?: string }[] = [];

  constructor() {
    super();
    StandIn.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  hears(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('WebSocket', StandIn);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  StandIn.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const WELCOME: ServerMessage = {
  type: 'welcome',
  protocol: 1,
  server: 'orrery',
  at: 0,
  person: { person: 'ada', name: 'Ada', isGuest: true },
};
const NEWER: ServerMessage = { type: 'error', code: 'newer-rules', message: '', match: 'm' };

function updateAt(seq: number): ServerMessage {
  const occupants = [{ kind: 'person', person: 'ada', name: 'Ada' }];
  return { type: 'update', update: { match: 'm', seq, occupants } as unknown as Update };
}

const newest = () => StandIn.all[StandIn.all.length - 1];

test('a match that goes on by rules this server does not know yet is looked for elsewhere until it is found, and what was asked with it', async () => {
  const wire: WireState[] = [];
  const [gone, seen]: [string[], number[]] = [[], []];
  const listener = {
    wire: (state: WireState) => wire.push(state),
    gone: (code: string) => gone.push(code),
    update: ({ seq }: Update) => seen.push(seq),
    away: () => {},
  } as unknown as RemoteListener;
  const own = { me: () => {}, own: () => {}, table: () => {}, closed: () => {}, invitations: () => {} };
  const match = openRemoteMatch('m', listener, own);
  newest().hears(WELCOME);
  newest().hears(updateAt(4));
  const outcome = match.act({ decision: 3, actions: [] });
  // The node it was on lets go of it.
  newest().dispatchEvent(Object.assign(new Event('close'), { code: 1012 }));
  vi.advanceTimersByTime(1000);
  for (const pause of [1000, 2000, 4000]) {
    const line = newest();
    line.hears(WELCOME);
    const { request = '' } = line.sent.find(({ type }) => type === 'act') ?? {};
    line.hears({ type: 'error', code: 'newer-rules', message: '', request });
    line.hears(NEWER);
    expect([wire.at(-1), line.readyState]).toEqual(['behind', 3]);
    vi.advanceTimersByTime(pause - 1);
    expect(newest()).toBe(line);
    vi.advanceTimersByTime(1);
    expect(newest()).not.toBe(line);
  }
  newest().hears(WELCOME);
  expect(wire.at(-1)).toBe('behind');
  const { since } = newest().sent.find(({ type }) => type === 'watch') ?? {};
  newest().hears(updateAt(5));
  expect([since, wire.at(-1), seen, gone]).toEqual([undefined, 'open', [4, 5], []]);
  const { request = '' } = newest().sent.find(({ type }) => type === 'act') ?? {};
  newest().hears({ type: 'done', request, seq: 6 });
  expect(await outcome).toEqual({ ok: true });
  match.close();
});
