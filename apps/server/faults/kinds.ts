import { setTimeout } from 'node:timers/promises';
import { below, type Chance } from '@orrery/engine';
import type { Span } from '@orrery/match';
import type { Database } from './database.ts';
import type { HandOvers } from './hand-overs.ts';
import type { FaultNode } from './node.ts';
import type { Stretch, Trouble } from './stretch.ts';

/** What a fault may touch. */
export interface Ground {
  readonly nodes: readonly FaultNode[];
  readonly database: Database;
  readonly chance: Chance;
  readonly handOvers: Pick<HandOvers, 'begin' | 'first' | 'areAwaited'>;
  readonly onViolation: (text: string) => void;
  /** There was no database then. */
  readonly onOutage: (span: Span) => void;
}

/** Does its harm to the node it is given, and takes it away again before it resolves. */
type Fault = (node: FaultNode, ground: Ground) => Promise<void>;

/** A node that is silent for longer than its leases last. */
const PAUSE = { least: 7000, most: 11_000 } as const;

export const FAULTS = {
  'kill a node': async (node, { chance, handOvers }) => {
    handOvers.begin(node.name);
    await node.end('SIGKILL');
    await some(chance, 0, 2000);
    await node.start();
  },
  'pause a node beyond its leases': async (node, { chance, handOvers }) => {
    node.signal('SIGSTOP');
    handOvers.begin(node.name);
    await some(chance, PAUSE.least, PAUSE.most);
    node.signal('SIGCONT');
  },
  'pause a node for a moment': async (node, { chance }) => {
    node.signal('SIGSTOP');
    await some(chance, 200, 3000);
    node.signal('SIGCONT');
  },
  'kill PostgreSQL': async (_, { database, chance, onOutage }) => {
    const from = Date.now();
    await database.kill();
    // Also longer than anybody could take for a hiccup.
    await some(chance, 0, below(chance, 3) === 0 ? 9000 : 1500);
    const to = Date.now();
    await database.start();
    onOutage({ from, to });
  },
  'cut node from database': (node, ground) => trouble(node.toDatabase, 'cut', ground, [0, 2000]),
  'stall between node and database': (node, ground) => trouble(node.toDatabase, 'stall', ground, [500, 11_000]),
  // What it has sent for bots by then arrives in the moment in which another has the leases and has not answered yet: only the fence is left.
  'stall a node until its leases pass on': async (node, { handOvers }) => {
    await handOvers.areAwaited(node.name);
    node.toDatabase.trouble = 'stall';
    handOvers.begin(node.name);
    await handOvers.first(node.name);
    node.toDatabase.trouble = 'none';
  },
  'drop between node and database': (node, ground) => trouble(node.toDatabase, 'drop', ground, [500, 9000]),
  // What it asks is done, and it is never told.
  'mute database to node': (node, ground) => trouble(node.toDatabase, 'mute', ground, [500, 9000]),
  'delay between node and database': (node, ground) => trouble(node.toDatabase, 'delay', ground, [1000, 3000]),
  'cut people from node': (node, ground) => trouble(node.toPeople, 'cut', ground, [0, 2000]),
  'stall between people and node': (node, ground) => trouble(node.toPeople, 'stall', ground, [500, 6000]),
  'drop between people and node': (node, ground) => trouble(node.toPeople, 'drop', ground, [500, 6000]),
  'delay between people and node': (node, ground) => trouble(node.toPeople, 'delay', ground, [1000, 3000]),
  'rolling update': async (_, { nodes, onViolation }) => {
    for (const node of nodes) {
      if (!(await node.end('SIGTERM'))) onViolation(`node ${node.name} was told to stop and did not`);
      await node.start();
    }
  },
  'clock step': async (node, { chance }) => {
    node.setClock((below(chance, 2) === 0 ? -1 : 1) * (1000 + below(chance, 600_000)));
    await some(chance, 500, 3000);
    if (below(chance, 2) === 0) node.setClock(0);
  },
} as const satisfies Record<string, Fault>;

export type FaultKind = keyof typeof FAULTS;

/** How often each is chosen, against the others. Those that take all nodes at once are seldom. */
export const WEIGHTS: Readonly<Record<FaultKind, number>> = {
  'kill a node': 14,
  'pause a node beyond its leases': 7,
  'pause a node for a moment': 6,
  'kill PostgreSQL': 6,
  'cut node from database': 10,
  'stall between node and database': 8,
  'stall a node until its leases pass on': 5,
  'drop between node and database': 7,
  'mute database to node': 6,
  'delay between node and database': 5,
  'cut people from node': 10,
  'stall between people and node': 7,
  'drop between people and node': 7,
  'delay between people and node': 4,
  'rolling update': 2,
  'clock step': 6,
};

async function trouble(stretch: Stretch, kind: Trouble, { chance }: Ground, [least, most]: readonly [number, number]): Promise<void> {
  stretch.trouble = kind;
  await some(chance, least, most);
  stretch.trouble = 'none';
}

async function some(chance: Chance, least: number, most: number): Promise<void> {
  await setTimeout(least + below(chance, most - least + 1));
}
