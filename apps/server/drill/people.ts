import { Client } from '../test/support/client.ts';
import { type DoneMove, PatientPlayer } from '../test/support/patient-player.ts';

/** Somebody at a match, as their browser knows them: by a cookie. */
interface Seated {
  readonly match: string;
  readonly seat: number;
  readonly cookie: string;
}

const THINK_MILLISECONDS = 30;

/** People at tables of two, one of them with a bot, and all that was acknowledged to them. */
export class People {
  readonly moves: DoneMove[] = [];
  readonly #seated: Seated[] = [];
  #heard: () => void = () => {};

  static async seatedAt(address: string, tables: number): Promise<People> {
    const people = new People();
    for (let table = 0; table < tables; table++) await people.#seat(address, table === 0 ? [{ kind: 'bot', level: 'random' }] : []);
    return people;
  }

  get matches(): readonly string[] {
    return [...new Set(this.#seated.map(({ match }) => match))];
  }

  /** With nothing but their cookies; plays until it is stopped. */
  play(address: string): Playing {
    const players = this.#seated.map(({ match, seat, cookie }) => {
      const client = new Client(address);
      client.cookie = cookie;
      const onDone = (move: DoneMove): void => {
        this.moves.push(move);
        this.#heard();
      };
      return { client, player: new PatientPlayer({ client, match, seat, thinkMilliseconds: THINK_MILLISECONDS, onDone }) };
    });
    const playing = Promise.all(players.map(({ player }) => player.play()));
    // Heard of where it is waited for.
    playing.catch(() => {});
    return {
      until: (isEnough) => Promise.race([this.#until(isEnough), playing.then(() => {})]),
      async stop() {
        for (const { player } of players) player.stop();
        await Promise.all(players.map(({ client }) => client.close()));
        await playing;
      },
    };
  }

  /** So many more moves than now. */
  more(count: number): () => boolean {
    const enough = this.moves.length + count;
    return () => this.moves.length >= enough;
  }

  #until(isEnough: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = () => {
        if (isEnough()) resolve();
      };
      this.#heard();
    });
  }

  async #seat(address: string, bots: readonly { kind: 'bot'; level: string }[]): Promise<void> {
    const clients = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
    const [host, guest] = clients;
    const { id } = await host.createTable({ game: 'alien-frontiers', seats: [{ kind: 'me' }, { kind: 'open' }, ...bots] });
    await guest.join(id, 1);
    await host.start(id);
    for (const [seat, { cookie }] of clients.entries()) this.#seated.push({ match: id, seat, cookie });
  }
}

interface Playing {
  /** Rejects when somebody cannot play; resolves also when all their matches are over. */
  until(isEnough: () => boolean): Promise<void>;
  stop(): Promise<void>;
}
