import { type MatchRecord, readRecord, type Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { ClientMessage, Person, ServerMessage, Suspended, Table } from '@orrery/protocol';
import { heardTime } from '../clocks/server-time.ts';
import { BROWSER_CLOCK } from '../store/showing.ts';
import { Away } from './away.ts';
import type { ChatLine, MatchConnection, Outcome, RemoteListener, WireState } from './connection.ts';
import { server } from './http.ts';
import { Socket } from './socket.ts';

const ASK_AGAIN_MILLISECONDS = 3000;

/** A match on the server. The cookie says who we are; the seats say what we may do. */
export function openRemoteMatch(match: string, listener: RemoteListener, own: OwnTablesListener): MatchConnection & { retry(): void } {
  let person: string | undefined;
  let viewer: Viewer = 'spectator';
  let seq: number | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  /** The server we come to is not updated yet, and cannot follow the match. */
  let isBehind = false;

  function hear(message: ServerMessage): void {
    hearOwnTables(message, own);
    switch (message.type) {
      case 'welcome':
        person = message.person?.person;
        heardTime(message.at);
        return;
      case 'pong':
        heardTime(message.at);
        return;
      case 'update':
        if (message.update.match !== match) return;
        caughtUp();
        viewer = seatOf(message.update, person);
        seq = message.update.seq;
        listener.update(unasked(message.update, viewer), viewer);
        return;
      case 'log':
        if (message.match === match) listener.log(message.lines, message.seq);
        return;
      case 'said':
        if (message.match === match) listener.said(lineOf(message));
        return;
      case 'talk':
        if (message.match === match) listener.talk(message.lines.map(lineOf));
        return;
      case 'away':
        if (message.match !== match) return;
        away.hear(message.seats);
        listener.longAway(message.gone);
        return;
      case 'error':
        if (message.match === match && message.request === undefined) unseen(message.code);
        else if (message.code === 'wrong-protocol') listener.gone(message.code);
        return;
      default:
        return;
    }
  }

  /** A server without its database knows no match that it has not in memory; it will. */
  function unseen(code: string): void {
    clearTimeout(asking);
    if (code === 'newer-rules') {
      isBehind = true;
      socket.lookElsewhere();
    } else if (code !== 'not-saved') listener.gone(code);
    else asking = setTimeout(() => socket.send({ type: 'watch', match, since: seq }), ASK_AGAIN_MILLISECONDS);
  }

  function caughtUp(): void {
    socket.arrived();
    if (!isBehind) return;
    isBehind = false;
    listener.wire('open');
  }

  function wire(state: WireState): void {
    // Who cannot hear does not know who is there.
    if (state === 'lost') away.hear([]);
    listener.wire(isBehind ? 'behind' : state);
  }

  /** Newer rules may show the same moment otherwise. */
  const greetings = (): readonly ClientMessage[] => [{ type: 'watch', match, since: isBehind ? undefined : seq }, OWN_TABLES];
  const away = new Away({ clock: BROWSER_CLOCK, changed: listener.away });
  const socket = new Socket({ message: hear, wire, greetings });

  async function asSeat(ask: (seat: number) => Promise<Outcome>): Promise<Outcome> {
    return viewer === 'spectator' ? { ok: false, refusal: { code: 'not-your-seat' } } : ask(viewer);
  }

  return {
    kind: 'remote',
    isShared: false,
    act: (request) =>
      asSeat((seat) => socket.request({ type: 'act', match, seat, decision: request.decision, actions: plain(request.actions) })),
    undo: (request) => asSeat((seat) => socket.request({ type: 'undo', match, seat, ...request })),
    requestUndo: (request) => asSeat((seat) => socket.request({ type: 'request-undo', match, seat, ...request })),
    answerUndo: (answer) => asSeat((seat) => socket.request({ type: 'answer-undo', match, seat, ...answer })),
    giveOrders: (orders) => asSeat((seat) => socket.request({ type: 'give-orders', match, seat, orders: [...orders] })),
    ask: (deed) => asSeat((seat) => socket.request({ match, seat, ...deed })),
    say: (said) => socket.send({ type: 'say', match, ...(typeof said === 'string' ? { text: said } : { phrase: said }) }),
    readLog: () => socket.send({ type: 'read-log', match }),
    again: () => socket.send({ type: 'watch', match }),
    record: () => remoteRecord(match),
    retry: () => socket.retry(),
    close() {
      clearTimeout(asking);
      away.close();
      socket.close();
    },
  };
}

/** Hears of one's own tables and of no others. What is told begins with who one is and all of them, also after a connection was lost. */
export interface OwnTablesListener {
  me(person: Person | undefined, suspended: Suspended | undefined): void;
  own(tables: readonly Table[]): void;
  table(table: Table): void;
  closed(id: string): void;
  /** Invitations to tables came or went. */
  invitations(): void;
}

const OWN_TABLES: ClientMessage = { type: 'watch-tables', only: 'own' };

function hearOwnTables(message: ServerMessage, listener: OwnTablesListener): void {
  if (message.type === 'welcome') listener.me(message.person, message.suspended);
  if (message.type === 'own-tables') listener.own(message.tables);
  if (message.type === 'table') listener.table(message.table);
  if (message.type === 'table-closed') listener.closed(message.table);
  if (message.type === 'invitations') listener.invitations();
}

/** For where nothing else is heard of the server. Gives back how to stop it. */
export function watchOwnTables(listener: OwnTablesListener): () => void {
  const socket = new Socket({ message: (message) => hearOwnTables(message, listener), wire: () => {}, greetings: () => [OWN_TABLES] });
  return () => socket.close();
}

/** Hears of public tables, too. */
interface TableListener extends OwnTablesListener {
  wire(isOpen: boolean): void;
  /** Before the match as in it. */
  said?(line: ChatLine): void;
  talk?(lines: readonly ChatLine[]): void;
}

/** Says when a table changes or closes, for the lobby. Gives back how to stop it. */
export function watchTables(listener: TableListener): () => void {
  const { close } = tablesSocket(listener, []);
  return close;
}

/** The same for the room before a match: of this table one hears even if it is not public and one does not sit there yet, and one may speak. */
export function watchTable(id: string, listener: TableListener): { say(text: string): void; close(): void } {
  const { socket, close } = tablesSocket(listener, [{ type: 'watch', match: id }]);
  return { say: (text) => socket.send({ type: 'say', match: id, text }), close };
}

function tablesSocket(listener: TableListener, also: readonly ClientMessage[]): { readonly socket: Socket; readonly close: () => void } {
  const socket = new Socket({
    message(message) {
      hearOwnTables(message, listener);
      if (message.type === 'said') listener.said?.(lineOf(message));
      if (message.type === 'talk') listener.talk?.(message.lines.map(lineOf));
    },
    wire: (state) => listener.wire(state === 'open'),
    greetings: () => [{ type: 'watch-tables' }, ...also],
  });
  return { socket, close: () => socket.close() };
}

/** What was left out on the way is there again. */
function lineOf(line: Omit<ChatLine, 'seat'> & { readonly seat?: number }): ChatLine {
  return { ...line, seat: line.seat };
}

export async function remoteRecord(match: string): Promise<MatchRecord> {
  return readRecord(JSON.parse(JSON.stringify(await server.record(match))));
}

function seatOf(update: Update, person: string | undefined): Viewer {
  const seat = update.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person === person);
  return seat < 0 ? 'spectator' : seat;
}

/** Whom a bot stands in for is asked nothing until they take their seat back. */
function unasked(update: Update, viewer: Viewer): Update {
  const own = viewer === 'spectator' ? undefined : update.occupants[viewer];
  return own?.kind === 'person' && own.standIn !== undefined ? { ...update, asked: undefined } : update;
}

function plain(actions: readonly object[]) {
  return JSON.parse(JSON.stringify(actions));
}
