import type { Lease } from '@orrery/match';

/** Which node answers for the seats of a match that have no person to do it. People's own moves need no lease: any node takes them. */
export interface Leases {
  /** Undefined where one process has the storage to itself: it need not ask. */
  of(matchId: string): Lease | undefined;
  /**
   * Some of the matches that wait for such an answer and have no living node, `except` those; they are this node's now. Fewer than `limit`:
   * that was all.
   */
  takeOver(limit: number, except?: readonly string[]): Promise<readonly string[]>;
  /** This node does not hold the match in memory, or cannot go on with it. */
  release(matchId: string): void;
  /** For good: others play it by rules that this node does not know. It neither claims it nor takes it over again. */
  leaveToOthers(matchId: string): void;
  /** How many this node has. */
  readonly held: number;
}
