import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { FaultKind } from './kinds.ts';

/** One way to break the server on purpose. Only the bundle that the harness starts has it: no source and no setting leads there. */
interface Sabotage {
  /** What is switched off. */
  readonly says: string;
  readonly changes: readonly Change[];
  /** What the violations it leads to say: any other would prove nothing of this one. */
  readonly shows: RegExp;
  /** Faults that bring it to light. */
  readonly kinds: readonly FaultKind[];
}

interface Change {
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
}

const APPENDS = /storage\/postgres\/appends\.ts$/;
const HOUSE = /storage\/postgres\/house-store\.ts$/;
const LOG = /match\/src\/log-keeper\.ts$/;
const MATCH = /match\/src\/running-match\.ts$/;
const ROOMS = /socket\/rooms\.ts$/;

export const SABOTAGES = {
  fence: {
    says: 'the append does not ask whether the lease is still that of its node',
    changes: [{ file: APPENDS, from: "'given.fence IS NULL OR EXISTS (", to: "'true OR EXISTS (" }],
    shows: /a seat without a person was written by .*, and the lease was/,
    kinds: ['stall a node until its leases pass on'],
  },
  version: {
    says: 'the log takes entries that were made for another place',
    changes: [
      { file: APPENDS, from: "'matches.version = given.version - 1'", to: "'true'" },
      // The key of the entries would refuse a second one at the same place: the last one wins.
      {
        file: APPENDS,
        from: 'entry FROM moved)',
        to: 'entry FROM moved ON CONFLICT (match_id, number) DO UPDATE SET entry = excluded.entry)',
      },
    ],
    shows: /is not what it was|is in the log as|was acknowledged as|cannot be played again|not theirs at that place/,
    kinds: ['cut people from node', 'kill a node'],
  },
  retry: {
    says: 'an answer that met a conflict is not planned anew',
    changes: [
      {
        file: LOG,
        from: `ports.onConflict?.();
        return undefined;`,
        to: `return { ok: false, refusal: { code: 'stale-decision' } };`,
      },
    ],
    shows: /was refused as stale-decision and done later|was listed as legal and refused/,
    kinds: ['cut people from node', 'delay between node and database'],
  },
  ack: {
    says: 'a move is acknowledged before it is kept',
    changes: [
      {
        file: LOG,
        from: 'await ports.store.append(setup.id, entry, snapshotOf(module, setup, next.timeline), fence);',
        to: 'void ports.store.append(setup.id, entry, snapshotOf(module, setup, next.timeline), fence).catch(() => {});',
      },
    ],
    shows: /was acknowledged as|which is not in the log|is not what it was/,
    kinds: ['kill a node', 'cut node from database', 'drop between node and database'],
  },
  time: {
    says: 'the log takes entries of another time',
    changes: [{ file: APPENDS, from: 'sql`given.clocks IS NULL OR abs(', to: 'sql`true OR abs(' }],
    shows: /is of \d+ and was written|ms into an absence/,
    kinds: ['stall between node and database', 'pause a node beyond its leases'],
  },
  late: {
    says: 'no clock rings, and whoever moves late is heard',
    changes: [
      { file: MATCH, from: '<= this.#ports.now(); seat++', to: '<= 0; seat++' },
      { file: LOG, from: 'const rung = this.#dueBy(askedAt);', to: 'const rung = this.#dueBy(undefined);' },
    ],
    shows: /heard \d+ ms after its time had run out/,
    kinds: ['cut people from node'],
  },
  away: {
    says: 'nobody notes that the house was away',
    changes: [{ file: HOUSE, from: 'FROM said WHERE at - before >', to: 'FROM said WHERE false AND at - before >' }],
    shows: /in which there was no database/,
    kinds: ['kill PostgreSQL'],
  },
  secret: {
    says: 'who has no seat sees with the eyes of the first',
    changes: [
      { file: ROOMS, from: "return seat < 0 ? 'spectator' : seat;", to: 'return seat < 0 ? 0 : seat;' },
      // Those without a name are the ones who look on at every match.
      { file: ROOMS, from: "if (person === undefined) return 'spectator';", to: 'if (person === undefined) return 0;' },
    ],
    shows: /not theirs at that place/,
    kinds: ['cut people from node'],
  },
} as const satisfies Record<string, Sabotage>;

export type SabotageName = keyof typeof SABOTAGES;

export function isSabotage(name: string): name is SabotageName {
  return Object.hasOwn(SABOTAGES, name);
}

/** For the bundler. Throws where a line to be broken is no longer there: a sabotage that changes nothing would prove nothing. */
export function sabotaging(...names: readonly SabotageName[]): Plugin {
  const changes = names.flatMap((name): readonly Change[] => SABOTAGES[name].changes);
  const files = new Set(changes.map(({ file }) => file));
  return {
    name: 'sabotage',
    setup(build) {
      const unmet = new Set(files);
      for (const file of files)
        build.onLoad({ filter: file }, async ({ path }) => {
          unmet.delete(file);
          let contents = await readFile(path, 'utf8');
          for (const { from, to } of changes.filter((change) => change.file === file)) {
            if (contents.split(from).length !== 2) throw new Error(`to be sabotaged, this is not in ${path} once: ${from}`);
            contents = contents.replace(from, () => to);
          }
          return { contents, loader: 'ts' };
        });
      build.onEnd(() => {
        if (unmet.size > 0) throw new Error(`to be sabotaged, and not in the server: ${[...unmet].join(', ')}`);
      });
    },
  };
}
