import type { Locale } from '@orrery/engine';
import type { Pace } from '../../store/pace.ts';

/** Words of what helps one to follow a match: the pace, the last turn again, sounds, whose turn it is. Loaded with those. */
const en = {
  pace: 'Other players’ pace',
  paceHelp: 'How fast you see what bots and other people do. It never keeps you from your own turn: you can always skip to it.',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant', click: 'Wait for my click' } satisfies Record<Pace, string>,
  continue: 'Continue',
  continueHelp: 'Show the next thing (Space)',
  skip: 'Skip to my turn',
  skipShort: 'Skip',
  skipToNow: 'Skip to now',
  skipHelp: 'Show everything at once (S)',
  again: 'Show the last turn again',
  againHelp: 'Go through what the others did, step by step (L)',
  recap: 'The last turn',
  step: (step: number, count: number) => `${step} of ${count}`,
  previous: 'Previous step',
  next: 'Next step',
  close: 'Back to the match',
  keys: { Space: 'show the next thing the others did', S: 'skip to your turn', L: 'show the last turn again' },
  spaceKey: 'Space',
  paceAndSound: 'Pace and sound',
  sound: 'Sound',
  soundOn: 'On',
  soundOff: 'Off',
  volume: 'Volume',
  soundQuestion: 'Sound on?',
  soundYes: 'Yes',
  soundNo: 'No',
};
export type FollowWords = typeof en;

const ru: FollowWords = {
  pace: 'Темп чужих ходов',
  paceHelp: 'Как быстро вам показывают ходы ботов и других игроков. Своего хода ждать не придётся: к нему всегда можно перейти сразу.',
  paces: { slow: 'Медленно', normal: 'Обычно', fast: 'Быстро', instant: 'Мгновенно', click: 'По моему нажатию' },
  continue: 'Дальше',
  continueHelp: 'Показать следующее действие (пробел)',
  skip: 'Сразу к моему ходу',
  skipShort: 'К моему ходу',
  skipToNow: 'К текущему моменту',
  skipHelp: 'Показать всё сразу (S)',
  again: 'Показать последний ход ещё раз',
  againHelp: 'Пройти по шагам то, что сделали другие (L)',
  recap: 'Последний ход',
  step: (step, count) => `${step} из ${count}`,
  previous: 'Предыдущий шаг',
  next: 'Следующий шаг',
  close: 'Вернуться к партии',
  keys: { Space: 'показать следующее чужое действие', S: 'сразу к своему ходу', L: 'показать последний ход ещё раз' },
  spaceKey: 'Пробел',
  paceAndSound: 'Темп и звук',
  sound: 'Звук',
  soundOn: 'Включён',
  soundOff: 'Выключен',
  volume: 'Громкость',
  soundQuestion: 'Включить звук?',
  soundYes: 'Да',
  soundNo: 'Нет',
};

export const FOLLOW_WORDS: Readonly<Record<Locale, FollowWords>> = { en, ru };
