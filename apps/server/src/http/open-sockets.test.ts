import { EventEmitter } from 'node:events';
import { type Server, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { OpenSockets, type SocketLimits } from './open-sockets.ts';

function doorOf(limits: SocketLimits) {
  const server = new EventEmitter();
  const refused: string[] = [];
  const sockets = new OpenSockets(server as unknown as Server, limits, (limit) => refused.push(limit));
  const come = (remoteAddress: string): Socket => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    server.emit('connection', socket);
    return socket;
  };
  return { sockets, refused, come };
}

test('the addresses of one IPv6 network are counted together', () => {
  const { sockets, refused, come } = doorOf({ all: 99, perAddress: 2 });
  const came = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'].map(come);
  expect(came.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false, false, false, true]);
  expect([sockets.count, refused]).toEqual([5, ['address', 'address']]);
});

test('who is refused because the server is full is counted, and this machine may still ask how it is', () => {
  const { sockets, refused, come } = doorOf({ all: 2, perAddress: 99 });
  const inside = [come('192.0.2.1'), come('127.0.0.1')];
  const [stranger, looker] = [come('192.0.2.2'), come('127.0.0.1')];
  expect([stranger.destroyed, looker.destroyed]).toEqual([true, false]);
  expect([...inside, looker].map((socket) => sockets.isBeyond(socket))).toEqual([false, false, true]);
  expect(refused).toEqual(['all', 'all']);
  const more = Array.from({ length: 30 }, () => come('::1'));
  expect(more.filter(({ destroyed }) => !destroyed)).toHaveLength(19);
});
