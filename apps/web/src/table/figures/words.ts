import { type Locale, plural } from '@orrery/engine';

/** Words of the pictures in the rules; what they show is told by the lesson it comes from. */
const en = {
  title: 'In pictures',
  setUp: 'Set-up',
  setUpAlt: (game: string, seats: number) =>
    `The table of ${game}, set up for ${seats} ${plural('en', seats, ['player', 'players'])}, before the first turn.`,
  turn: 'A turn, step by step',
  begins: 'The turn begins: this is what lies on the table.',
  icons: 'Icons and what they mean',
};

const ru: typeof en = {
  title: 'В картинках',
  setUp: 'Подготовка',
  setUpAlt: (game, seats) => `Стол игры «${game}» на ${seats} ${plural('ru', seats, ['игрока', 'игроков', 'игроков'])} перед первым ходом.`,
  turn: 'Ход шаг за шагом',
  begins: 'Начало хода: вот что лежит на столе.',
  icons: 'Значки и что они значат',
};

export const FIGURE_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
