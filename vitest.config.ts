import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**'];

/** `unit` is the everyday run, under a minute; `whole` starts servers and processes of its own. */
/** Components are drawn in browsers alone; a list that names them can be read without. */
const undrawn = { name: 'undrawn', load: (id: string) => (id.endsWith('.svelte') ? 'export default {};' : undefined) };

export default defineConfig({
  test: {
    // By default one core would be left idle: half the speed where there are two.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [undrawn],
        test: {
          name: 'unit',
          // What is tested keeps no state of its own, so files share their modules: half the time.
          isolate: false,
          include: ['packages/**/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: ignored,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['apps/*/test/**/*.test.ts', 'packages/**/test/**/*.test.ts'],
          exclude: ignored,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
