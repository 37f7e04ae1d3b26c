import type { ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireState } from './connection.ts';
import { Socket } from './socket.ts';

/** As much of a browser's socket as ours asks of one. */
class StandIn extends EventTarget {
  static readonly OPEN = 1;
  static newest: StandIn;
  readonly readyState = StandIn.OPEN;
  readonly sent: { readonly type: string; readonly request?: string; readonly isSeen?: boolean }[] = [];

  constructor() {
    super();
    StandIn.newest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  hears(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let page: EventTarget & { hidden: boolean };

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('WebSocket', StandIn);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that cannot save is asked the same again until it tells, and the table is told meanwhile', async () => {
  const wire: WireState[] = [];
  const socket = new Socket({ message: () => {}, wire: (state) => wire.push(state), greetings: () => [] });
  const line = StandIn.newest;
  line.hears({ type: 'welcome', protocol: 1, server: 'orrery', at: 0 });
  const outcome = socket.request({ type: 'act', match: 'm', seat: 0, decision: 3, actions: [] });
  const { request = '' } = line.sent.at(-1) ?? {};
  for (let tries = 1; tries <= 3; tries++) {
    expect(line.sent.filter((message) => message.request === request)).toHaveLength(tries);
    line.hears({ type: 'error', code: 'not-saved', message: '', request });
    expect(wire.at(-1)).toBe('unsaved');
    vi.advanceTimersByTime(3000);
  }
  line.hears({ type: 'done', request, seq: 4 });
  expect(await outcome).toEqual({ ok: true, late: 'saved' });
  expect(wire.at(-1)).toBe('open');
  vi.advanceTimersByTime(10_000);
  expect(line.sent.filter((message) => message.request === request)).toHaveLength(4);
  socket.close();
});

test('the server is told when nobody sees the page and when somebody does again, also by a line that is new, until it is closed', () => {
  const socket = new Socket({ message: () => {}, wire: () => {}, greetings: () => [{ type: 'watch-tables' }] });
  const line = StandIn.newest;
  const welcome = (): void => line.hears({ type: 'welcome', protocol: 1, server: 'orrery', at: 0 });
  // Before it has been greeted it hears nothing.
  hide(true);
  expect(line.sent).toEqual([]);
  hide(false);
  welcome();
  expect(line.sent).toEqual([{ type: 'watch-tables' }]);
  hide(true);
  hide(false);
  hide(true);
  const said = (): unknown[] => line.sent.filter(({ type }) => type === 'page').map(({ isSeen }) => isSeen);
  expect(said()).toEqual([false, true, false]);
  welcome();
  expect(line.sent.slice(-2)).toEqual([{ type: 'page', isSeen: false }, { type: 'watch-tables' }]);
  socket.close();
  hide(false);
  expect(said()).toEqual([false, true, false, false]);
});
