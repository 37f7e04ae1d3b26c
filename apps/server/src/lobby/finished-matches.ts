import { DamagedMatch, type Ending, endingOf } from '@orrery/match';
import type { FinishedAnswer, FinishedMatch } from '@orrery/protocol';
import { asCalled } from '../account/now-called.ts';
import type { Games } from '../games.ts';
import { shownChange } from '../people/shown-rating.ts';
import { RequestProblem } from '../problem.ts';
import { gaveUpFor, missingIn, peopleIn, seatOf } from '../sitting.ts';
import type { AccountStore } from '../storage/account-ports.ts';
import type { FinishedPlace, FinishedTable, KeptMatches, Person, TableStore } from '../storage/ports.ts';
import type { RatingChange, RatingStore } from '../storage/rating-ports.ts';

export interface FinishedMatchesSetting {
  readonly games: Games;
  readonly tables: TableStore;
  readonly matches: KeptMatches;
  readonly accounts: Pick<AccountStore, 'called'>;
  readonly ratings: Pick<RatingStore, 'changes'>;
}

const PAGE = 20;

/** What somebody has played to its end or given up, a page at a time. */
export class FinishedMatches {
  readonly #setting: FinishedMatchesSetting;

  constructor(setting: FinishedMatchesSetting) {
    this.#setting = setting;
  }

  /** `before`: the `next` of an earlier answer. */
  async list(person: Person, before: string | undefined): Promise<FinishedAnswer> {
    const place = before === undefined ? undefined : placeOf(before);
    // One more than is shown tells whether there are others.
    const found = await this.#setting.tables.listFinished(person.id, PAGE + 1, place);
    const shown = found.slice(0, PAGE);
    const last = found.length > PAGE ? shown.at(-1) : undefined;
    const endings = await this.#endingsOf(shown.map(({ table }) => table.id));
    const changes = await this.#changesOf(person, [...endings]);
    const kept = shown.map((one) => shownAs(one, { ending: endings.get(one.table.id), change: changes.get(one.table.id), person }));
    const called = await this.#setting.accounts.called([...new Set(kept.flatMap(({ seats }) => peopleIn(seats)))]);
    const matches = kept.map((one) => ({ ...one, seats: asCalled(one.seats, called) }));
    return { matches, ...(last === undefined ? {} : { next: `${last.endedAt}.${last.table.id}` }) };
  }

  /** By match, what each made of this person's rating. */
  async #changesOf(person: Person, endings: readonly (readonly [string, Ending])[]): Promise<ReadonlyMap<string, RatingChange>> {
    const rated = endings.flatMap(([id, { isRated }]) => (isRated === true ? [id] : []));
    const changes = rated.length === 0 ? [] : await this.#setting.ratings.changes(rated);
    return new Map(changes.flatMap((change) => (change.person === person.id ? [[change.match, change] as const] : [])));
  }

  /** What is not kept of an old match is reckoned once, see `reckonEnding`. */
  async #endingsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Ending>> {
    const { games, matches } = this.#setting;
    const endings = new Map((await matches.endings.of(ids)).map(({ id, ending }) => [id, ending]));
    for (const id of ids) {
      const ending = endings.has(id) ? undefined : await reckonEnding(games, matches, id);
      if (ending !== undefined) endings.set(id, ending);
    }
    return endings;
  }
}

/** From the log, and kept from then on. Undefined: it runs, or nobody here can tell. */
export async function reckonEnding(games: Games, matches: KeptMatches, id: string): Promise<Ending | undefined> {
  try {
    const stored = await matches.load(id);
    const hosted = stored === undefined ? undefined : games.of(stored.setup.game);
    const ending = stored === undefined || hosted === undefined ? undefined : endingOf(hosted.module, stored);
    if (ending !== undefined) await matches.endings.keep(id, ending);
    return ending;
  } catch (reason) {
    // One damaged match must not hide the others.
    if (reason instanceof DamagedMatch) return undefined;
    throw reason;
  }
}

interface Played {
  readonly ending: Ending | undefined;
  readonly change: RatingChange | undefined;
  readonly person: Person;
}

function shownAs({ table, endedAt }: FinishedTable, { ending, change, person }: Played): FinishedMatch {
  const { id, game, occupants } = table;
  const result = ending?.result;
  const gaveUp = ending === undefined ? undefined : gaveUpFor(ending, person.id);
  const isMissing = ending !== undefined && missingIn(ending).includes(seatOf(ending.occupants, person.id));
  return {
    match: id,
    game,
    seats: [...(ending?.occupants ?? occupants)],
    endedAt,
    ...(result === undefined ? {} : { result }),
    ...(gaveUp === undefined ? {} : { gaveUp }),
    ...(isMissing ? { isMissing } : {}),
    ...(change === undefined ? {} : { rating: shownChange(change) }),
  };
}

function placeOf(before: string): FinishedPlace {
  const [, endedAt, id] = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/.exec(before) ?? [];
  if (endedAt === undefined || id === undefined) throw new RequestProblem('bad-request', 'before: must be the next of another page');
  return { endedAt: Number(endedAt), id };
}
