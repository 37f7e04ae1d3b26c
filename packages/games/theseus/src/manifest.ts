import { type GameManifest, RANDOM_LEVEL } from '@orrery/engine';

export const manifest = {
  id: 'theseus',
  mark: 'TH',
  shelf: {
    en: {
      name: 'Theseus: The Dark Orbit',
      tagline: 'A dying station, five factions, and no step without consequence.',
      minutes: '30–60 min',
      parts: { marines: 'Marines', aliens: 'Aliens', scientists: 'Scientists', greys: 'Greys', pandora: 'Pandora' },
    },
    ru: {
      name: 'Тесей: Тёмная орбита',
      tagline: 'Гибнущая станция, пять фракций и ни шагу без последствий.',
      minutes: '30–60 мин',
      parts: { marines: 'Десантники', aliens: 'Чужие', scientists: 'Учёные', greys: 'Серые', pandora: 'Пандора' },
    },
  },
  seats: { min: 2, max: 4 },
  levels: [
    RANDOM_LEVEL,
    { id: 'greedy', way: 'greedy', budget: { nodes: 0, width: 1, worlds: 1, gambles: 0 } },
    { id: 'navigator', way: 'deep-search', budget: { nodes: 12_000, width: 4, worlds: 1, gambles: 0 } },
  ],
  offered: { seats: 2, level: 'navigator', options: ['faction1', 'faction2', 'faction3', 'faction4', 'match', 'firstGame'] },
  first: { level: 'greedy', options: { decks: 'level-0', firstGame: true } },
  turnEvent: 'turn-began',
  seatOption: 'faction',
  lessons: [
    {
      id: 'first-duel',
      shelf: {
        en: { name: 'Your first duel', about: 'Marines against Aliens: three turns side by side with a coach, then the duel is yours.' },
        ru: { name: 'Первая дуэль', about: 'Десантники против Чужих: три хода вместе с наставником, дальше — сами.' },
      },
      minutes: 10,
      lesson: async () => (await import('./lessons/first-duel.ts')).firstDuel,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/first-duel.ts') : await import('./text/en/lessons/first-duel.ts')).words,
    },
    {
      id: 'three-or-four',
      shelf: {
        en: { name: 'Three or four', about: 'For those who know the duel: what changes in a deathmatch, and in teams of two.' },
        ru: { name: 'Втроём и вчетвером', about: 'Для тех, кто знает дуэль: что меняется в бою насмерть и двое на двое.' },
      },
      minutes: 8,
      lesson: async () => (await import('./lessons/three-or-four.ts')).threeOrFour,
      words: async (locale) =>
        (locale === 'ru' ? await import('./text/ru/lessons/three-or-four.ts') : await import('./text/en/lessons/three-or-four.ts')).words,
    },
  ],
  module: async () => (await import('./index.ts')).theseus,
  position: async () => (await import('./input/position.ts')).position,
  knowledge: async () => (await import('./bot/index.ts')).theseusBot,
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
