import type { Locale } from '@orrery/engine';

/** Words of a replay that opens all hands at once; they come with it. */
const en = {
  title: 'All hands',
  laid: 'Laid face down',
  none: 'nothing',
};

const ru: typeof en = {
  title: 'Карты всех игроков',
  laid: 'Выложено тайно',
  none: 'ничего',
};

export const HANDS_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
