import type { Locale } from '@orrery/engine';

/** How a match ended for the viewer: said first, in the largest letters. */
const en = {
  won: 'You won!',
  shared: 'You share the victory',
  lost: 'You lost',
  missing: 'A bot finished for you',
  place: (rank: number, of: number) => `You came ${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'} of ${of}`,
};

/** The number and its ending stay on one line. */
const ru: typeof en = {
  won: 'Вы победили!',
  shared: 'Вы разделили победу',
  lost: 'Вы проиграли',
  missing: 'За вас доиграл бот',
  place: (rank, of) => `Вы заняли ${rank}-\u2060е место из ${of}`,
};

export const RESULT_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
