import type { Locale } from '@orrery/engine';

/** Stars, so that nobody takes a bot for a person; in every language in the same order. The server calls its bots by the English ones. */
export const BOT_NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Spica', 'Capella', 'Antares'],
  ru: ['Вега', 'Ригель', 'Альтаир', 'Мира', 'Денеб', 'Спика', 'Капелла', 'Антарес'],
};

/** The name of a bot in this language, whatever language it was given in; a name that is no star stays. */
export function botNameIn(locale: Locale, name: string): string {
  for (const names of Object.values(BOT_NAMES)) {
    const star = names.indexOf(name);
    if (star >= 0) return BOT_NAMES[locale][star];
  }
  return name;
}
