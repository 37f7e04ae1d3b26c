import { DamagedMatch, type Ending, endingOf, type MatchStore } from '@orrery/match';
import type { FinishedAnswer, FinishedMatch } from '@orrery/protocol';
import type { Games } from '../games.ts';
import { RequestProblem } from '../problem.ts';
import type { FinishedPlace, FinishedTable, Person, TableStore } from '../storage/ports.ts';

export interface FinishedMatchesSetting {
  readonly games: Games;
  readonly tables: TableStore;
  readonly matches: MatchStore;
}

/** On one page: each is read whole from the storage for its result. */
const PAGE = 20;

/** What somebody has played to its end, a page at a time. */
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
    const matches = await Promise.all(shown.map((one) => this.#shown(one)));
    return { matches, ...(last === undefined ? {} : { next: `${last.endedAt}.${last.table.id}` }) };
  }

  async #shown({ table, endedAt }: FinishedTable): Promise<FinishedMatch> {
    const { id, game, occupants } = table;
    const ending = await this.#endingOf(id);
    const result = ending?.result;
    return { match: id, game, seats: [...(ending?.occupants ?? occupants)], endedAt, ...(result === undefined ? {} : { result }) };
  }

  /** One damaged match must not hide the others. */
  async #endingOf(id: string): Promise<Ending | undefined> {
    try {
      const stored = await this.#setting.matches.load(id);
      const hosted = stored === undefined ? undefined : this.#setting.games.of(stored.setup.game);
      return stored === undefined || hosted === undefined ? undefined : endingOf(hosted.module, stored);
    } catch (reason) {
      if (reason instanceof DamagedMatch) return undefined;
      throw reason;
    }
  }
}

function placeOf(before: string): FinishedPlace {
  const [, endedAt, id] = /^(\d{1,15})\.([A-Za-z0-9_-]{1,64})$/.exec(before) ?? [];
  if (endedAt === undefined || id === undefined) throw new RequestProblem('bad-request', 'before: must be the next of another page');
  return { endedAt: Number(endedAt), id };
}
