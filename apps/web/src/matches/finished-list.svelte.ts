import type { Ending } from '@orrery/match';
import { server } from '../net/http.ts';
import { type LocalMatch, localStore } from '../net/local-store.ts';
import { attempt, session } from '../store/session.svelte.ts';
import { type Finished, mergedFinished } from './finished.ts';

const PAGE = 20;
/** Each brings a page; a list is never that long. */
const MOST_PAGES = 1000;

/** What was played to its end, on the server and in this browser, in the order it ended; a page at a time. */
export class FinishedList {
  shown = $state.raw<readonly Finished[] | undefined>();
  hasMore = $state(false);
  isFetching = $state(false);
  #online: readonly Finished[] = [];
  #next: string | undefined;
  #isOnlineKnown = false;
  #kept: readonly LocalMatch[] | undefined;

  /** So many more than are shown already. */
  async more(count = PAGE): Promise<void> {
    this.isFetching = true;
    const wanted = (this.shown?.length ?? 0) + count;
    for (let page = 0; page < MOST_PAGES; page++) {
      const found = await this.#merged(wanted);
      const isMissing = session.reach === 'here' && (!this.#isOnlineKnown || (this.#next !== undefined && found.length < wanted));
      if (!isMissing || !(await this.#fetch())) break;
    }
    await this.#show(wanted);
    this.isFetching = false;
  }

  /** Something has ended since. */
  async again(): Promise<void> {
    const count = Math.max(PAGE, this.shown?.length ?? 0);
    [this.#online, this.#next, this.#isOnlineKnown, this.#kept] = [[], undefined, false, undefined];
    await this.more(count - (this.shown?.length ?? 0));
  }

  async remove(id: string): Promise<void> {
    await (await localStore()).remove(id);
    const commitment = this.#kept?.find(({ setup }) => setup.id === id)?.setup.commitment;
    const { forgetMatch } = await import('../study/kept.ts');
    if (commitment !== undefined) await forgetMatch(commitment).catch(console.warn);
    this.#kept = this.#kept?.filter(({ setup }) => setup.id !== id);
    await this.#show(this.shown?.length ?? PAGE);
  }

  async #merged(count: number): Promise<readonly Finished[]> {
    this.#kept ??= (await (await localStore()).all()).filter(({ snapshot }) => snapshot.finished);
    const local = this.#kept.map((match) => ({ ...lineOf(match), where: 'browser' as const }));
    return mergedFinished({ online: this.#online, hasMore: this.#next !== undefined, local, count });
  }

  async #fetch(): Promise<boolean> {
    const page = await attempt(() => server.finished(this.#next));
    this.#isOnlineKnown = true;
    if (page === undefined) return false;
    this.#online = [...this.#online, ...page.matches.map((match) => ({ ...match, where: 'server' as const }))];
    this.#next = page.next;
    return true;
  }

  /** Only what is shown is read whole: results of this browser take the rules of each game. */
  async #show(count: number): Promise<void> {
    const lines = await this.#merged(count);
    const endings = await this.#endingsIn(lines);
    this.shown = lines.map((line) => {
      const ending = line.where === 'browser' ? endings.get(line.match) : undefined;
      return ending === undefined ? line : { ...line, seats: ending.occupants, endedAt: ending.endedAt, result: ending.result };
    });
    this.hasMore = this.#next !== undefined || (await this.#merged(count + 1)).length > count;
  }

  async #endingsIn(lines: readonly Finished[]): Promise<ReadonlyMap<string, Ending>> {
    const ids = new Set(lines.filter(({ where }) => where === 'browser').map(({ match }) => match));
    if (ids.size === 0) return new Map();
    const { endingsOf } = await import('../net/local-endings.ts');
    return endingsOf((this.#kept ?? []).filter(({ setup }) => ids.has(setup.id)));
  }
}

function lineOf({ setup, changedAt }: LocalMatch): Omit<Finished, 'where'> {
  return { match: setup.id, game: setup.game, lesson: setup.start?.lesson, seats: setup.occupants, endedAt: changedAt };
}
