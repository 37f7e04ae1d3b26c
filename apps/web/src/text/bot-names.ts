import type { Locale } from '@orrery/engine';

/** Stars, so that nobody takes a bot for a person. */
export const BOT_NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Spica', 'Capella'],
  ru: ['Вега', 'Ригель', 'Альтаир', 'Мира', 'Денеб', 'Спика', 'Капелла'],
};
