import type { Line } from './line.ts';

export const THESEUS: readonly Line[] = [
  {
    file: 'actions.ts',
    after: 'export type Action =',
    adds: "| { readonly type: 'new-word' }",
    named: ['text/en/lines.ts', 'text/ru/lines.ts'],
  },
];
