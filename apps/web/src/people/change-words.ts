import type { Locale } from '@orrery/engine';

/** Words for what a match made of ratings. */
const en = {
  title: 'Ratings',
  rating: 'Rating',
  within: (within: number) => `± ${within}`,
  spoken: (before: number | undefined, after: number, gain: string) =>
    before === undefined ? `now ${after}` : `from ${before} to ${after}, ${gain}`,
  withinHelp: 'Each true strength lies within its ± with 95 % certainty.',
  hidden: 'Others are listed only if they show their page.',
  yours: 'Your course',
  soon: 'Ratings are being worked out…',
  unchanged: 'This match changed nobody’s rating.',
  you: 'You',
};

const ru: typeof en = {
  title: 'Рейтинг',
  rating: 'Рейтинг',
  within: (within) => `± ${within}`,
  spoken: (before, after, gain) => (before === undefined ? `теперь ${after}` : `с ${before} до ${after}, ${gain}`),
  withinHelp: 'С вероятностью 95 % настоящая сила каждого лежит в пределах своего ±.',
  hidden: 'Другие есть здесь, только если показывают свою страницу.',
  yours: 'Как он менялся',
  soon: 'Рейтинг пересчитывается…',
  unchanged: 'На рейтинг эта партия не повлияла.',
  you: 'Вы',
};

export const CHANGE_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
