import { dropOldest } from '../drop-oldest.ts';
import type { Person, Storage, Table } from '../storage/ports.ts';
import type { MatchSummaries } from './match-summaries.ts';
import { seatedAt } from './shown-table.ts';

export interface LiveliestSetting {
  readonly storage: Pick<Storage, 'tables'>;
  readonly summaries: Pick<MatchSummaries, 'of'>;
  readonly now: () => number;
}

const MINUTE = 60_000;
/** What was done within the last minutes counts. */
const LATELY = 5 * MINUTE;
/** More than is ever looked at; who comes next takes the place of the one that was quiet for longest. */
const REMEMBERED = 500;
/** Of one match: beyond that more makes it no livelier. */
const MOST_STEPS = 40;
const LOOKED_AT = 20;
/** A match is lively among two people at least. */
const LEAST_PEOPLE = 2;

/**
 * Which match to watch. Every node hears of every step of every match by the news, whoever does it; what was heard lately is counted here and
 * kept nowhere: after a restart it is known again within minutes.
 */
export class Liveliest {
  readonly #setting: LiveliestSetting;
  /** When something was done there, the newest last; the match that was heard of last is the last. */
  readonly #steps = new Map<string, readonly number[]>();

  constructor(setting: LiveliestSetting) {
    this.#setting = setting;
  }

  heard(match: string): void {
    const steps = [...(this.#steps.get(match) ?? []), this.#setting.now()].slice(-MOST_STEPS);
    this.#steps.delete(match);
    this.#steps.set(match, steps);
    dropOldest(this.#steps, REMEMBERED);
  }

  /**
   * A match that anybody may see and that this person does not play: the one with most people, then with most done lately. As in all lists,
   * none of those who are kept apart from them.
   */
  async table(viewer: Person | undefined, apart: ReadonlySet<string>): Promise<Table | undefined> {
    const since = this.#setting.now() - LATELY;
    const lately = [...this.#steps]
      .map(([id, steps]) => ({ id, steps: steps.filter((at) => at >= since).length }))
      .filter(({ steps }) => steps > 0)
      .sort((one, other) => other.steps - one.steps);
    let best: { readonly table: Table; readonly people: number } | undefined;
    for (const { id } of lately.slice(0, LOOKED_AT)) {
      const table = await this.#setting.storage.tables.load(id);
      const people = table === undefined ? [] : await this.#peopleAt(table);
      if (table === undefined || people.length < LEAST_PEOPLE || people.some((person) => person === viewer?.id)) continue;
      if ([table.host, ...people].some((person) => apart.has(person))) continue;
      if (best === undefined || people.length > best.people) best = { table, people: people.length };
    }
    return best?.table;
  }

  /** Who plays there; nobody where it is not for everybody's eyes, or over. */
  async #peopleAt(table: Table): Promise<readonly string[]> {
    if (!table.isPublic || table.stage !== 'started') return [];
    const summary = await this.#setting.summaries.of(table.id);
    if (summary === undefined || summary.isOver || summary.closed !== undefined) return [];
    return seatedAt(summary, table).flatMap((one) => (one.kind === 'person' && one.standIn === undefined ? [one.person] : []));
  }
}
