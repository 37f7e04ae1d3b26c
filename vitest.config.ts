import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];

/** Tests that put something else in the place of a module, for themselves alone. */
const apart = ['apps/cli/test/half-edited.test.ts'];

/** A second would not be long where others use the machine too. */
const patient = { expect: { poll: { timeout: 60_000 } } };

/** Components are drawn in browsers alone; a list that names them can be read without. */
const undrawn = { name: 'undrawn', load: (id: string) => (id.endsWith('.svelte') ? 'export default {};' : undefined) };

/** Servers and processes of their own: they wait as often as they work, so there are more of them than cores. */
const whole = { ...patient, testTimeout: 180_000, hookTimeout: 60_000, maxWorkers: '150%', sequence: { groupOrder: 1 } };

/**
 * `unit` is the everyday run, under a minute; `whole` starts servers and processes of its own, and so does `apart`. What is tested keeps
 * no state of its own, so files share their modules: half the time.
 */
export default defineConfig({
  test: {
    // By default one core would be left idle: half the speed where there are two.
    maxWorkers: '100%',
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
