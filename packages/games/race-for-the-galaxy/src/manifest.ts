import { type GameManifest, RANDOM_LEVEL } from '@orrery/engine';

export const manifest = {
  id: 'race-for-the-galaxy',
  mark: 'RG',
  shelf: {
    en: {
      name: 'Race for the Galaxy',
      tagline: 'Guess what the others will do, and build a galactic civilisation from cards.',
      minutes: '30–60 min',
    },
    ru: {
      name: 'Борьба за Галактику',
      tagline: 'Угадайте, что задумали другие, и постройте из карт звёздную цивилизацию.',
      minutes: '30–60 мин',
    },
  },
  seats: { min: 1, max: 5 },
  levels: [
    RANDOM_LEVEL,
    { id: 'greedy', way: 'own', budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
    { id: 'prospector', way: 'own', budget: { nodes: 0, width: 1, worlds: 4, gambles: 0 } },
    { id: 'magnate', way: 'own', budget: { nodes: 240, width: 1, worlds: 40, gambles: 0 } },
  ],
  offered: { seats: 3, level: 'magnate', options: ['box', 'goals', 'expert', 'draft', 'robot', 'presetHands'] },
  first: { level: 'greedy', options: { box: 'base', goals: false, presetHands: true } },
  turnEvent: 'round-began',
  sharedTurns: 'rounds',
  lessons: [
    {
      id: 'first-match',
      shelf: {
        en: { name: 'Your first match', about: 'The base game: four rounds side by side with a coach, then the match is yours.' },
        ru: { name: 'Первая партия', about: 'Базовая игра: четыре раунда вместе с наставником, дальше — сами.' },
      },
      minutes: 12,
      lesson: async () => (await import('./lessons/first-match.ts')).firstMatch,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/first-match.ts') : await import('./text/en/lessons/first-match.ts')).words,
    },
    {
      id: 'goals',
      shelf: {
        en: { name: 'Goals', about: 'For those who know the base game: the goal tiles of The Gathering Storm.' },
        ru: { name: 'Цели', about: 'Для тех, кто знает базовую игру: жетоны целей из дополнения.' },
      },
      minutes: 6,
      lesson: async () => (await import('./lessons/goals.ts')).goals,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/goals.ts') : await import('./text/en/lessons/goals.ts')).words,
    },
    {
      id: 'robot',
      shelf: {
        en: { name: 'Alone against the robot', about: 'For those who know the base game: two actions a round, and what the dice mean.' },
        ru: { name: 'Один против робота', about: 'Для тех, кто знает базовую игру: два действия за раунд и что значат кубики.' },
      },
      minutes: 7,
      lesson: async () => (await import('./lessons/robot.ts')).robot,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/robot.ts') : await import('./text/en/lessons/robot.ts')).words,
    },
  ],
  module: async () => (await import('./index.ts')).raceForTheGalaxy,
  position: async () => (await import('./input/position.ts')).position,
  knowledge: async () => (await import('./bot/index.ts')).raceForTheGalaxyBot,
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
