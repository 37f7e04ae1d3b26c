import type { Ending } from '@orrery/match';
import type { RatingStep, RatingStore, Reckon } from '../rating-ports.ts';

/** A rated match that is over. */
export interface RatedEnding {
  readonly id: string;
  readonly game: string;
  readonly ending: Ending;
}

export class MemoryRatings implements RatingStore {
  readonly #rated: () => Promise<readonly RatedEnding[]>;
  readonly #reckoned = new Set<string>();
  #steps: readonly RatingStep[] = [];

  constructor(rated: () => Promise<readonly RatedEnding[]>) {
    this.#rated = rated;
  }

  async rateNext(reckon: Reckon): Promise<string | undefined> {
    const waiting = (await this.#rated()).filter(({ id }) => !this.#reckoned.has(id));
    const [next] = [...waiting].sort((one, other) => one.ending.endedAt - other.ending.endedAt || (one.id < other.id ? -1 : 1));
    if (next === undefined) return undefined;
    const { id: match, game, ending } = next;
    const known = new Map(ending.sat.flat().flatMap((person) => this.#now(person, game).map((step) => [person, step] as const)));
    const after = [...reckon({ game, ending }, known)];
    const matchesOf = (person: string): number => (known.get(person)?.matches ?? 0) + 1;
    const steps = after.map(([person, { mu, sigma }]) => ({ match, person, game, mu, sigma, matches: matchesOf(person) }));
    this.#steps = [...this.#steps, ...steps.map((step) => ({ ...step, endedAt: ending.endedAt }))];
    this.#reckoned.add(match);
    return match;
  }

  async of(person: string): Promise<readonly RatingStep[]> {
    const games = [...new Set(this.#steps.filter((step) => step.person === person).map(({ game }) => game))].sort();
    return games.flatMap((game) => this.#now(person, game));
  }

  /** See `AccountStore.recast`. */
  recast(match: string, from: string, person: string): void {
    this.#steps = this.#steps.map((step) => (step.match === match && step.person === from ? { ...step, person } : step));
  }

  #now(person: string, game: string): readonly RatingStep[] {
    const own = this.#steps.filter((step) => step.person === person && step.game === game);
    return [...own].sort((one, other) => other.matches - one.matches || other.endedAt - one.endedAt).slice(0, 1);
  }
}
