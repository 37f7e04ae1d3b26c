import type { View } from '@orrery/theseus';
import type { TableEntry } from '../registry.ts';

export const entry: TableEntry = {
  table: async () => (await import('./Table.svelte')).default,
  words: async (locale) => (locale === 'ru' ? (await import('./words.ru.ts')).ru : (await import('./words.ts')).en),
  figures: async () => (await import('./figures/figures.ts')).figures,
  foresight: () => import('./foresight.ts'),
  coaching: async (locale) => {
    const [{ coaching }, { words }] = await Promise.all([
      import('./coach/points.ts'),
      locale === 'ru' ? import('./coach/words.ru.ts') : import('./coach/words.ts'),
    ]);
    return { points: coaching, words };
  },
  told: async () => (await import('./told.ts')).told,
  keys: { N: 'next', B: 'back', D: 'dangers', M: 'machine' },
  runningTurn: (view: View) => view.turn.number,
  saysPoints: true,
  hasAllies: ({ mode }: View) => mode === 'teams',
};
