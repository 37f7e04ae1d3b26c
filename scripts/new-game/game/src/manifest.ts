import { type GameManifest, RANDOM_LEVEL } from '@orrery/engine';

export const manifest = {
  id: 'new-game',
  mark: 'NG',
  shelf: {
    en: { name: 'New Game', tagline: 'Light beacons, each higher than the last.', minutes: '5 min' },
    ru: { name: 'Новая игра', tagline: 'Зажигайте маяки, каждый выше прежнего.', minutes: '5 мин' },
  },
  seats: { min: 2, max: 4 },
  levels: [RANDOM_LEVEL, { id: 'greedy', way: 'greedy', budget: { nodes: 0, width: 1, worlds: 2, gambles: 0 } }],
  offered: { seats: 3, level: 'greedy', options: ['longMatch'] },
  first: { level: 'greedy', options: {} },
  turnEvent: 'turn-began',
  module: async () => (await import('./index.ts')).newGame,
  position: async () => (await import('./input/position.ts')).position,
  knowledge: async () => (await import('./bot/index.ts')).newGameBot,
  text: async (locale) => (locale === 'ru' ? await import('./text/ru/index.ts') : await import('./text/en/index.ts')).text,
  guide: async (locale) => (locale === 'ru' ? await import('./guide/ru.ts') : await import('./guide/en.ts')).guide,
  primer: async (locale) => (locale === 'ru' ? await import('./guide/primer.ru.ts') : await import('./guide/primer.en.ts')).primer,
} as const satisfies GameManifest;
