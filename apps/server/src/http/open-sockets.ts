import type { Server, Socket } from 'node:net';

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
  readonly #addresses = new Map<string, number>();

  constructor(server: Server, { all, perAddress }: SocketLimits) {
    server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      if (this.#sockets.size >= all || this.#from(address) >= perAddress) {
        socket.destroy();
        return;
      }
      this.#sockets.add(socket);
      this.#addresses.set(address, this.#from(address) + 1);
      socket.once('close', () => this.#closed(socket, address));
    });
  }

  get count(): number {
    return this.#sockets.size;
  }

  destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #from(address: string): number {
    return this.#addresses.get(address) ?? 0;
  }

  #closed(socket: Socket, address: string): void {
    this.#sockets.delete(socket);
    if (this.#from(address) > 1) this.#addresses.set(address, this.#from(address) - 1);
    else this.#addresses.delete(address);
  }
}
