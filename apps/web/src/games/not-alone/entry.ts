import type { View } from '@orrery/not-alone';
import type { TableEntry } from '../registry.ts';
import { seatSides } from './seat-sides.ts';

export const entry: TableEntry = {
  table: async () => (await import('./Table.svelte')).default,
  words: async (locale) => (locale === 'ru' ? (await import('./words.ru.ts')).ru : (await import('./words.ts')).en),
  figures: async () => (await import('./figures/figures.ts')).figures,
  foresight: () => import('./foresight.ts'),
  hands: async () => (await import('./hands/hands.ts')).hands,
  coaching: async (locale) => {
    const [{ coaching }, { words }] = await Promise.all([
      import('./coach/points.ts'),
      locale === 'ru' ? import('./coach/words.ru.ts') : import('./coach/words.ts'),
    ]);
    return { points: coaching, words };
  },
  told: async () => (await import('./told.ts')).told,
  phrases: async () => (await import('./phrases.ts')).phraseOffers,
  seatSides,
  keys: { '0–9': 'places', P: 'pass' },
  runningTurn: (view: View) => view.turn.number,
};
