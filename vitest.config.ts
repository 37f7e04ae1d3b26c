import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ignored = ['**/node_modules/**', '**/dist/**'];

/** Tests that put something else in the place of a module, for themselves alone. */
const apart = ['apps/cli/test/half-edited.test.ts'];

/** A second would not be long where others use the machine too. */
const patient = { expect: { poll: { timeout: 60_000 } } };

/** Components are drawn in browsers alone; a list that names them can be read without. */
const undrawn = { name: 'undrawn', load: (id: string) => (id.endsWith('.svelte') ? 'export default {};' : undefined) };

/** Servers and processes of their own: they wait as often as they work, so there is one more of them than cores, which no percentage gives. */
const whole = {
  ...patient,
  testTimeout: 180_000,
  hookTimeout: 60_000,
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 1 },
};

/** What takes longest, longest first; what takes less than fifteen seconds on a quiet machine need not be named. */
const LONG = [
  ...['server/test/kill', 'server/test/drill', 'testkit/test/new-game', 'server/test/postgres', 'server/test/faults'],
  ...['server/test/database-away', 'server/test/takeover', 'cli/test/every-option', 'server/test/clocks'],
  ...['server/test/dev', 'cli/test/migrate', 'not-alone/test/secrecy', 'theseus/test/reasons', 'server/test/image'],
];

/** Begins with what takes longest: begun last, it would be waited for with nothing else to do. A new checkout knows no times of its own. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((part) => moduleId.endsWith(`/${part}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    const orderOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other) || rankOf(one) - rankOf(other));
  }
}

/**
 * `unit` is the everyday run, about a minute; `whole` starts servers and processes of its own, and so does `apart`. What is tested keeps
 * no state of its own, so files share their modules: half the time.
 */
export default defineConfig({
  test: {
    // By default one core would be left idle: half the speed where there are two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // What was made of a source is kept until it changes: a seventh of the work of the everyday run.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'dist/check/modules' },
    projects: [
      {
        plugins: [undrawn],
        test: {
          ...patient,
          name: 'unit',
          isolate: false,
          include: ['packages/**/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: ignored,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...whole,
          name: 'whole',
          isolate: false,
          include: ['apps/*/test/**/*.test.ts', 'packages/**/test/**/*.test.ts'],
          exclude: [...ignored, ...apart],
        },
      },
      { test: { ...whole, name: 'apart', include: apart, exclude: ignored } },
    ],
  },
});
