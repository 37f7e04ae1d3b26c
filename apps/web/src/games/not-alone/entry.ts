import type { View } from '@orrery/not-alone';
import type { TableEntry } from '../registry.ts';

export const entry: TableEntry = {
  table: async () => (await import('./Table.svelte')).default,
  words: async (locale) => (locale === 'ru' ? (await import('./words.ru.ts')).ru : (await import('./words.ts')).en),
  figures: async () => (await import('./figures/figures.ts')).figures,
  foresight: () => import('./foresight.ts'),
  hands: async () => (await import('./hands/hands.ts')).hands,
  told: async () => (await import('./told.ts')).told,
  phrases: async () => (await import('./phrases.ts')).phraseOffers,
  keys: { '0–9': 'places', P: 'pass' },
  runningTurn: (view: View) => view.turn.number,
};
