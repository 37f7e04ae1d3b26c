import type { ClosedReason } from '@orrery/engine';
import { DamagedMatch, type Glance, glanceAt, type MatchChange } from '@orrery/match';
import type { Games } from '../games.ts';
import type { KeptGlance, KeptMatches } from '../storage/ports.ts';

/** Who sat there, only the table knows. */
const DAMAGED: Glance = {
  rulesVersion: '',
  seq: 0,
  isOver: false,
  closed: 'unreadable',
  waitingFor: [],
  occupants: [],
  hasAutomaticTurn: false,
};

const REMEMBERED = 10_000;

/**
 * Summaries of started matches, as lists show them. Only a match in memory can change, so what was read of a sleeping one stays true
 * until it is opened, and from then on this hears of its changes.
 */
export class MatchSummaries {
  readonly #games: Games;
  readonly #store: KeptMatches;
  readonly #known = new Map<string, Glance>();

  constructor(games: Games, store: KeptMatches) {
    this.#games = games;
    this.#store = store;
  }

  changed({ match, game, seq, waitingFor, occupants }: MatchChange): Glance {
    const rulesVersion = this.#games.of(game)?.module.rulesVersion ?? '';
    const hasAutomaticTurn = waitingFor.some((seat) => occupants[seat]?.kind === 'bot');
    return this.#remember(match, { rulesVersion, seq, isOver: waitingFor.length === 0, waitingFor, occupants, hasAutomaticTurn });
  }

  /** Somebody tried to open it: more came out than its summary tells. */
  closed(id: string, reason: ClosedReason): void {
    const known = this.#known.get(id) ?? DAMAGED;
    this.#remember(id, { ...known, closed: reason, waitingFor: [], hasAutomaticTurn: false });
  }

  known(id: string): Glance | undefined {
    return this.#known.get(id);
  }

  async of(id: string): Promise<Glance | undefined> {
    if (!this.#known.has(id)) await this.prepare([id]);
    return this.#known.get(id);
  }

  /** Reads at once what is not known of these matches. */
  async prepare(ids: readonly string[]): Promise<void> {
    const unknown = ids.filter((id) => !this.#known.has(id));
    if (unknown.length === 0) return;
    for (const kept of await this.#store.glances(unknown)) {
      const glance = this.#isOfToday(kept) ? kept.glance : await this.#reckoned(kept.id);
      if (glance !== undefined && !this.#known.has(kept.id)) this.#remember(kept.id, glance);
    }
  }

  #isOfToday({ game, glance }: KeptGlance): boolean {
    return game !== undefined && glance?.rulesVersion === this.#games.of(game)?.module.rulesVersion;
  }

  /** From the log: of matches that are older than their summaries or than these rules, once. One damaged match must not hide the others in a list. */
  async #reckoned(id: string): Promise<Glance | undefined> {
    try {
      const stored = await this.#store.load(id);
      const hosted = stored === undefined ? undefined : this.#games.of(stored.setup.game);
      if (stored === undefined || hosted === undefined) return undefined;
      const glance = glanceAt(hosted.module, stored);
      // Where it cannot be kept it is reckoned again.
      this.#store.keepGlance(id, stored.snapshot.version, glance).catch(() => {});
      return glance;
    } catch (reason) {
      if (reason instanceof DamagedMatch) return DAMAGED;
      throw reason;
    }
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
