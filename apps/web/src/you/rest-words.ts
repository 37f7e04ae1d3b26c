import { type Locale, plural } from '@orrery/engine';

/** Words of nights, days off and holidays. */
const en = {
  title: 'Nights, days off, holidays',
  help: 'In matches with a move a day your clock stands still then. Nobody else is told when.',
  zone: 'Your time zone',
  useHere: (zone: string) => `Use ${zone}`,
  nights: 'Nights',
  quiet: 'My clock rests at night',
  from: 'From',
  to: 'To',
  daysOff: 'Days off, three at most',
  holidays: 'Holidays',
  left: (days: number, year: number) => `${days} ${plural('en', days, ['day', 'days'])} left in ${year}.`,
  first: 'First day',
  last: 'Last day',
  add: 'Add a holiday',
  remove: (first: string, last: string) => `Remove the holiday from ${first} to ${last}`,
  removeShort: 'Remove',
  begun: 'has begun',
  none: 'None yet. A holiday begins tomorrow at the soonest.',
  save: 'Save',
  saved: 'Saved. In matches that are running it counts from tomorrow.',
  changeable: (day: string) => `Nights and days off can be changed again on ${day}; holidays at any time.`,
  tooLong: 'A night lasts twelve hours at most.',
};

const ru: typeof en = {
  title: 'Ночи, выходные, отпуск',
  help: 'В партиях «ход в день» ваши часы в это время стоят. Когда именно, не узнает никто.',
  zone: 'Ваш часовой пояс',
  useHere: (zone: string) => `Взять ${zone}`,
  nights: 'Ночи',
  quiet: 'Ночью мои часы стоят',
  from: 'С',
  to: 'До',
  daysOff: 'Выходные, не больше трёх',
  holidays: 'Отпуск',
  left: (days: number, year: number) => `На ${year} год осталось ${days} ${plural('ru', days, ['день', 'дня', 'дней'])}.`,
  first: 'Первый день',
  last: 'Последний день',
  add: 'Добавить отпуск',
  remove: (first: string, last: string) => `Убрать отпуск с ${first} по ${last}`,
  removeShort: 'Убрать',
  begun: 'уже начался',
  none: 'Пока нет. Отпуск начинается не раньше завтрашнего дня.',
  save: 'Сохранить',
  saved: 'Сохранено. В идущих партиях это начнёт действовать завтра.',
  changeable: (day: string) => `Ночи и выходные можно снова изменить ${day}, отпуск — в любое время.`,
  tooLong: 'Ночь длится не больше двенадцати часов.',
};

export const REST_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
