import type { Line } from './line.ts';

export const NOT_ALONE: readonly Line[] = [
  {
    file: 'actions.ts',
    after: 'export type Action =',
    adds: "| { readonly type: 'new-word' }",
    named: ['text/en/lines.ts', 'text/ru/lines.ts'],
  },
];
