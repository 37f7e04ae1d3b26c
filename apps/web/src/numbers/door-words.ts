import type { Locale } from '@orrery/engine';

/** What leads to the numbers about a game: said where nothing else of them is there yet. */
export const NUMBERS_DOOR: Readonly<Record<Locale, string>> = { en: 'The game in numbers', ru: 'Игра в цифрах' };
