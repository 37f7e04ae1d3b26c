import type { Line } from './line.ts';

export const ALIEN_FRONTIERS: readonly Line[] = [
  {
    file: 'cards/effects.ts',
    after: 'export type Effect =',
    adds: "| { readonly do: 'new-word'; readonly fuel: number }",
    named: ['cards/power-orders.ts'],
  },
];
