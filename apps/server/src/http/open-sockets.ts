import type { Server, Socket } from 'node:net';

/**
 * Every TCP connection of the server. It cannot close while one is open, and nothing else ends one that has said nothing,
 * half a request, or an upgrade that was neither completed nor refused.
 */
export class OpenSockets {
  readonly #sockets = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  get count(): number {
    return this.#sockets.size;
  }

  destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
