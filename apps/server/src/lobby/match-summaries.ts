import { DamagedMatch, type Glance, glanceAt, type MatchStore, type Update } from '@orrery/match';
import type { Games } from '../games.ts';

/** Who sat there, only the table knows. */
const DAMAGED: Glance = { seq: 0, isOver: false, closed: 'unreadable', waitingFor: [], occupants: [], hasAutomaticTurn: false };

const REMEMBERED = 10_000;

/**
 * Summaries of started matches. Only a match in memory can change, so what was read of a sleeping one stays true
 * until it is opened, and from then on this hears of its changes.
 */
export class MatchSummaries {
  readonly #games: Games;
  readonly #store: MatchStore;
  readonly #known = new Map<string, Glance>();

  constructor(games: Games, store: MatchStore) {
    this.#games = games;
    this.#store = store;
  }

  changed({ match, seq, waitingFor, occupants }: Update): Glance {
    const hasAutomaticTurn = waitingFor.some((seat) => occupants[seat]?.kind === 'bot');
    return this.#remember(match, { seq, isOver: waitingFor.length === 0, waitingFor, occupants, hasAutomaticTurn });
  }

  known(id: string): Glance | undefined {
    return this.#known.get(id);
  }

  /** One damaged match must not hide the others in a list. */
  async of(id: string): Promise<Glance | undefined> {
    try {
      return this.#known.get(id) ?? (await this.#read(id));
    } catch (reason) {
      if (reason instanceof DamagedMatch) return DAMAGED;
      throw reason;
    }
  }

  async #read(id: string): Promise<Glance | undefined> {
    const stored = await this.#store.load(id);
    const hosted = stored === undefined ? undefined : this.#games.of(stored.setup.game);
    if (stored === undefined || hosted === undefined) return undefined;
    const glance = glanceAt(hosted.module, stored);
    return this.#known.get(id) ?? this.#remember(id, glance);
  }

  #remember(id: string, summary: Glance): Glance {
    this.#known.delete(id);
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(id, summary);
    return summary;
  }
}
