import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection.ts';

type Tab = Pick<Connection, 'isOpen' | 'watched'>;

export interface RetellingSetting<Told extends Tab> {
  /** All that was said at the tables of this tab. */
  readonly tell: (tab: Told) => Promise<void>;
  /** For each table: as often as anybody may ask for a long answer. */
  readonly millisecondsApart: number;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

const pauseFor = async (milliseconds: number): Promise<void> => {
  if (milliseconds >= 1) await setTimeout(milliseconds, undefined, { ref: false });
};

/**
 * What was said is told again to all tabs of somebody, one after the other and each once, however often that was asked for meanwhile: to mute
 * and unmute somebody is little, and many tabs at many tables are very many lines.
 */
export class Retelling<Told extends Tab> {
  readonly #setting: RetellingSetting<Told>;
  /** By person: the tabs that are to be told. */
  readonly #due = new Map<string, Set<Told>>();
  readonly #telling = new Set<string>();

  constructor(setting: RetellingSetting<Told>) {
    this.#setting = setting;
  }

  /** Resolves when they are told, or others are at it. What failed is tried again with the next call, whatever tabs that is for. */
  async retell(person: string, tabs: readonly Told[]): Promise<void> {
    const due = this.#due.get(person) ?? new Set();
    for (const tab of tabs) due.add(tab);
    if (due.size === 0 || this.#telling.has(person)) return;
    this.#due.set(person, due);
    this.#telling.add(person);
    try {
      while (due.size > 0) await this.#tellAll(due);
      this.#due.delete(person);
    } finally {
      this.#telling.delete(person);
    }
  }

  async #tellAll(due: Set<Told>): Promise<void> {
    const { tell, millisecondsApart, pause = pauseFor } = this.#setting;
    for (const tab of due) {
      due.delete(tab);
      if (!tab.isOpen) continue;
      await tell(tab).catch((reason: unknown) => {
        due.add(tab);
        throw reason;
      });
      if (due.size > 0) await pause(millisecondsApart * tab.watched.size);
    }
  }
}
