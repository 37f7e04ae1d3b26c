import { Client } from '../../test/support/client.ts';
import { LoadPlayer } from './player.ts';

export interface CrowdSetting {
  /** Of the nodes; the people of one match are spread over them. */
  readonly addresses: readonly string[];
  readonly game: string;
  readonly matches: number;
  readonly people: number;
  readonly bots: number;
  readonly level: string;
  readonly thinkMilliseconds: number;
}

const AT_ONCE = 10;

/** People at many tables, all in this process, and what they saw. */
export class Crowd {
  readonly #setting: CrowdSetting;
  readonly #players: LoadPlayer[] = [];
  readonly problems = new Map<string, number>();
  /** Milliseconds to each acknowledgement. */
  times: number[] = [];
  /** Answers to a question that somebody else's answer had changed; only where several are asked at once. */
  overtaken = 0;

  constructor(setting: CrowdSetting) {
    this.#setting = setting;
  }

  /** Makes all tables and starts their matches; people begin to play as soon as they sit. */
  async gather(): Promise<void> {
    const { matches } = this.#setting;
    for (let made = 0; made < matches; made += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, matches - made) }, (_, index) => this.#seatMatch(made + index)));
    }
  }

  get received(): number {
    return this.#players.reduce((sum, { received }) => sum + received, 0);
  }

  get sockets(): number {
    return this.#players.length;
  }

  startCounting(): void {
    this.times = [];
    this.overtaken = 0;
  }

  stop(): void {
    for (const player of this.#players) player.stop();
  }

  async #seatMatch(number: number): Promise<void> {
    const { game, people, bots, level } = this.#setting;
    const clients: Client[] = [];
    for (let seat = 0; seat < people; seat++) clients.push(await Client.guest(this.#addressOf(number + seat), `Player ${seat}`));
    const [host, ...guests] = clients;
    if (host === undefined) throw new Error('a match needs people');
    const seats = [
      ...clients.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const),
    ];
    const { id } = await host.createTable({ game, seats });
    for (const [index, guest] of guests.entries()) await guest.join(id, index + 1);
    await host.start(id);
    for (const [seat, client] of clients.entries()) this.#players.push(this.#player(id, seat, client));
  }

  #addressOf(number: number): string {
    const { addresses } = this.#setting;
    return addresses[number % addresses.length] ?? '';
  }

  #player(match: string, seat: number, { address, cookie }: Client): LoadPlayer {
    const { thinkMilliseconds } = this.#setting;
    return new LoadPlayer({
      address,
      cookie,
      match,
      seat,
      thinkMilliseconds,
      onAcknowledged: (milliseconds) => void this.times.push(milliseconds),
      onOvertaken: () => {
        this.overtaken += 1;
      },
      onProblem: (problem) => void this.problems.set(problem, (this.problems.get(problem) ?? 0) + 1),
    });
  }
}
