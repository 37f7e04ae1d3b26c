import type { Server, Socket } from 'node:net';
import { addressKey } from '../address.ts';
import { Counts } from '../counts.ts';
import { isLoopback } from './security.ts';

export interface SocketLimits {
  /** Connections at a time, from everywhere. */
  readonly all: number;
  /** From one address; Infinity behind a proxy, whose address is everybody's. */
  readonly perAddress: number;
}

/** Told of each connection that is not taken, and by which limit. */
export type Refused = (limit: 'all' | 'address') => void;

/** So many more from this machine, for who looks after a server that is full; a proxy of this machine has them only for as long as an answer takes. */
const BEYOND = 20;

/**
 * Every TCP connection of the server. It cannot close while one is open, and nothing else ends one that has said nothing,
 * half a request, or an upgrade that was neither completed nor refused. Nor does anything else count them before they speak.
 */
export class OpenSockets {
  readonly #sockets = new Set<Socket>();
  readonly #beyond = new WeakSet<Socket>();
  readonly #addresses: Counts;

  constructor(server: Server, { all, perAddress }: SocketLimits, refused: Refused) {
    this.#addresses = new Counts(perAddress);
    server.on('connection', (socket: Socket) => {
      const from = socket.remoteAddress ?? '';
      const address = addressKey(from);
      if (this.#addresses.areUsedUpBy(address)) {
        refused('address');
        socket.destroy();
        return;
      }
      if (this.#sockets.size >= all) {
        refused('all');
        if (this.#sockets.size >= all + BEYOND || !isLoopback(from)) {
          socket.destroy();
          return;
        }
        this.#beyond.add(socket);
      }
      this.#add(socket, address);
    });
  }

  get count(): number {
    return this.#sockets.size;
  }

  /** It came when the server was full, from this machine, and is let in only to hear so. */
  isBeyond(socket: Socket): boolean {
    return this.#beyond.has(socket);
  }

  destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #add(socket: Socket, address: string): void {
    this.#sockets.add(socket);
    this.#addresses.add(address);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      this.#addresses.remove(address);
    });
  }
}
