import { type GameManifest, RANDOM_LEVEL } from '@orrery/engine';

export const manifest = {
  id: 'not-alone',
  mark: 'NA',
  shelf: {
    en: {
      name: 'Not Alone',
      tagline: 'You have crashed and must hide; one of you is the hunter, and the planet is on its side.',
      minutes: '30–45 min',
      parts: { hunted: 'The Hunted', creature: 'The Creature' },
    },
    ru: {
      name: 'Чужая планета',
      tagline: 'Уцелевшие в крушении прячутся; один из вас охотится, и планета ему помогает.',
      minutes: '30–45 мин',
      parts: { hunted: 'Жертвы', creature: 'Существо' },
    },
  },
  seats: { min: 2, max: 7 },
  levels: [
    RANDOM_LEVEL,
    { id: 'greedy', way: 'greedy', budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
    { id: 'stalker', way: 'mixed', budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
  ],
  offered: { seats: 3, level: 'stalker', options: ['expansion', 'creature', 'boardSide'] },
  // The Creature sits last: a newcomer is one of the Hunted.
  first: { level: 'greedy', options: { creature: 'last-seat' } },
  turnEvent: 'turn-began',
  sharedTurns: 'turns',
  sides: { rescue: 'hunted', assimilation: 'creature' },
  isFirstSeatApart: true,
  lessons: [
    {
      id: 'hunted',
      shelf: {
        en: { name: 'One of the Hunted', about: 'Hide, choose, resist: four turns side by side with a coach, then the match is yours.' },
        ru: { name: 'За жертву', about: 'Прятаться, выбирать, сопротивляться: четыре хода вместе с наставником, дальше — сами.' },
      },
      minutes: 10,
      lesson: async () => (await import('./lessons/hunted.ts')).hunted,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/hunted.ts') : await import('./text/en/lessons/hunted.ts')).words,
    },
    {
      id: 'creature',
      shelf: {
        en: {
          name: 'The Creature',
          about: 'Read their hands, close their ways: three hunts side by side with a coach, then you hunt alone.',
        },
        ru: { name: 'За существо', about: 'Читать руки, закрывать пути: три охоты вместе с наставником, дальше — сами.' },
      },
      minutes: 9,
      lesson: async () => (await import('./lessons/creature.ts')).creature,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/creature.ts') : await import('./text/en/lessons/creature.ts')).words,
    },
    {
      id: 'sanctuary',
      shelf: {
        en: { name: 'Sanctuary', about: 'For those who know the base game: the flying city, survivors and the Defense counter.' },
        ru: { name: 'Город-Убежище', about: 'Для тех, кто знает базовую игру: летающий город, выжившие и счётчик защиты.' },
      },
      minutes: 9,
      lesson: async () => (await import('./lessons/sanctuary.ts')).sanctuary,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/sanctuary.ts') : await import('./text/en/lessons/sanctuary.ts')).words,
    },
  ],
  module: async () => (await import('./index.ts')).notAlone,
  position: async () => (await import('./input/position.ts')).position,
  knowledge: async () => (await import('./bot/index.ts')).notAloneBot,
  text: async (locale) => (locale === 'ru' ? await import('./text/ru/index.ts') : await import('./text/en/index.ts')).text,
  firstText: async (locale) => (locale === 'ru' ? await import('./text/ru/first.ts') : await import('./text/en/first.ts')).firstText,
  everyday: async (locale) => (locale === 'ru' ? await import('./text/ru/everyday.ts') : await import('./text/en/everyday.ts')).everyday,
  guide: async (locale) => (locale === 'ru' ? await import('./guide/ru.ts') : await import('./guide/en.ts')).guide,
  primer: async (locale) => (locale === 'ru' ? await import('./guide/primer.ru.ts') : await import('./guide/primer.en.ts')).primer,
  reasons: async () => (await import('./reasons/index.ts')).reasons,
  reasonWords: async (locale) => (locale === 'ru' ? await import('./reasons/ru.ts') : await import('./reasons/en.ts')).words,
  study: async () => (await import('./study/index.ts')).study,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
  puzzleWords: async (locale) => (locale === 'ru' ? await import('./puzzles/ru.ts') : await import('./puzzles/en.ts')).words,
} as const satisfies GameManifest;
