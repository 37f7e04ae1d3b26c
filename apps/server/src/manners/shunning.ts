import type { MannersAnswer, Whom } from '@orrery/protocol';
import { newId } from '../account/token.ts';
import type { Seats } from '../lobby/seats.ts';
import { RequestProblem } from '../problem.ts';
import type { Shunning } from '../storage/manner-ports.ts';
import type { ChatLine, Person, Storage } from '../storage/ports.ts';

export interface ShunsSetting {
  readonly storage: Pick<Storage, 'manners' | 'chat' | 'accounts' | 'friends'>;
  readonly seats: Pick<Seats, 'occupantsOf'>;
  readonly now: () => number;
}

/** More than anybody can be tired of. */
const MOST = 500;
/** What goes with a report: before the line it is about, and after it. */
const AROUND = { lines: 500, before: 12, after: 8 } as const;
const REPORTS_A_DAY = 10;
const DAY_MILLISECONDS = 24 * 3_600_000;

type AtTable = Exclude<Whom, { readonly person: string }>;

/** What somebody does about somebody else, who is told nothing of it. */
export class Shuns {
  readonly #setting: ShunsSetting;

  constructor(setting: ShunsSetting) {
    this.#setting = setting;
  }

  async of({ id }: Person): Promise<MannersAnswer> {
    const shuns = await this.#setting.storage.manners.shunsOf(id);
    return { people: shuns.map(({ id: shun, name, isGuest, how, at }) => ({ id: shun, name, ...(isGuest ? { isGuest } : {}), how, at })) };
  }

  async shun(person: Person, whom: Whom, how: Shunning): Promise<void> {
    const { manners, friends } = this.#setting.storage;
    const other = await this.#other(person, whom);
    if ((await manners.shunsOf(person.id)).length >= MOST) throw new RequestProblem('too-much-kept', 'you have blocked too many people');
    await manners.shun({ id: newId(), person: person.id, other: other.id, how, at: this.#setting.now() });
    // Who is let in again later begins as a stranger: nobody finds a friendship there that they had ended.
    if (how === 'blocked') await friends.part(person.id, other.id);
  }

  async unshun({ id }: Person, shun: string): Promise<void> {
    if (!(await this.#setting.storage.manners.unshun(id, shun))) throw new RequestProblem('not-found', 'you have blocked nobody so');
  }

  /** With the chat around it, as it is now: what was said may go, and must be judged by what it was. */
  async report(person: Person, whom: AtTable, why: string): Promise<void> {
    const { storage, now } = this.#setting;
    const { manners } = storage;
    const other = await this.#other(person, whom);
    if ((await manners.countReports(person.id, now() - DAY_MILLISECONDS)) >= REPORTS_A_DAY)
      throw new RequestProblem('too-many-requests', 'you have reported much today');
    await manners.report({
      id: newId(),
      at: now(),
      reporter: person.id,
      reporterName: person.name,
      reported: other.id,
      reportedName: other.name,
      table: whom.match,
      why,
      lines: await this.#linesAround(whom),
    });
  }

  /** Also what was said long ago can be reported: of that the line alone is found. */
  async #linesAround(whom: AtTable) {
    const { chat } = this.#setting.storage;
    const lines = await chat.recent(whom.match, AROUND.lines);
    const about = 'line' in whom ? whom.line : undefined;
    if (about === undefined || lines.some(({ number }) => number === about)) return linesAround(lines, about);
    const line = await chat.line(whom.match, about);
    return linesAround(line === undefined ? lines : [line], about);
  }

  async #other(person: Person, whom: Whom): Promise<{ readonly id: string; readonly name: string }> {
    const { accounts } = this.#setting.storage;
    const id = 'person' in whom ? whom.person : await this.#atTable(whom);
    const other = id === undefined || id === '' ? undefined : await accounts.person(id);
    if (other === undefined) throw new RequestProblem('not-found', 'there is nobody');
    if (other.id === person.id) throw new RequestProblem('not-allowed', 'that is you');
    return other;
  }

  async #atTable(whom: AtTable): Promise<string | undefined> {
    const { storage, seats } = this.#setting;
    if ('line' in whom) return (await storage.chat.line(whom.match, whom.line))?.person;
    const occupant = (await seats.occupantsOf(whom.match))[whom.seat];
    return occupant?.kind === 'person' ? occupant.person : undefined;
  }
}

/** Without a line: what was said last. */
function linesAround(lines: readonly ChatLine[], line: number | undefined) {
  const about = lines.findIndex(({ number }) => number === line);
  const end = about < 0 ? lines.length : about + AROUND.after + 1;
  const around = lines.slice(Math.max(0, (about < 0 ? lines.length : about) - AROUND.before), end);
  return around.map(({ number, person, name, text, phrase, at }) => ({
    number,
    person,
    name,
    text,
    ...(phrase === undefined ? {} : { phrase }),
    at,
  }));
}
