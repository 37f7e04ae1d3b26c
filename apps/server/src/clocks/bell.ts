import { BeyondTheseRules, type Match } from '@orrery/match';
import type { JobClock } from '../jobs/timed-queue.ts';
import type { Leases } from '../leases/ports.ts';
import type { LiveMatches } from '../lobby/live-matches.ts';
import { RequestProblem } from '../problem.ts';
import type { DueMatch, KeptMatches } from '../storage/ports.ts';
import type { HouseTime } from './house-time.ts';

export interface BellSetting {
  readonly clock: JobClock;
  readonly house: Pick<HouseTime, 'now'>;
  readonly store: Pick<KeptMatches, 'dueBefore' | 'glances' | 'keepGlance'>;
  readonly matches: Pick<LiveMatches, 'use' | 'peek'>;
  readonly leases: Pick<Leases, 'of' | 'release'>;
  readonly onProblem: (reason: unknown) => void;
}

const LOOK_MILLISECONDS = 1000;
const RUNG_AT_ONCE = 100;
/** What another node answers for, or what failed, is looked at again so much later. */
const AGAIN_MILLISECONDS = 2000;
/** What this node cannot open it leaves to others for so long. */
const LEFT_MILLISECONDS = 5 * 60_000;

/**
 * Rings when somebody's time has run out. What is due stands in a column that is written with every entry, so there is nothing to plan and
 * nothing that a crash could lose: every node looks once a second for what comes within the next one, and rings at its very moment. Of
 * several the node with the lease acts, and the match itself says whether time is up.
 */
export class Bell {
  readonly #setting: BellSetting;
  /** Matches for which a timer is set, or that are left alone for a while; how to take that back. */
  readonly #set = new Map<string, () => void>();
  #cancel = (): void => {};
  #isClosed = false;

  constructor(setting: BellSetting) {
    this.#setting = setting;
  }

  open(): void {
    if (this.#isClosed) return;
    const { clock, onProblem } = this.#setting;
    this.look()
      .catch(onProblem)
      .finally(() => {
        if (!this.#isClosed) this.#cancel = clock.after(LOOK_MILLISECONDS, () => this.open());
      });
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel();
    for (const cancel of this.#set.values()) cancel();
    this.#set.clear();
  }

  /** Sets a timer for each that comes before the next look. */
  async look(): Promise<void> {
    const { house, store } = this.#setting;
    const due = await store.dueBefore(house.now() + 1.5 * LOOK_MILLISECONDS, RUNG_AT_ONCE + this.#set.size);
    for (const one of due) if (!this.#set.has(one.id)) this.#await(one);
  }

  #await(due: DueMatch): void {
    const { clock, house } = this.#setting;
    const cancel = clock.after(Math.max(0, due.deadlineAt - house.now()), () => {
      this.#ring(due)
        .then((pause) => this.#leave(due.id, pause))
        .catch((reason: unknown) => {
          const isOthers = reason instanceof RequestProblem || reason instanceof BeyondTheseRules;
          this.#leave(due.id, isOthers ? LEFT_MILLISECONDS : AGAIN_MILLISECONDS);
          this.#setting.onProblem(reason);
        });
    });
    this.#set.set(due.id, cancel);
  }

  /** How long not to look at it again. */
  async #ring({ id }: DueMatch): Promise<number> {
    const { matches, leases } = this.#setting;
    if (this.#isClosed) return 0;
    if (matches.peek(id) === undefined) {
      // Not every node need open it.
      const lease = leases.of(id);
      if (lease !== undefined && !(await lease.claim())) return AGAIN_MILLISECONDS;
    }
    const isThere = await matches
      .use(id, (match) => this.#timeUp(match))
      .catch((reason: unknown) => {
        // With a lease for a match that is not in memory here, this node would keep everybody from answering for its seats.
        if (matches.peek(id) === undefined) leases.release(id);
        throw reason;
      });
    if (isThere === undefined) leases.release(id);
    return isThere === true ? 0 : AGAIN_MILLISECONDS;
  }

  /** False: it is still due, as another node answers for its seats. */
  async #timeUp(match: Match): Promise<boolean> {
    const { house, store } = this.#setting;
    const next = await match.timeUp();
    if (next === undefined) return true;
    if (next <= house.now()) return false;
    // What is kept may be too early: the house was away since. Lists and the next look shall not be misled by it.
    const { deadlines } = match.update('spectator');
    const [kept] = await store.glances([match.id]);
    const isEarly = kept?.glance?.deadlines?.some(({ deadlineAt }) => deadlineAt < next) === true;
    if (kept?.glance !== undefined && isEarly && deadlines !== undefined)
      await store.keepGlance(match.id, kept.version, { ...kept.glance, deadlines });
    return true;
  }

  #leave(id: string, milliseconds: number): void {
    this.#set.delete(id);
    if (milliseconds > 0 && !this.#isClosed)
      this.#set.set(
        id,
        this.#setting.clock.after(milliseconds, () => void this.#set.delete(id)),
      );
  }
}
