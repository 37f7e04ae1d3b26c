import { setImmediate, setTimeout } from 'node:timers/promises';
import { BeyondTheseRules, type MatchProblem } from '@orrery/match';
import type { Leases } from '../leases/ports.ts';
import { RequestProblem } from '../problem.ts';
import type { LiveMatches } from './live-matches.ts';
import type { MatchSummaries } from './match-summaries.ts';

export interface LookOutSetting {
  readonly leases: Leases;
  readonly matches: LiveMatches;
  readonly summaries: MatchSummaries;
  /** See `Doors`. */
  readonly letsIn: () => boolean;
  readonly onProblem: (problem: MatchProblem) => void;
  /** Told after each look. */
  readonly observe: (leasesHeld: number) => void;
}

const PAUSE_MILLISECONDS = 2000;
/** In one question to the storage: what one node has taken and not yet opened, others cannot open meanwhile. */
const TAKEN_AT_ONCE = 32;
/** While one is read the next is played through; people have the other connections. */
const OPENED_AT_ONCE = 4;
/** What this node could not open it leaves to others for so long. */
const LEFT_MILLISECONDS = 5 * 60_000;

/**
 * Goes on with matches that wait for a bot or for standing orders and that no node thinks for: after a start, and when another node is
 * gone. A few at a time, so that people come first; however many there are, the server is open meanwhile.
 */
export class LookOut {
  readonly #setting: LookOutSetting;
  /** The storage failed when they were to go on. */
  readonly #again = new Set<string>();
  /** When this node could not open them. */
  readonly #left = new Map<string, number>();

  constructor(setting: LookOutSetting) {
    this.#setting = setting;
  }

  /** Looks again and again until the server closes. */
  async keep(): Promise<void> {
    while (this.#setting.letsIn()) {
      await this.look().catch((reason: unknown) => this.#report('', reason));
      this.#setting.observe(this.#setting.leases.held);
      await setTimeout(PAUSE_MILLISECONDS * (0.75 + Math.random() / 2), undefined, { ref: false });
    }
  }

  async look(): Promise<void> {
    const { leases, letsIn } = this.#setting;
    for (const [id, at] of this.#left) if (performance.now() - at > LEFT_MILLISECONDS) this.#left.delete(id);
    await this.#goOnWith([...this.#again]);
    while (letsIn()) {
      const ids = await leases.takeOver(TAKEN_AT_ONCE, [...this.#left.keys()]);
      await this.#goOnWith(ids);
      if (ids.length < TAKEN_AT_ONCE) return;
    }
  }

  async #goOnWith(ids: readonly string[]): Promise<void> {
    const waiting = [...ids];
    const oneByOne = async (): Promise<void> => {
      while (this.#setting.letsIn()) {
        const id = waiting.shift();
        if (id === undefined) return;
        await setImmediate();
        await this.#goOn(id);
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, oneByOne));
  }

  async #goOn(id: string): Promise<void> {
    this.#again.delete(id);
    const found = await this.#tried(id).catch((reason: unknown): 'cannot' | 'failed' => {
      this.#report(id, reason);
      return reason instanceof RequestProblem || reason instanceof BeyondTheseRules ? 'cannot' : 'failed';
    });
    if (found === 'failed') this.#again.add(id);
    if (found === 'cannot') this.#left.set(id, performance.now());
    // With a lease for a match that is not in memory here, this node would keep everybody from answering for its seats.
    if (found === 'cannot' || found === 'waits') this.#setting.leases.release(id);
  }

  /** `waits`: for a person by now. */
  async #tried(id: string): Promise<'goes-on' | 'waits' | 'cannot'> {
    const { matches, summaries } = this.#setting;
    if (matches.peek(id) === undefined) {
      const summary = await summaries.readAgain(id);
      if (summary === undefined || summary.closed !== undefined) return 'cannot';
      // Somebody may have opened it meanwhile: then it is theirs to let go of.
      if (!summary.hasAutomaticTurn) return matches.peek(id) === undefined ? 'waits' : 'goes-on';
    }
    const isThere = await matches.use(id, (match) => match.refresh().then(() => true));
    return isThere === true ? 'goes-on' : 'cannot';
  }

  #report(match: string, reason: unknown): void {
    this.#setting.onProblem({ match, kind: 'store-failed', message: String(reason) });
  }
}
