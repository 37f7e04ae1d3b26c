import { botLevels } from '@orrery/bots';
import type { GameTally, MatchRatingsAnswer, Opponent, PersonPage, PlayedAnswer } from '@orrery/protocol';
import { shownPerson } from '../account/shown-person.ts';
import { ratingOfBot } from '../ratings/arenas.ts';
import { peopleIn } from '../sitting.ts';
import type { Person, Storage } from '../storage/ports.ts';
import { shownChange, shownRating } from './shown-rating.ts';
import { gamesOf, opponentsOf, type PlayedGame, statisticsOf } from './tally.ts';

/** Of the newest: more than anybody looks at, and read in hundredths of a second. */
const MOST = { matches: 1000, steps: 200, opponents: 20, best: 50, statistics: 2000 } as const;
/** Rated matches it takes to be among the best. */
export const LEAST_MATCHES = 10;
/** For how long an answer is given again: nobody misses the last minutes in a list of two thousand matches, but whoever has just played one of the first ones looks for it. */
const FRESH_MILLISECONDS_A_MATCH = 150;

export interface PeoplePagesSetting {
  readonly storage: Pick<Storage, 'accounts' | 'matches' | 'ratings'>;
  readonly now: () => number;
}

/** How people play here, each as far as they let others see it. */
export class PeoplePages {
  readonly #storage: PeoplePagesSetting['storage'];
  readonly #now: () => number;
  /** `until`: infinite while it is being read. */
  readonly #played = new Map<string, { until: number; readonly answer: Promise<PlayedAnswer> }>();

  constructor({ storage, now }: PeoplePagesSetting) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Undefined alike of who does not show themselves and of nobody. */
  async person(id: string, viewer: Person | undefined): Promise<PersonPage | undefined> {
    const { accounts, matches } = this.#storage;
    const kept = await accounts.person(id);
    const isOwn = viewer?.id === id;
    if (kept === undefined || !(isOwn || kept.isShown === true)) return undefined;
    const ended = await matches.endings.ofPerson(id, MOST.matches);
    const met = opponentsOf(id, ended);
    const shown = isOwn ? undefined : new Set(await accounts.shownAmong(met.map(({ person }) => person)));
    return {
      person: shownPerson(kept),
      isOwn,
      isShown: kept.isShown === true,
      games: await this.#rated(id, gamesOf(id, ended)),
      opponents: await this.#called(met.filter(({ person }) => shown?.has(person) ?? true).slice(0, MOST.opponents)),
    };
  }

  async #called(met: readonly Opponent[]): Promise<Opponent[]> {
    const called = await this.#storage.accounts.called(met.map(({ person }) => person));
    return met.map(({ isGuest, name, ...one }) => {
      const now = called.get(one.person) ?? { name, isGuest };
      return { ...one, name: now.name, ...(now.isGuest === true ? { isGuest: true } : {}) };
    });
  }

  /** What a match made of ratings: of the viewer's own, and of those at the table who show themselves. */
  async ofMatch(match: string, viewer: Person | undefined): Promise<MatchRatingsAnswer> {
    const { accounts, matches, ratings } = this.#storage;
    const [ended] = await matches.endings.of([match]);
    if (ended?.ending.isRated !== true) return { rated: null };
    // First, so that nothing is missed that is reckoned meanwhile.
    const isReckoned = await ratings.isReckoned(match);
    const shown = new Set(await accounts.shownAmong(peopleIn(ended.ending.occupants)));
    const seen = (await ratings.changes([match])).filter(({ person }) => person === viewer?.id || shown.has(person));
    return { rated: { isReckoned, changes: seen.map((change) => ({ person: change.person, ...shownChange(change) })) } };
  }

  async show(person: Person, isShown: boolean): Promise<void> {
    await this.#storage.accounts.show(person.id, isShown);
    this.#played.clear();
  }

  async played(game: string): Promise<PlayedAnswer> {
    const before = this.#played.get(game);
    if (before !== undefined && this.#now() < before.until) return before.answer;
    const kept = { until: Number.POSITIVE_INFINITY, answer: this.#read(game) };
    this.#played.set(game, kept);
    kept.answer.then(
      ({ statistics }) => (kept.until = this.#now() + statistics.matches * FRESH_MILLISECONDS_A_MATCH),
      // What failed is tried again by whoever asks next.
      () => this.#played.delete(game),
    );
    return kept.answer;
  }

  async #rated(person: string, games: readonly PlayedGame[]): Promise<GameTally[]> {
    const now = new Map((await this.#storage.ratings.of(person)).map((step) => [step.game, step]));
    return Promise.all(
      games.map(async (tally) => {
        const step = now.get(tally.game);
        if (step === undefined) return { ...tally, course: [] };
        const course = await this.#storage.ratings.course(person, tally.game, MOST.steps);
        return {
          ...tally,
          rated: { ...shownRating(step), matches: step.matches },
          course: course.map((one) => ({ ...shownRating(one), at: one.endedAt })),
        };
      }),
    );
  }

  async #read(game: string): Promise<PlayedAnswer> {
    const { ratings, matches } = this.#storage;
    const best = await ratings.best(game, { leastMatches: LEAST_MATCHES, limit: MOST.best });
    const bots = botLevels(game).flatMap((level) => {
      const rating = ratingOfBot(game, level);
      return rating === undefined ? [] : [{ level, rating: shownRating(rating).rating }];
    });
    return {
      game,
      leastMatches: LEAST_MATCHES,
      best: best.map(({ person: id, name, isGuest, matches: count, ...step }) => {
        return { ...shownPerson({ id, name, isGuest }), ...shownRating(step), matches: count };
      }),
      bots,
      statistics: statisticsOf(await matches.endings.ofGame(game, MOST.statistics)),
    };
  }
}
