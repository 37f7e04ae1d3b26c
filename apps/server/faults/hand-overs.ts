import { setTimeout } from 'node:timers/promises';
import type { Archive, HeldLease } from './archive.ts';
import type { Troubles } from './troubles.ts';

/** A match that waits for a bot or for standing orders, and whose node has gone silent, is another's by then. */
const LONGEST_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 250;
const LOOKS = 60;
/** A stall that is to end right after a take-over looks closely, and not for ever. */
const CLOSE_LOOK_MILLISECONDS = 10;
const CLOSE_LOOKS_MILLISECONDS = 14_000;

export interface HandOver {
  readonly match: string;
  /** From the fault until another lease was given. */
  readonly milliseconds: number;
  /** As much of it as some node could have done it in. */
  readonly clearMilliseconds: number;
}

export interface HandOversSetting {
  readonly archive: Pick<Archive, 'heldBy' | 'laterOf'>;
  readonly troubles: Pick<Troubles, 'clear'>;
  /** All of them: who was killed and is up again may take over what it had. */
  readonly nodes: readonly string[];
  readonly onViolation: (text: string) => void;
}

/** How long matches waited until another node had their leases, by the database. */
export class HandOvers {
  readonly #setting: HandOversSetting;
  readonly #running = new Set<Promise<void>>();
  readonly done: HandOver[] = [];

  constructor(setting: HandOversSetting) {
    this.#setting = setting;
  }

  /** This node has just gone silent. */
  begin(node: string): void {
    const following: Promise<void> = this.#follow(node, Date.now())
      .catch((reason: unknown) => this.#setting.onViolation(`the leases of ${node} could not be followed: ${String(reason)}`))
      .finally(() => this.#running.delete(following));
    this.#running.add(following);
  }

  /** Resolves when matches wait for this node, or none does for long. */
  async areAwaited(node: string): Promise<void> {
    for (let looks = 0; looks < LOOKS && (await this.#setting.archive.heldBy(node)).length === 0; looks++)
      await setTimeout(LOOK_MILLISECONDS);
  }

  /** Resolves in the moment in which the first lease of this node is another's, or when there is none to wait for. */
  async first(node: string): Promise<void> {
    const { archive } = this.#setting;
    const held = await archive.heldBy(node);
    const last = performance.now() + CLOSE_LOOKS_MILLISECONDS;
    while (held.length > 0 && performance.now() < last) {
      if ((await archive.laterOf(held)).some(({ passedAt }) => passedAt !== null)) return;
      await setTimeout(CLOSE_LOOK_MILLISECONDS);
    }
  }

  /** Resolves when nothing is waited for any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async #follow(node: string, from: number): Promise<void> {
    let waiting = await this.#setting.archive.heldBy(node);
    while (waiting.length > 0) {
      const later = await this.#setting.archive.laterOf(waiting);
      for (const { match, passedAt } of later) if (passedAt !== null) this.#note(node, match, { from, to: passedAt });
      waiting = this.#inTime(
        node,
        from,
        later.filter(({ passedAt, waits }) => passedAt === null && waits),
      );
      await setTimeout(LOOK_MILLISECONDS);
    }
  }

  #note(node: string, match: string, { from, to }: { readonly from: number; readonly to: number }): void {
    const { troubles, nodes, onViolation } = this.#setting;
    const clearMilliseconds = troubles.clear(nodes, { from, to });
    this.done.push({ match, milliseconds: to - from, clearMilliseconds });
    if (clearMilliseconds > LONGEST_MILLISECONDS)
      onViolation(
        `${match}: its lease was ${node}'s, which went silent, and passed on after ${seconds(clearMilliseconds)} (${seconds(to - from)} with other faults)`,
      );
  }

  /** Those that may still be waited for. One that is never taken over is told once. */
  #inTime(node: string, from: number, waiting: readonly HeldLease[]): readonly HeldLease[] {
    const { troubles, nodes, onViolation } = this.#setting;
    if (troubles.clear(nodes, { from, to: Date.now() }) <= 2 * LONGEST_MILLISECONDS) return waiting;
    for (const { match } of waiting) onViolation(`${match}: its lease was ${node}'s, which went silent, and nobody has taken it over`);
    return [];
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
