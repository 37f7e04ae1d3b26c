import type { Server, Socket } from 'node:net';
import { addressKey } from '../address.ts';
import { Counts } from '../counts.ts';

export interface SocketLimits {
  /** Connections at a time, from everywhere. */
  readonly all: number;
  /** From one address; Infinity behind a proxy, whose address is everybody's. */
  readonly perAddress: number;
}

/**
 * Every TCP connection of the server. It cannot close while one is open, and nothing else ends one that has said nothing,
 * half a request, or an upgrade that was neither completed nor refused. Nor does anything else count them before they speak.
 */
export class OpenSockets {
  readonly #sockets = new Set<Socket>();
  readonly #addresses: Counts;

  constructor(server: Server, { all, perAddress }: SocketLimits) {
    this.#addresses = new Counts(perAddress);
    server.on('connection', (socket: Socket) => {
      const address = addressKey(socket.remoteAddress ?? '');
      if (this.#sockets.size >= all || this.#addresses.areUsedUpBy(address)) {
        socket.destroy();
        return;
      }
      this.#sockets.add(socket);
      this.#addresses.add(address);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        this.#addresses.remove(address);
      });
    });
  }

  get count(): number {
    return this.#sockets.size;
  }

  destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
