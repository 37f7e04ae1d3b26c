import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Lease } from '@orrery/match';
import type pg from 'pg';
import { dropOldest } from '../../drop-oldest.ts';
import type { Leases } from '../../leases/ports.ts';
import { connection } from './access.ts';
import * as statements from './lease-statements.ts';
import { Line } from './line.ts';

/** A node that was silent for so long is dead to the others. With the pause between two looks of theirs its leases pass on in ten seconds. */
const ALIVE_MILLISECONDS = 6000;
const HEARTBEAT_MILLISECONDS = 2000;
/** The database counts from when it hears a heartbeat, this node from when it sent it. */
const PATIENCE_MILLISECONDS = 3000;
/** Who has been refused need not ask again at every move of a match that another node thinks for. */
const REFUSED_MILLISECONDS = 1500;
/** Of more, the first are asked for again, and cannot be opened. */
const MOST_LEFT = 10_000;

/**
 * One row for each node, which it renews by the clock of the database, and one for each lease: renewing costs the same for any number of
 * matches. An expired row cannot be renewed: a node that was paused comes back under another name, and with none of its leases.
 */
export class PostgresLeases implements Leases {
  readonly #url: string;
  readonly #stopped = new AbortController();
  readonly #fences = new Map<string, number>();
  readonly #refusedAt = new Map<string, number>();
  readonly #left = new Set<string>();
  /** Of those, what could not be given back yet. */
  readonly #owed = new Set<string>();
  #node = newName();
  /** By the clock of this process, which goes on while it is paused. */
  #aliveUntil = Number.NEGATIVE_INFINITY;
  #after = '';
  #line: Line | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  get held(): number {
    return this.#isAlive ? this.#fences.size : 0;
  }

  /** Rejects where the database does not answer. */
  async open(): Promise<void> {
    await this.#beat();
    void this.#beatOn();
  }

  of(matchId: string): Lease {
    const fence = (): number | undefined => (this.#isAlive ? this.#fences.get(matchId) : undefined);
    return {
      get fence() {
        return fence();
      },
      claim: () => this.#claim(matchId),
      lost: (lost) => {
        if (this.#fences.get(matchId) === lost) this.#fences.delete(matchId);
      },
    };
  }

  async takeOver(limit: number, except: readonly string[] = []): Promise<readonly string[]> {
    if (!this.#isAlive) return [];
    const node = this.#node;
    const taken = await this.#query<{ match_id: string; fence: number }>(statements.TAKE_OVER, [
      node,
      this.#after,
      limit,
      [...this.#fences.keys()],
      [...except, ...this.#left],
    ]);
    for (const { match_id, fence } of taken) this.#take(node, match_id, fence);
    const ids = taken.map(({ match_id }) => match_id).sort();
    // From the first again, once through.
    this.#after = taken.length < limit ? '' : (ids.at(-1) ?? '');
    return ids;
  }

  release(matchId: string): void {
    if (!this.#fences.delete(matchId)) return;
    // Where that fails this node takes it again at a later look.
    this.#query(statements.RELEASE, [matchId, this.#node]).catch(() => {});
  }

  leaveToOthers(matchId: string): void {
    if (this.#left.has(matchId)) return;
    this.#left.add(matchId);
    dropOldest(this.#left, MOST_LEFT);
    this.#fences.delete(matchId);
    this.#giveBack(matchId);
  }

  /** All of them pass on at the next look of another node. */
  async close(): Promise<void> {
    this.#stopped.abort();
    const hasArrived = this.#aliveUntil > Number.NEGATIVE_INFINITY;
    this.#aliveUntil = Number.NEGATIVE_INFINITY;
    if (hasArrived) await this.#query(statements.LEAVE, [this.#node]).catch(() => {});
    await this.#line?.end();
  }

  get #isAlive(): boolean {
    return performance.now() < this.#aliveUntil;
  }

  async #claim(matchId: string): Promise<boolean> {
    if (!this.#isAlive || this.#left.has(matchId)) return false;
    if (this.#fences.has(matchId)) return true;
    const now = performance.now();
    if (now - (this.#refusedAt.get(matchId) ?? Number.NEGATIVE_INFINITY) < REFUSED_MILLISECONDS) return false;
    const node = this.#node;
    const [claimed] = await this.#query<{ fence: number }>(statements.CLAIM, [matchId, node]);
    if (claimed !== undefined) return this.#take(node, matchId, claimed.fence);
    this.#refusedAt.set(matchId, now);
    return false;
  }

  /** False: it belongs to a name this node no longer has. */
  #take(node: string, matchId: string, fence: number): boolean {
    if (node !== this.#node) return false;
    // While it was asked for it turned out that others play it by newer rules.
    if (this.#left.has(matchId)) {
      this.#giveBack(matchId);
      return false;
    }
    this.#fences.set(matchId, fence);
    this.#refusedAt.delete(matchId);
    return true;
  }

  /** While this node lives nobody else gets it: where that fails it is tried again with the next heartbeat. */
  #giveBack(matchId: string): void {
    this.#query(statements.RELEASE, [matchId, this.#node]).catch(() => this.#owed.add(matchId));
  }

  async #beatOn(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      const pause = HEARTBEAT_MILLISECONDS * (0.9 + 0.2 * Math.random());
      await setTimeout(pause, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => {});
      if (!this.#stopped.signal.aborted) await this.#beat().catch(() => {});
    }
  }

  async #beat(): Promise<void> {
    const sent = performance.now();
    const [renewed] = await this.#query(statements.RENEW, [this.#node, ALIVE_MILLISECONDS]);
    // While it took itself for dead it gave up what its seats were to answer, and nobody asks them again but who takes the lease anew.
    if (renewed === undefined || !this.#isAlive) await this.#arrive();
    this.#aliveUntil = sent + ALIVE_MILLISECONDS;
    const owed = [...this.#owed];
    this.#owed.clear();
    for (const id of owed) this.#giveBack(id);
    for (const [id, at] of this.#refusedAt) if (sent - at > REFUSED_MILLISECONDS) this.#refusedAt.delete(id);
    await this.#query(statements.BURY, []);
  }

  /** Under a name of its own: whatever it had before may be another's by now. */
  async #arrive(): Promise<void> {
    const before = this.#node;
    this.#fences.clear();
    this.#node = newName();
    await this.#query(statements.LEAVE, [before]);
    await this.#query(statements.ARRIVE, [this.#node, ALIVE_MILLISECONDS]);
  }

  /** On a connection of its own: a heartbeat must not wait behind the moves of players. One that failed is given up. */
  async #query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    this.#line ??= new Line({
      ...connection(this.#url),
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      query_timeout: PATIENCE_MILLISECONDS,
    });
    const used = this.#line;
    try {
      return await used.query<Row>(text, values);
    } catch (reason) {
      if (this.#line === used) this.#line = undefined;
      void used.end();
      throw reason;
    }
  }
}

/** Where somebody who looks into the database finds the process. */
function newName(): string {
  return `${hostname()} ${process.pid} ${randomUUID()}`;
}
