import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { makeMetrics } from '../metrics.ts';
import { CLOSE, Connection } from './connection.ts';

/** As much of a socket as a connection asks of one. */
class StandIn extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly closedWith: number[] = [];
  readonly bufferedAmount = 0;
  /** What was written at one go. */
  readonly written: string[][] = [];
  #gathered: string[] | undefined;

  cork(): void {
    this.#gathered = [];
  }

  uncork(): void {
    if (this.#gathered !== undefined) this.written.push(this.#gathered);
    this.#gathered = undefined;
  }

  send(text: string): void {
    if (this.#gathered === undefined) this.written.push([text]);
    else this.#gathered.push(text);
  }

  close(code: number): void {
    this.closedWith.push(code);
    this.readyState = 2;
  }
}

function connected() {
  const socket = new StandIn();
  const connection = new Connection({
    socket: socket as unknown as WebSocket,
    line: socket,
    person: undefined,
    address: 'home',
    metrics: makeMetrics(),
    rateFactor: 1,
    allowed: () => true,
    isStill: async () => true,
  });
  return { socket, connection };
}

test('who has asked nothing is sent away at once', () => {
  const { socket, connection } = connected();
  connection.sendAway();
  expect(socket.closedWith).toEqual([CLOSE.restart]);
});

test('who has asked is heard no more, and goes when the last answer has come', () => {
  const { socket, connection } = connected();
  connection.begins();
  connection.begins();
  connection.sendAway();
  connection.ended();
  expect(socket.closedWith).toEqual([]);
  expect(connection.isHeard).toBe(false);
  expect(connection.isOpen).toBe(true);
  connection.ended();
  expect(socket.closedWith).toEqual([CLOSE.restart]);
});

test('what is told at one go is written at one go, and what comes later by itself', async () => {
  const { socket, connection } = connected();
  connection.sendText('an update');
  await Promise.resolve();
  connection.sendText('the answer');
  await new Promise((resolve) => setImmediate(resolve));
  connection.sendText('another');
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.written).toEqual([['an update', 'the answer'], ['another']]);
});
