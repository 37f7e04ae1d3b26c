import type { AdminAct, FoundPerson, NamedShun, Report, Shun, Suspension } from '../manner-ports.ts';
import type { QuietManners } from '../with-news.ts';
import type { MemoryPerson } from './people.ts';

/** Kept beside the people: what is about somebody goes with them. */
export class MemoryManners implements QuietManners {
  readonly #people: ReadonlyMap<string, MemoryPerson>;
  #shuns: readonly Shun[] = [];
  #reports: readonly Report[] = [];
  #acts: readonly AdminAct[] = [];
  readonly #suspensions = new Map<string, Suspension>();

  constructor(people: ReadonlyMap<string, MemoryPerson>) {
    this.#people = people;
  }

  async shun(shun: Shun): Promise<void> {
    this.#put(shun);
  }

  async unshun(person: string, id: string): Promise<string | undefined> {
    const gone = this.#shuns.find((one) => one.id === id && one.person === person);
    this.#shuns = this.#shuns.filter((one) => one !== gone);
    return gone?.other;
  }

  async shunsOf(person: string): Promise<readonly NamedShun[]> {
    const own = this.#shuns.filter((one) => one.person === person).sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1));
    return own.flatMap((shun) => {
      const other = this.#people.get(shun.other);
      return other === undefined ? [] : [{ ...shun, name: other.name, ...(other.nameKey === undefined ? { isGuest: true as const } : {}) }];
    });
  }

  async apartFrom(person: string): Promise<readonly string[]> {
    const blocks = this.#shuns.filter(({ how }) => how === 'blocked');
    const apart = blocks.flatMap((one) => (one.person === person ? [one.other] : one.other === person ? [one.person] : []));
    return [...new Set(apart)].sort();
  }

  async handOver(from: string, to: string): Promise<readonly string[]> {
    const now = (id: string): string => (id === from ? to : id);
    const all = this.#shuns.map((one) => ({ ...one, person: now(one.person), other: now(one.other) }));
    this.#shuns = [];
    for (const one of all) {
      if (one.person === one.other) continue;
      const there = this.#shuns.find(({ person, other }) => person === one.person && other === one.other);
      this.#put(there?.how === 'blocked' ? { ...one, how: 'blocked' } : one);
    }
    const suspension = this.#suspensions.get(from);
    this.#suspensions.delete(from);
    if (suspension !== undefined && suspension.until > (this.#suspensions.get(to)?.until ?? 0))
      this.#suspensions.set(to, { ...suspension, person: to });
    this.#reports = this.#reports.map((one) => ({
      ...one,
      reporter: now(one.reporter),
      reported: now(one.reported),
      lines: one.lines.map((line) => ({ ...line, person: now(line.person) })),
    }));
    this.#acts = this.#acts.map((act) => ({ ...act, about: now(act.about) }));
    return this.#shuns.flatMap(({ person, other }) => (person === to ? [other] : other === to ? [person] : []));
  }

  async report(report: Report): Promise<void> {
    this.#reports = [...this.#reports, structuredClone(report)];
  }

  async countReports(reporter: string, since: number): Promise<number> {
    return this.#reports.filter((one) => one.reporter === reporter && one.at >= since).length;
  }

  async reportsBy(reporter: string, limit: number): Promise<readonly Omit<Report, 'lines'>[]> {
    const own = this.#reports.filter((one) => one.reporter === reporter).sort(newestFirst);
    return own.slice(0, limit).map(({ lines: _, ...report }) => report);
  }

  async reports(limit: number): Promise<readonly Report[]> {
    const isOpen = ({ settledAt }: Report): number => (settledAt === undefined ? 0 : 1);
    const inOrder = [...this.#reports].sort((one, other) => isOpen(one) - isOpen(other) || newestFirst(one, other));
    return structuredClone(inOrder.slice(0, limit));
  }

  async settle(id: string, act: AdminAct): Promise<boolean> {
    const report = this.#reports.find((one) => one.id === id && one.settledAt === undefined);
    if (report === undefined) return false;
    this.#reports = this.#reports.map((one) => (one === report ? { ...one, settledAt: act.at } : one));
    await this.note(act);
    return true;
  }

  async forgetBefore(at: number, limit: number): Promise<number> {
    const old = this.#reports.filter((one) => one.at < at && one.settledAt !== undefined).slice(0, limit);
    const acts = this.#acts.filter((act) => act.at < at).slice(0, limit);
    this.#reports = this.#reports.filter((one) => !old.includes(one));
    this.#acts = this.#acts.filter((one) => !acts.includes(one));
    return old.length + acts.length;
  }

  async suspension(person: string): Promise<Suspension | undefined> {
    return this.#suspensions.get(person);
  }

  async suspend(suspension: Suspension, act: AdminAct): Promise<void> {
    this.#suspensions.set(suspension.person, { ...suspension });
    await this.note(act);
  }

  async lift(person: string, act: AdminAct): Promise<boolean> {
    if (!this.#suspensions.delete(person)) return false;
    await this.note(act);
    return true;
  }

  async suspensions(now: number, limit: number): Promise<readonly (Suspension & { readonly name: string })[]> {
    const lasting = [...this.#suspensions.values()].filter(({ until }) => until > now);
    const inOrder = lasting.sort((one, other) => other.at - one.at || (one.person < other.person ? -1 : 1));
    return inOrder.slice(0, limit).map((one) => ({ ...one, name: this.#people.get(one.person)?.name ?? '' }));
  }

  async note(act: AdminAct): Promise<void> {
    this.#acts = [...this.#acts, { ...act }];
  }

  async acts(limit: number): Promise<readonly AdminAct[]> {
    return [...this.#acts].sort(newestFirst).slice(0, limit);
  }

  async find({ name, key }: { readonly name: string; readonly key: string }, limit: number): Promise<readonly FoundPerson[]> {
    const isAccount = ({ nameKey }: MemoryPerson): number => (nameKey === undefined ? 1 : 0);
    const found = [...this.#people.values()]
      .filter((one) => one.id === name || one.name === name || one.nameKey === key)
      .sort((one, other) => isAccount(one) - isAccount(other) || other.seenAt - one.seenAt || (one.id < other.id ? -1 : 1));
    return found.slice(0, limit).map(({ id, name: called, nameKey, since }) => {
      const suspension = this.#suspensions.get(id);
      const suspended = suspension === undefined ? {} : { suspended: { until: suspension.until, why: suspension.why } };
      return { id, name: called, ...(nameKey === undefined ? { isGuest: true } : {}), since, ...suspended };
    });
  }

  removeAll(person: string): void {
    this.#shuns = this.#shuns.filter((one) => one.person !== person && one.other !== person);
    this.#suspensions.delete(person);
    this.#reports = this.#reports
      .filter(({ reported }) => reported !== person)
      .map((one) => ({
        ...one,
        ...(one.reporter === person ? { reporter: '', reporterName: '' } : {}),
        lines: one.lines.map((line) => (line.person === person ? { ...line, person: '', name: '' } : line)),
      }));
    this.#acts = this.#acts.map((act) => ({
      ...act,
      ...(act.about === person ? { aboutName: '', words: '' } : {}),
      ...(act.admin === person ? { admin: '', adminName: '' } : {}),
    }));
  }

  #put(shun: Shun): void {
    this.#shuns = [...this.#shuns.filter(({ person, other }) => person !== shun.person || other !== shun.other), { ...shun }];
  }
}

function newestFirst(one: { readonly at: number; readonly id: string }, other: { readonly at: number; readonly id: string }): number {
  return other.at - one.at || (one.id < other.id ? 1 : -1);
}
