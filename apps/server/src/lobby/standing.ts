import type { ClosedReason, Seat } from '@orrery/engine';
import { glanceAt, type MatchStore, type Occupant, type Update } from '@orrery/match';
import type { Games } from '../games.ts';

/** What the lobby shows of a match that has begun. */
export interface Standing {
  readonly seq: number;
  readonly over: boolean;
  /** Why it cannot go on; left out where it can. */
  readonly closed?: ClosedReason;
  readonly waitingFor: readonly Seat[];
  readonly occupants: readonly Occupant[];
  /** A bot or somebody's standing orders answer next. */
  readonly goesOnAlone: boolean;
}

const REMEMBERED = 10_000;

/**
 * How started matches stand. Only a match in memory can change, so what was read of a sleeping one stays true
 * until it is opened, and from then on its changes are told here.
 */
export class Standings {
  readonly #games: Games;
  readonly #store: MatchStore;
  readonly #known = new Map<string, Standing>();

  constructor(games: Games, store: MatchStore) {
    this.#games = games;
    this.#store = store;
  }

  changed({ match, seq, waitingFor, occupants }: Update): Standing {
    const goesOnAlone = waitingFor.some((seat) => occupants[seat]?.kind === 'bot');
    return this.#remember(match, { seq, over: waitingFor.length === 0, waitingFor, occupants, goesOnAlone });
  }

  known(id: string): Standing | undefined {
    return this.#known.get(id);
  }

  async of(id: string): Promise<Standing | undefined> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const stored = await this.#store.load(id);
    const hosted = stored === undefined ? undefined : this.#games.of(stored.setup.game);
    if (stored === undefined || hosted === undefined) return undefined;
    const { isOver: over, ...glance } = glanceAt(hosted.module, stored);
    return this.#known.get(id) ?? this.#remember(id, { ...glance, over });
  }

  #remember(id: string, standing: Standing): Standing {
    this.#known.delete(id);
    if (this.#known.size >= REMEMBERED) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    this.#known.set(id, standing);
    return standing;
  }
}
