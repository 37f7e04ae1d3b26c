import type { EndedMatch } from '../ports.ts';
import type { RankedPerson, RatingChange, RatingStep, RatingStore, Reckon } from '../rating-ports.ts';
import { type MemoryPerson, personOf } from './people.ts';

export class MemoryRatings implements RatingStore {
  readonly #rated: () => Promise<readonly EndedMatch[]>;
  readonly #people: ReadonlyMap<string, MemoryPerson>;
  readonly #reckoned = new Set<string>();
  #steps: readonly RatingStep[] = [];

  constructor(rated: () => Promise<readonly EndedMatch[]>, people: ReadonlyMap<string, MemoryPerson>) {
    this.#rated = rated;
    this.#people = people;
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

  async course(person: string, game: string, limit: number): Promise<readonly RatingStep[]> {
    const own = this.#steps.filter((step) => step.person === person && step.game === game);
    return [...own].sort((one, other) => (isAfter(one, other) ? 1 : -1)).slice(-limit);
  }

  async changes(matches: readonly string[]): Promise<readonly RatingChange[]> {
    return this.#steps
      .filter(({ match }) => matches.includes(match))
      .map((step) => {
        const isBefore = (one: RatingStep): boolean =>
          one.person === step.person && one.game === step.game && one.matches === step.matches - 1;
        const [before, other] = this.#steps.filter(isBefore);
        return before === undefined || other !== undefined ? step : { ...step, before: { mu: before.mu, sigma: before.sigma } };
      });
  }

  async isReckoned(match: string): Promise<boolean> {
    return this.#reckoned.has(match) || !(await this.#rated()).some(({ id }) => id === match);
  }

  async best(game: string, { leastMatches, limit }: Parameters<RatingStore['best']>[1]): Promise<readonly RankedPerson[]> {
    const people = [...new Set(this.#steps.filter((step) => step.game === game).map(({ person }) => person))];
    const now = people.flatMap((person) => this.#now(person, game)).filter(({ matches }) => matches >= leastMatches);
    const surely = ({ mu, sigma }: RatingStep): number => mu - 2 * sigma;
    return now
      .flatMap((step) => {
        const person = this.#people.get(step.person);
        if (person?.isShown !== true) return [];
        const { name, isGuest } = personOf(person);
        return [{ ...step, name, ...(isGuest === undefined ? {} : { isGuest }) }];
      })
      .sort((one, other) => surely(other) - surely(one) || (one.person < other.person ? -1 : 1))
      .slice(0, limit);
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

function isAfter(one: RatingStep, other: RatingStep): boolean {
  return one.endedAt > other.endedAt || (one.endedAt === other.endedAt && one.match > other.match);
}
