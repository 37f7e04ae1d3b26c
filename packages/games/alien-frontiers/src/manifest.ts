import { type GameManifest, RANDOM_LEVEL } from '@orrery/engine';

export const manifest = {
  id: 'alien-frontiers',
  mark: 'AF',
  shelf: {
    en: {
      name: 'Alien Frontiers',
      tagline: 'Your dice are ships. Dock them around a strange planet and settle it.',
      minutes: '60–90 min',
    },
    ru: {
      name: 'Чужие Рубежи',
      tagline: 'Ваши кубики — корабли. Стыкуйте их на орбите незнакомой планеты и заселяйте её.',
      minutes: '60–90 мин',
    },
  },
  seats: { min: 2, max: 4 },
  levels: [
    RANDOM_LEVEL,
    { id: 'greedy', way: 'greedy', budget: { nodes: 0, width: 1, worlds: 2, gambles: 0 } },
    { id: 'steady', way: 'turn-search', budget: { nodes: 300, width: 3, worlds: 2, gambles: 2 } },
    { id: 'captain', way: 'turn-search', budget: { nodes: 6000, width: 60, worlds: 5, gambles: 10 } },
  ],
  offered: { seats: 3, level: 'steady', options: [] },
  first: { level: 'greedy', options: {} },
  turnEvent: 'turn-began',
  lessons: [
    {
      id: 'first-match',
      shelf: {
        en: { name: 'Your first match', about: 'Three turns side by side with a coach, then the match is yours.' },
        ru: { name: 'Первая партия', about: 'Три хода вместе с наставником, дальше — сами.' },
      },
      minutes: 10,
      lesson: async () => (await import('./lessons/first-match.ts')).firstMatch,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/first-match.ts') : await import('./text/en/lessons/first-match.ts')).words,
    },
  ],
  module: async () => (await import('./index.ts')).alienFrontiers,
  position: async () => (await import('./input/position.ts')).position,
  knowledge: async () => (await import('./bot/index.ts')).alienFrontiersBot,
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
