import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * What a stretch does to what passes through it. `cut`: connections break and new ones are refused. `stall`: nothing passes, and all of it
 * comes later. `drop`: nothing passes, new connections are answered by nobody, and none of it ever comes. `mute`: the same for answers
 * alone; what is asked arrives, and is done. `delay`: everything comes late.
 */
export type Trouble = 'none' | 'cut' | 'stall' | 'drop' | 'mute' | 'delay';

interface Pair {
  readonly sides: readonly [Socket, Socket];
  /** What waits to pass, each way. */
  readonly ways: readonly [Way, Way];
  /** Each way, whether some of what was sent is lost: whatever came after would be out of place. */
  readonly isBroken: [boolean, boolean];
}

type Way = { readonly step: () => void; readonly due: number }[];

const DELAY_MILLISECONDS = 60;

/** A stretch of network on loopback that can be made bad. */
export class Stretch {
  readonly #target: () => number;
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #trouble: Trouble = 'none';

  private constructor(target: () => number) {
    this.#target = target;
    this.#server = createServer((near) => this.#join(near));
  }

  /** To the port that this tells, from one that the system chooses. */
  static async open(target: () => number): Promise<Stretch> {
    const stretch = new Stretch(target);
    await new Promise<void>((resolve, reject) => {
      stretch.#server.once('error', reject);
      stretch.#server.listen(0, '127.0.0.1', resolve);
    });
    return stretch;
  }

  get port(): number {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the stretch is closed');
    return address.port;
  }

  set trouble(trouble: Trouble) {
    const before = this.#trouble;
    this.#trouble = trouble;
    if (trouble === 'cut') this.#breakAll();
    if (before === 'stall') for (const { ways } of [...this.#pairs]) for (const way of ways) this.#drain(way);
    if (before === 'drop' || before === 'mute') for (const pair of [...this.#pairs]) if (pair.isBroken.includes(true)) this.#break(pair);
  }

  async close(): Promise<void> {
    this.#breakAll();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #breakAll(): void {
    for (const pair of [...this.#pairs]) this.#break(pair);
  }

  #join(near: Socket): void {
    if (this.#trouble === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#target(), '127.0.0.1');
    const pair: Pair = { sides: [near, far], ways: [[], []], isBroken: [this.#loses(0), this.#loses(1)] };
    this.#pairs.add(pair);
    this.#carry(pair, 0);
    this.#carry(pair, 1);
  }

  #carry(pair: Pair, which: 0 | 1): void {
    const [from, to] = [pair.sides[which], pair.sides[1 - which]];
    from.setNoDelay(true);
    from.on('data', (bytes) => this.#pass(pair, which, () => to.write(bytes)));
    from.on('end', () => this.#pass(pair, which, () => to.end()));
    from.on('error', () => {});
    from.on('close', () => this.#pass(pair, which, () => this.#break(pair)));
  }

  /** In order, whatever the trouble: what came first goes first. */
  #pass(pair: Pair, which: 0 | 1, step: () => void): void {
    if (this.#loses(which)) pair.isBroken[which] = true;
    if (pair.isBroken[which]) return;
    const way = pair.ways[which];
    const late = this.#trouble === 'delay' ? DELAY_MILLISECONDS : 0;
    way.push({ step, due: performance.now() + late });
    if (late === 0) this.#drain(way);
    else setTimeout(() => this.#drain(way), late + 1);
  }

  /** 0: what is asked; 1: what is answered. */
  #loses(which: 0 | 1): boolean {
    return this.#trouble === 'drop' || (this.#trouble === 'mute' && which === 1);
  }

  #drain(way: Way): void {
    while (this.#trouble !== 'stall' && way[0] !== undefined && way[0].due <= performance.now()) way.shift()?.step();
  }

  #break(pair: Pair): void {
    this.#pairs.delete(pair);
    for (const side of pair.sides) side.destroy();
  }
}
