import { type MatchRecord, readRecord, type Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { ServerMessage, Table } from '@orrery/protocol';
import type { MatchConnection, MatchListener, Outcome } from './connection.ts';
import { server } from './http.ts';
import { Socket } from './socket.ts';

/** A match on the server. The cookie says who we are; the seats say what we may do. */
export function openRemoteMatch(match: string, listener: MatchListener): MatchConnection & { retry(): void } {
  let person: string | undefined;
  let viewer: Viewer = 'spectator';
  let seq: number | undefined;

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        person = message.person?.person;
        return;
      case 'update':
        if (message.update.match !== match) return;
        viewer = seatOf(message.update, person);
        seq = message.update.seq;
        listener.update(message.update, viewer);
        return;
      case 'log':
        if (message.match === match) listener.log(message.lines, message.seq);
        return;
      case 'said':
        if (message.match === match) listener.said({ ...message, seat: message.seat });
        return;
      case 'error':
        if (message.match === match && message.request === undefined) listener.gone(message.code);
        else if (message.code === 'wrong-protocol') listener.gone(message.code);
        return;
      default:
        return;
    }
  }

  const socket = new Socket({ message: hear, wire: listener.wire, greetings: () => [{ type: 'watch', match, since: seq }] });

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
    say: (said) => socket.send({ type: 'say', match, ...(typeof said === 'string' ? { text: said } : { phrase: said }) }),
    readLog: () => socket.send({ type: 'read-log', match }),
    again: () => socket.send({ type: 'watch', match }),
    record: () => remoteRecord(match),
    retry: () => socket.retry(),
    close: () => socket.close(),
  };
}

/**
 * Says when a table changes or closes, for the lobby and for the room before a match. `invited`: a table to hear of even
 * if it is not public and we do not sit there yet, or had no name when the connection was opened.
 */
export function watchTables(
  listener: { table(table: Table): void; closed(id: string): void; wire(isOpen: boolean): void },
  invited?: string,
): () => void {
  const socket = new Socket({
    message(message) {
      if (message.type === 'table') listener.table(message.table);
      if (message.type === 'table-closed') listener.closed(message.table);
    },
    wire: (state) => listener.wire(state === 'open'),
    greetings: () => [{ type: 'watch-tables' }, ...(invited === undefined ? [] : [{ type: 'watch', match: invited } as const])],
  });
  return () => socket.close();
}

export async function remoteRecord(match: string): Promise<MatchRecord> {
  return readRecord(JSON.parse(JSON.stringify(await server.record(match))));
}

function seatOf(update: Update, person: string | undefined): Viewer {
  const seat = update.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person === person);
  return seat < 0 ? 'spectator' : seat;
}

function plain(actions: readonly object[]) {
  return JSON.parse(JSON.stringify(actions));
}
