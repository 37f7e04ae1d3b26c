import type { TableEntry } from '../registry.ts';

export const entry: TableEntry = {
  table: async () => (await import('./Table.svelte')).default,
  foresight: () => import('./foresight.ts'),
  keys: {},
};
