import type { FaultKind } from './kinds.ts';

interface Span {
  readonly from: number;
  /** Infinite while it lasts. */
  to: number;
}

/**
 * Faults in which a node, or with the database every node, takes nothing over, and how many milliseconds afterwards it cannot yet: a node
 * must have its line again (a try that began in the fault is given up after three seconds) and its heartbeat heard (every two seconds).
 */
const AFTERWARDS: { readonly [Kind in FaultKind]?: number } = {
  'kill a node': 0,
  'pause a node for a moment': 0,
  'pause a node beyond its leases': 1000,
  'kill PostgreSQL': 5500,
  'cut node from database': 2500,
  'stall between node and database': 5500,
  'stall a node until its leases pass on': 5500,
  'drop between node and database': 5500,
  'mute database to node': 5500,
  'rolling update': 0,
};

/** When nobody could have taken a lease over, whatever the servers do. Times are in milliseconds since 1970. */
export class Troubles {
  readonly #spans = new Map<string, Span[]>();

  /** Of these nodes. Returns how to say that it is over. */
  begin(kind: FaultKind, nodes: readonly string[], now = Date.now()): (now?: number) => void {
    const afterwards = AFTERWARDS[kind];
    if (afterwards === undefined) return () => {};
    const span: Span = { from: now, to: Number.POSITIVE_INFINITY };
    for (const node of nodes) this.#spans.set(node, [...(this.#spans.get(node) ?? []), span]);
    return (over = Date.now()) => {
      span.to = over + afterwards;
    };
  }

  /** How much of the time between had some node that could do it. */
  clear(nodes: readonly string[], { from, to }: { readonly from: number; readonly to: number }): number {
    const spans = nodes.map((node) => this.#spans.get(node) ?? []);
    const edges = spans.flat().flatMap((span) => [span.from, span.to]);
    const moments = [from, ...edges.filter((moment) => moment > from && moment < to), to].sort((one, other) => one - other);
    let clear = 0;
    for (const [index, moment] of moments.entries()) {
      const next = moments[index + 1] ?? moment;
      const isClear = spans.some((ofNode) => !ofNode.some((span) => span.from <= moment && moment < span.to));
      if (isClear) clear += next - moment;
    }
    return clear;
  }
}
