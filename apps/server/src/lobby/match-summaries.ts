import type { ClosedReason, Seat } from '@orrery/engine';
import { DamagedMatch, glanceAt, type MatchStore, type Occupant, type Update } from '@orrery/match';
import type { Games } from '../games.ts';

/** What the lobby shows of a match that has begun. */
export interface MatchSummary {
  readonly seq: number;
  readonly over: boolean;
  /** Why it cannot go on; left out where it can. */
  readonly closed?: ClosedReason;
  readonly waitingFor: readonly Seat[];
  readonly occupants: readonly Occupant[];
  /** A bot or somebody's standing orders answer next. */
  readonly hasAutomaticTurn: boolean;
}

/** Who sat there, only the table knows. */
const DAMAGED: MatchSummary = { seq: 0, over: false, closed: 'unreadable', waitingFor: [], occupants: [], hasAutomaticTurn: false };

const REMEMBERED = 10_000;

/**
 * Summaries of started matches. Only a match in memory can change, so what was read of a sleeping one stays true
 * until it is opened, and from then on this hears of its changes.
 */
export class MatchSummaries {
  readonly #games: Games;
  readonly #store: MatchStore;
  readonly #known = new Map<string, MatchSummary>();

  constructor(games: Games, store: MatchStore) {
    this.#games = games;
    this.#store = store;
  }

  changed({ match, seq, waitingFor, occupants }: Update): MatchSummary {
    const hasAutomaticTurn = waitingFor.some((seat) => occupants[seat]?.kind === 'bot');
    return this.#remember(match, { seq, over: waitingFor.length === 0, waitingFor, occupants, hasAutomaticTurn });
  }

  known(id: string): MatchSummary | undefined {
    return this.#known.get(id);
  }

  /** One damaged match must not hide the others in a list. */
  async of(id: string): Promise<MatchSummary | undefined> {
    try {
      return this.#known.get(id) ?? (await this.#read(id));
    } catch (reason) {
      if (reason instanceof DamagedMatch) return DAMAGED;
      throw reason;
    }
  }

  async #read(id: string): Promise<MatchSummary | undefined> {
    const stored = await this.#store.load(id);
    const hosted = stored === undefined ? undefined : this.#games.of(stored.setup.game);
    if (stored === undefined || hosted === undefined) return undefined;
    const { isOver: over, ...glance } = glanceAt(hosted.module, stored);
    return this.#known.get(id) ?? this.#remember(id, { ...glance, over });
  }

  #remember(id: string, summary: MatchSummary): MatchSummary {
    this.#known.delete(id);
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(id, summary);
    return summary;
  }
}
