import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { FaultKind } from './kinds.ts';

/** One way to break the server on purpose. Only the bundle that the harness starts has it: no source and no setting leads there. */
interface Sabotage {
  /** What is switched off. */
  readonly says: string;
  readonly file: RegExp;
  /** What stands there, and what is put there instead. */
  readonly changes: readonly (readonly [string, string])[];
  /** Faults that bring it to light. */
  readonly kinds: readonly FaultKind[];
}

export const SABOTAGES = {
  fence: {
    says: 'the log takes what a node answers for a seat after its lease has passed to another',
    file: /storage\/postgres\/match-store\.ts$/,
    changes: [['.$if(fence !== undefined, (update) => update.where(({ exists }) => exists(leaseOf(database, matchId, fence))))', '']],
    kinds: ['stall between node and database'],
  },
  version: {
    says: 'the log takes entries that were made for another place',
    file: /storage\/postgres\/match-store\.ts$/,
    changes: [
      [`.where('version', '=', before)`, ''],
      // The key of the entries would refuse a second one at the same place: the last one wins.
      [
        `.returning(told('match', 'match_id', 'number + 1')`,
        `.onConflict((conflict) => conflict.columns(['match_id', 'number']).doUpdateSet({ entry: JSON.stringify(entry) }))
    .returning(told('match', 'match_id', 'number + 1')`,
      ],
    ],
    kinds: ['cut people from node', 'kill a node'],
  },
  retry: {
    says: 'an answer that met a conflict is not planned anew',
    file: /match\/src\/running-match\.ts$/,
    changes: [
      [
        `this.#ports.onConflict?.();
        return undefined;`,
        `return { ok: false, refusal: { code: 'stale-decision' } };`,
      ],
    ],
    kinds: ['cut people from node', 'delay between node and database'],
  },
  ack: {
    says: 'a move is acknowledged before it is kept',
    file: /match\/src\/running-match\.ts$/,
    changes: [
      [
        'await this.#ports.store.append(this.id, entry, snapshotOf(this.module, this.#setup, next.timeline), fence);',
        'void this.#ports.store.append(this.id, entry, snapshotOf(this.module, this.#setup, next.timeline), fence).catch(() => {});',
      ],
    ],
    kinds: ['kill a node', 'cut node from database', 'drop between node and database'],
  },
  secret: {
    says: 'strangers see with the eyes of the first seat',
    file: /socket\/rooms\.ts$/,
    changes: [["return seat < 0 ? 'spectator' : seat;", 'return seat < 0 ? 0 : seat;']],
    kinds: ['cut people from node'],
  },
} as const satisfies Record<string, Sabotage>;

export type SabotageName = keyof typeof SABOTAGES;

export function isSabotage(name: string): name is SabotageName {
  return Object.hasOwn(SABOTAGES, name);
}

/** For the bundler. Throws where the line to be broken is no longer there: a sabotage that changes nothing would prove nothing. */
export function sabotaging(name: SabotageName): Plugin {
  const { file, changes }: Sabotage = SABOTAGES[name];
  return {
    name: `sabotage-${name}`,
    setup(build) {
      build.onLoad({ filter: file }, async ({ path }) => {
        let contents = await readFile(path, 'utf8');
        for (const [from, to] of changes) {
          if (contents.split(from).length !== 2) throw new Error(`sabotage ${name}: this is not in ${path} once: ${from}`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
}
