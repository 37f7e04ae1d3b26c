import type { ClosedReason } from '@orrery/engine';
import { DamagedMatch, type Glance, glanceAt, type MatchChange, type Occupant, type Span } from '@orrery/match';
import { dropOldest } from '../drop-oldest.ts';
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

/** `glance` is undefined where news came of a change and nobody has looked since. */
interface Known {
  readonly version: number;
  readonly glance: Glance | undefined;
}

/** Summaries of started matches, as lists show them. What was read stays true until there is news of its match: see `changed` and `moved`. */
export class MatchSummaries {
  readonly #games: Games;
  readonly #store: KeptMatches;
  /** While the house is away no clock runs: what was kept before that is too early. */
  readonly #awaySince: (at: number) => readonly Span[];
  readonly #known = new Map<string, Known>();
  /** How many reads of a match are under way: what they bring may be old when it comes. */
  readonly #reading = new Map<string, number>();
  #forgotten = 0;

  constructor(games: Games, store: KeptMatches, awaySince: (at: number) => readonly Span[] = () => []) {
    this.#awaySince = awaySince;
    this.#games = games;
    this.#store = store;
  }

  /** A match in memory changed. */
  changed({ match, game, seq, waitingFor, waitingSince, deadlines, occupants }: MatchChange, version: number): Glance {
    const rulesVersion = this.#games.of(game)?.module.rulesVersion ?? '';
    const hasAutomaticTurn = waitingFor.some((seat) => isBots(occupants[seat]));
    const timed = deadlines === undefined ? {} : { deadlines };
    const glance = { rulesVersion, seq, isOver: waitingFor.length === 0, waitingFor, waitingSince, ...timed, occupants, hasAutomaticTurn };
    this.#remember(match, { version, glance });
    return glance;
  }

  /** Another node went on with it. */
  moved(id: string, version: number): void {
    const known = this.#known.get(id);
    if (known === undefined && !this.#reading.has(id)) return;
    if (known === undefined || known.version < version) this.#remember(id, { version, glance: undefined });
  }

  /** Who sits there may have another name by now. */
  forget(id: string): void {
    this.#forgotten += 1;
    this.#known.delete(id);
  }

  /** News may have been missed. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#known.clear();
  }

  /** Somebody tried to open it: more came out than its summary tells. */
  closed(id: string, reason: ClosedReason): void {
    const { version = 0, glance = DAMAGED } = this.#known.get(id) ?? {};
    this.#remember(id, { version, glance: { ...glance, closed: reason, waitingFor: [], hasAutomaticTurn: false } });
  }

  known(id: string): Glance | undefined {
    return this.#known.get(id)?.glance;
  }

  async of(id: string): Promise<Glance | undefined> {
    return this.known(id) ?? (await this.prepare([id])).get(id);
  }

  /** Also what is known: of a match that was in memory that is less than the storage has. */
  readAgain(id: string): Promise<Glance | undefined> {
    this.#known.delete(id);
    return this.of(id);
  }

  /** Reads at once what is not known of these matches, and answers that. */
  async prepare(ids: readonly string[]): Promise<ReadonlyMap<string, Glance>> {
    const unknown = ids.filter((id) => this.known(id) === undefined);
    const read = new Map<string, Glance>();
    if (unknown.length === 0) return read;
    const forgotten = this.#forgotten;
    for (const id of unknown) this.#reading.set(id, (this.#reading.get(id) ?? 0) + 1);
    try {
      for (const kept of await this.#store.glances(unknown)) {
        const glance = this.#isOfToday(kept) && !this.#isTooEarly(kept) ? kept.glance : await this.#reckoned(kept.id);
        if (glance === undefined) continue;
        read.set(kept.id, glance);
        const { version = -1, glance: there } = this.#known.get(kept.id) ?? {};
        const isOld = version > kept.version || forgotten !== this.#forgotten;
        if (there === undefined && !isOld) this.#remember(kept.id, { version: kept.version, glance });
      }
    } finally {
      for (const id of unknown) this.#readOf(id);
    }
    return read;
  }

  #readOf(id: string): void {
    const others = (this.#reading.get(id) ?? 1) - 1;
    if (others > 0) this.#reading.set(id, others);
    else this.#reading.delete(id);
  }

  #isOfToday({ game, glance }: KeptGlance): boolean {
    return game !== undefined && glance?.rulesVersion === this.#games.of(game)?.module.rulesVersion;
  }

  #isTooEarly({ glance }: KeptGlance): boolean {
    return glance?.deadlines !== undefined && this.#awaySince(glance.waitingSince ?? 0).length > 0;
  }

  /** From the log: of matches that are older than their summaries, than these rules or than an absence of the house, once. One damaged match must not hide the others in a list. */
  async #reckoned(id: string): Promise<Glance | undefined> {
    try {
      const stored = await this.#store.load(id);
      const hosted = stored === undefined ? undefined : this.#games.of(stored.setup.game);
      if (stored === undefined || hosted === undefined) return undefined;
      const glance = glanceAt(hosted.module, stored, this.#awaySince);
      // The nodes that know these rules must still find that it waits for them.
      if (glance.closed === 'newer-rules') return glance;
      // Where it cannot be kept it is reckoned again.
      this.#store.keepGlance(id, stored.snapshot.version, glance).catch(() => {});
      return glance;
    } catch (reason) {
      if (reason instanceof DamagedMatch) return DAMAGED;
      throw reason;
    }
  }

  #remember(id: string, known: Known): void {
    this.#known.delete(id);
    this.#known.set(id, known);
    dropOldest(this.#known, REMEMBERED);
  }
}

/** A bot answers for the seat, also where it does so in somebody's place. */
function isBots(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'bot' || (occupant?.kind === 'person' && occupant.standIn !== undefined);
}
