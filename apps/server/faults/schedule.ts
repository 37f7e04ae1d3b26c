import { setTimeout } from 'node:timers/promises';
import { below, type Chance } from '@orrery/engine';
import { chanceOf } from '../test/support/choice.ts';
import { FAULTS, type FaultKind, type Ground, WEIGHTS } from './kinds.ts';
import type { Troubles } from './troubles.ts';

export interface Schedule {
  readonly faults: number;
  /** No more are begun after so long. */
  readonly milliseconds: number;
  readonly seed: string;
  /** All kinds, if left out. */
  readonly kinds?: readonly FaultKind[];
  readonly troubles: Troubles;
  /** Whether enough was seen. */
  readonly isEnough: () => boolean;
  readonly onFault: (kind: FaultKind, node: string) => void;
}

/** As many run beside each other, on different nodes. */
const LANES = 3;
const REST = { least: 200, most: 1500 } as const;
/** A database that is killed again as soon as it is back shows nothing: nobody plays between, and what is kept cannot be read. */
const DATABASE_REST_MILLISECONDS = 6000;

/** Which faults come, on which node and how long is decided by the seed alone; when they meet what people do is not. */
export async function runFaults(ground: Omit<Ground, 'chance'>, schedule: Schedule): Promise<void> {
  const last = performance.now() + schedule.milliseconds;
  const busy = new Set<string>();
  let left = schedule.faults;
  const lane = async (number: number): Promise<void> => {
    const chance = chanceOf(`${schedule.seed} faults ${number}`);
    while (left > 0 && performance.now() < last && !schedule.isEnough()) {
      left -= 1;
      await one(chance);
      await setTimeout(REST.least + below(chance, REST.most - REST.least));
    }
  };
  const one = async (chance: Chance): Promise<void> => {
    const kind = drawn(chance, schedule.kinds);
    const wanted = below(chance, ground.nodes.length);
    // A node has one trouble at a time, and so has PostgreSQL; what concerns all nodes waits until nobody has any.
    const names = kind === 'rolling update' ? ground.nodes.map(({ name }) => name) : [ground.nodes[wanted]?.name ?? ''];
    if (kind === 'kill PostgreSQL') names.push(kind);
    while (names.some((name) => busy.has(name))) await setTimeout(100);
    for (const name of names) busy.add(name);
    const node = ground.nodes[wanted];
    if (node === undefined) throw new Error('there are no nodes');
    schedule.onFault(kind, kind === 'rolling update' || kind === 'kill PostgreSQL' ? 'all' : node.name);
    const end = schedule.troubles.begin(kind, kind === 'kill PostgreSQL' ? ground.nodes.map(({ name }) => name) : names);
    await FAULTS[kind](node, { ...ground, chance });
    end();
    for (const name of names) if (name !== 'kill PostgreSQL') busy.delete(name);
    if (kind === 'kill PostgreSQL') void setTimeout(DATABASE_REST_MILLISECONDS, undefined, { ref: false }).then(() => busy.delete(kind));
  };
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
}

function drawn(chance: Chance, kinds: Schedule['kinds']): FaultKind {
  const choices = Object.entries(WEIGHTS).filter(
    (entry): entry is [FaultKind, number] => kinds === undefined || kinds.some((kind) => kind === entry[0]),
  );
  let place = below(
    chance,
    choices.reduce((sum, [, weight]) => sum + weight, 0),
  );
  for (const [kind, weight] of choices) {
    if (place < weight) return kind;
    place -= weight;
  }
  throw new Error('no fault to choose from');
}
