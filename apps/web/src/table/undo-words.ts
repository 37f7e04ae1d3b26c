import { type Locale, plural } from '@orrery/engine';

/** Words of the question before others' turns are taken back. Loaded with it. */
const en = {
  title: 'How far back?',
  far: 'This goes back to before your last action.',
  others: 'It also takes back what others did since:',
  of: (name: string, count: number) => `${name}: ${count} ${plural('en', count, ['action', 'actions'])}`,
  go: 'Take it back',
  ask: 'Ask the table',
  stay: 'Stay',
};

const ru: typeof en = {
  title: 'Как далеко назад?',
  far: 'Партия вернётся к моменту до вашего последнего действия.',
  others: 'Вместе с ним отменится то, что с тех пор сделали другие:',
  of: (name, count) => `${name}: ${count} ${plural('ru', count, ['действие', 'действия', 'действий'])}`,
  go: 'Отменить ход',
  ask: 'Попросить',
  stay: 'Остаться',
};

export const UNDO_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
