import { connect, createServer, type Server, type Socket } from 'node:net';

const LOOK_MILLISECONDS = 250;

/** The least a proxy must do: connections go in turn to nodes that say they are ready, and to another where one is gone. */
export class Balancer {
  readonly #nodes: readonly number[];
  readonly #ready = new Set<number>();
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  private constructor(nodes: readonly number[]) {
    this.#nodes = nodes;
    this.#server = createServer((near) => this.#join(near, nodes.length));
    this.#timer = setInterval(() => void this.#look(), LOOK_MILLISECONDS);
  }

  static async open(nodes: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(nodes);
    await balancer.#look();
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get address(): string {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the balancer is closed');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#server.close();
    for (const socket of this.#open) socket.destroy();
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#nodes.map(async (node) => {
        const { ok } = await fetch(`http://127.0.0.1:${node}/openz`).catch(() => ({ ok: false }));
        if (ok) this.#ready.add(node);
        else this.#ready.delete(node);
      }),
    );
  }

  #join(near: Socket, tries: number): void {
    const ready = this.#nodes.filter((node) => this.#ready.has(node));
    const node = ready[this.#turn++ % ready.length];
    if (node === undefined || tries === 0) return void near.destroy();
    const far = connect(node, '127.0.0.1');
    this.#open.add(near).add(far);
    far.once('error', () => {
      if (far.bytesRead + far.bytesWritten > 0) {
        near.destroy();
        return;
      }
      this.#ready.delete(node);
      this.#join(near, tries - 1);
    });
    far.once('connect', () => near.pipe(far).pipe(near));
    near.on('error', () => far.destroy());
    near.once('close', () => {
      far.destroy();
      this.#open.delete(near);
    });
    far.once('close', () => {
      if (far.bytesRead > 0) near.destroy();
      this.#open.delete(far);
    });
  }
}
