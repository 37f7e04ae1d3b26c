import type { Locale } from '@orrery/engine';

/** What is said where the words themselves did not come: it comes with the app. */
export const WITHOUT_WORDS: Readonly<Record<Locale, string>> = {
  en: 'The page did not load. Reload',
  ru: 'Страница не загрузилась. Обновить',
};
