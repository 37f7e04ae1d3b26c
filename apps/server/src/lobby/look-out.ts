import { setImmediate, setTimeout } from 'node:timers/promises';
import type { MatchProblem } from '@orrery/match';
import type { Leases } from '../leases/ports.ts';
import { RequestProblem } from '../problem.ts';
import type { LiveMatches } from './live-matches.ts';
import type { MatchSummaries } from './match-summaries.ts';

export interface LookOutSetting {
  readonly leases: Leases;
  readonly matches: LiveMatches;
  readonly summaries: MatchSummaries;
  readonly isOpen: () => boolean;
  readonly onProblem: (problem: MatchProblem) => void;
  /** Told after each look. */
  readonly observe: (leasesHeld: number) => void;
}

const PAUSE_MILLISECONDS = 2000;
/** In one question to the storage. */
const AT_ONCE = 32;

/**
 * Goes on with matches that wait for a bot or for standing orders and that no node thinks for: after a start, and when another node is
 * gone. One after another, so that people come first; however many there are, the server is open meanwhile.
 */
export class LookOut {
  readonly #setting: LookOutSetting;
  /** The storage failed when they were to go on. */
  readonly #again = new Set<string>();

  constructor(setting: LookOutSetting) {
    this.#setting = setting;
  }

  /** Looks again and again until the server closes. */
  async keep(): Promise<void> {
    while (this.#setting.isOpen()) {
      await this.look().catch((reason: unknown) => this.#report('', reason));
      this.#setting.observe(this.#setting.leases.held);
      await setTimeout(PAUSE_MILLISECONDS * (0.75 + Math.random() / 2), undefined, { ref: false });
    }
  }

  async look(): Promise<void> {
    const { leases, isOpen } = this.#setting;
    for (const id of [...this.#again]) await this.#goOn(id);
    for (;;) {
      const ids = await leases.takeOver(AT_ONCE);
      for (const id of ids) {
        await setImmediate();
        if (!isOpen()) return;
        await this.#goOn(id);
      }
      if (ids.length < AT_ONCE) return;
    }
  }

  async #goOn(id: string): Promise<void> {
    const { matches, summaries } = this.#setting;
    this.#again.delete(id);
    try {
      const isHere = matches.peek(id) !== undefined;
      if (isHere || (await summaries.readAgain(id))?.hasAutomaticTurn === true) await matches.use(id, (match) => match.refresh());
    } catch (reason) {
      // What cannot be opened stays with this node: nobody else need try.
      if (!(reason instanceof RequestProblem)) this.#again.add(id);
      this.#report(id, reason);
    }
  }

  #report(match: string, reason: unknown): void {
    this.#setting.onProblem({ match, kind: 'store-failed', message: String(reason) });
  }
}
