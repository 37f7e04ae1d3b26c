import type { FaultNode } from './node.ts';

const METRIC = /^orrery_conflicts_total (\d+)/m;

/** How often nodes met each other at a match and planned anew. A node that is killed takes with it what it counted since the last look. */
export class Conflicts {
  readonly #nodes: readonly FaultNode[];
  readonly #last = new Map<FaultNode, number>();
  total = 0;

  constructor(nodes: readonly FaultNode[]) {
    this.#nodes = nodes;
  }

  async look(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => this.#lookAt(node)));
  }

  async #lookAt(node: FaultNode): Promise<void> {
    const metrics = await node.metrics().catch(() => '');
    const counted = Number(METRIC.exec(metrics)?.[1] ?? Number.NaN);
    if (Number.isNaN(counted)) return;
    const last = this.#last.get(node) ?? 0;
    this.total += counted < last ? counted : counted - last;
    this.#last.set(node, counted);
  }
}
