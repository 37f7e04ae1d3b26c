import type { Locale } from '@orrery/engine';

/** Words for a table that counts. */
const en = {
  rated: 'Rated',
  ratedHelp: 'The result counts for everyone’s rating. What others have seen cannot be taken back, and whoever leaves loses.',
};

const ru: typeof en = {
  rated: 'Рейтинговая',
  ratedHelp: 'Результат войдёт в рейтинг каждого. То, что видели другие, не отменяют, а кто ушёл — проиграл.',
};

export const RATED_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
