import { SUSPENSION } from '@orrery/protocol';
import { nameKey } from '../account/name-key.ts';
import { newId } from '../account/token.ts';
import { RequestProblem } from '../problem.ts';
import type { AdminAct, AdminActKind, FoundPerson } from '../storage/manner-ports.ts';
import type { Storage } from '../storage/ports.ts';

/** Who looks after the server; an empty id is whoever sits at its command line. */
export interface Admin {
  readonly id: string;
  readonly name: string;
}

export interface DeedsSetting {
  readonly storage: Pick<Storage, 'manners' | 'accounts' | 'people' | 'tables' | 'jobs'>;
  readonly now: () => number;
}

const DAY_MILLISECONDS = 24 * 3_600_000;
const MOST = { found: 20 } as const;

/**
 * What is done by who looks after a server, in the browser or at the command line. What touches tables and matches is left to a job,
 * so that it is done by a server that has them, once, also where whoever asked is gone. Each deed is written down for all admins.
 */
export class AdminDeeds {
  readonly #setting: DeedsSetting;

  constructor(setting: DeedsSetting) {
    this.#setting = setting;
  }

  /** By name as it is read, or by id. */
  find(name: string): Promise<readonly FoundPerson[]> {
    return this.#setting.storage.manners.find({ name, key: nameKey(name) }, MOST.found);
  }

  async settle(admin: Admin, report: string): Promise<void> {
    const { manners } = this.#setting.storage;
    const act = this.#act(admin, { what: 'settle', about: report, aboutName: '', words: '' });
    if (!(await manners.settle(report, act))) throw new RequestProblem('not-found', 'there is no such report, or it is settled');
  }

  /** The old name is anybody's from now on. Seats at tables and in matches that run bear the new one. */
  async rename(admin: Admin, person: string, name: string): Promise<void> {
    const { accounts, people, manners, jobs } = this.#setting.storage;
    const before = await this.#person(person);
    const isGuest = before.isGuest === true && (await people.rename(person, name));
    if (!isGuest && !(await accounts.keepName(person, name, nameKey(name))))
      throw new RequestProblem('name-kept', 'somebody else keeps this name');
    await manners.note(this.#act(admin, { what: 'rename', about: person, aboutName: before.name, words: name }));
    await jobs.add('reseat-person', { person }, { key: `reseat-person ${person}` });
  }

  /** Without `days`: for good. */
  async suspend(admin: Admin, person: string, { days, why }: { readonly days?: number; readonly why: string }): Promise<void> {
    const { manners, jobs } = this.#setting.storage;
    const { name } = await this.#person(person);
    const at = this.#setting.now();
    const until = days === undefined ? SUSPENSION.forGood : at + days * DAY_MILLISECONDS;
    const act = this.#act(admin, { what: 'suspend', about: person, aboutName: name, words: why });
    await manners.suspend({ person, until, why, at }, act);
    await jobs.add('hold-seats', { person }, { key: `hold-seats ${person}` });
  }

  async lift(admin: Admin, person: string): Promise<void> {
    const { manners } = this.#setting.storage;
    const { name } = await this.#person(person);
    const act = this.#act(admin, { what: 'lift', about: person, aboutName: name, words: '' });
    if (!(await manners.lift(person, act))) throw new RequestProblem('not-found', 'nobody suspended them');
  }

  async closeTable(admin: Admin, table: string, why: string): Promise<void> {
    const { tables, manners, jobs } = this.#setting.storage;
    const there = await tables.load(table);
    if (there === undefined || there.stage === 'closed') throw new RequestProblem('not-found', 'there is no such table');
    await manners.note(this.#act(admin, { what: 'close-table', about: table, aboutName: '', words: why }));
    await jobs.add('close-table', { table, why }, { key: `close-table ${table}` });
  }

  async #person(id: string): Promise<{ readonly name: string; readonly isGuest?: true }> {
    const person = await this.#setting.storage.accounts.person(id);
    if (person === undefined) throw new RequestProblem('not-found', 'there is no such person');
    return person;
  }

  #act({ id, name }: Admin, done: { readonly what: AdminActKind } & Pick<AdminAct, 'about' | 'aboutName' | 'words'>): AdminAct {
    return { id: newId(), at: this.#setting.now(), admin: id, adminName: name, ...done };
  }
}
