import type { ChatLine, ChatStore, ForgottenLines, LinePlace } from '../ports.ts';
import { placeAfter } from '../rows/chat.ts';

export class MemoryChat implements ChatStore {
  readonly #isRunning: (matchId: string) => Promise<boolean>;
  #said: readonly { readonly tableId: string; readonly line: ChatLine }[] = [];
  #last = 0;

  constructor(isRunning: (matchId: string) => Promise<boolean>) {
    this.#isRunning = isRunning;
  }

  async add(tableId: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    this.#last += 1;
    const kept = { number: this.#last, ...structuredClone(line) };
    this.#said = [...this.#said, { tableId, line: kept }];
    return kept;
  }

  async recent(tableId: string, limit: number): Promise<readonly ChatLine[]> {
    const lines = this.#said.filter((one) => one.tableId === tableId).map(({ line }) => line);
    return structuredClone(lines.slice(Math.max(0, lines.length - limit)));
  }

  async line(tableId: string, number: number): Promise<ChatLine | undefined> {
    return structuredClone(this.#said.find((one) => one.tableId === tableId && one.line.number === number)?.line);
  }

  async said(person: string, since: number): Promise<{ readonly lines: number; readonly textBytes: number }> {
    const said = this.#said.filter(({ line }) => line.person === person && line.at >= since);
    return { lines: said.length, textBytes: said.reduce((sum, { line }) => sum + Buffer.byteLength(line.text), 0) };
  }

  async linesOf(person: string, limit: number): Promise<readonly (ChatLine & { readonly table: string })[]> {
    const own = this.#said.filter(({ line }) => line.person === person).sort((one, other) => (isAfter(one.line, other.line) ? -1 : 1));
    return structuredClone(own.slice(0, limit).map(({ tableId, line }) => ({ ...line, table: tableId })));
  }

  /** See `AccountStore.recast`. */
  recast(from: string, { person, name }: Pick<ChatLine, 'person' | 'name'>): void {
    this.#said = this.#said.map(({ tableId, line: { isGuest, ...line } }) => {
      if (line.person === from) return { tableId, line: { ...line, person, name } };
      return { tableId, line: { ...line, ...(isGuest === undefined ? {} : { isGuest }) } };
    });
  }

  async forget({ saidBefore, limit, after }: Parameters<ChatStore['forget']>[0]): Promise<ForgottenLines> {
    const old = this.#said
      .filter(({ line }) => line.at < saidBefore && (after === undefined || isAfter(line, after)))
      .sort((one, other) => (isAfter(one.line, other.line) ? 1 : -1))
      .slice(0, limit);
    const due = new Set<number>();
    for (const { tableId, line } of old) if (!(await this.#isRunning(tableId))) due.add(line.number);
    this.#said = this.#said.filter(({ line }) => !due.has(line.number));
    return {
      gone: due.size,
      next: placeAfter(
        old.map(({ line }) => line),
        limit,
      ),
    };
  }

  /** Of a table that goes. */
  silence(tableId: string): void {
    this.#said = this.#said.filter((one) => one.tableId !== tableId);
  }
}

function isAfter(one: LinePlace, other: LinePlace): boolean {
  return one.at > other.at || (one.at === other.at && one.number > other.number);
}
