import { counter, type Locale } from '@orrery/engine';

const en = {
  coach: 'Coach',
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  next: 'Next',
  back: 'Back a step',
  show: 'Show me',
  leave: 'Leave',
  leaveHelp: 'Leave the lesson. It waits for you under “Continue”.',
  why: 'Why?',
  whyHide: 'Less',
  takeBack: 'Take it back',
  wait: 'The others are playing…',
  yours: 'This one is yours to decide. The line at the top says what it is for.',
  lost: 'From here this lesson cannot go on as planned. Nothing is lost: go back a little and try again.',
  goBack: 'Go back',
  over: 'The match ended before the lesson did. You can begin it again at any time.',
  changed: 'The rules have changed since this lesson began. You can play the match on, but the lesson has to start over.',
  again: 'Begin again',
  free: 'You play on your own now',
  silence: 'Coach off',
  toLessons: 'All lessons',
  title: 'Learn the game',
  lead: 'Guided matches on the real table, by the real rules. Try whatever you like: you can always go back a step, leave, and come back later.',
  minutes: (count: number) => `about ${count} min`,
  begin: 'Begin',
  goOn: 'Continue',
  done: 'Done',
  at: (number: number, count: number) => `You are at step ${number} of ${count}`,
  none: 'This game has no lessons yet.',
};

type LearnWords = typeof en;

const minutes = counter('ru', 'минута', 'минуты', 'минут');

const ru: LearnWords = {
  coach: 'Наставник',
  step: (number, count) => `Шаг ${number} из ${count}`,
  next: 'Дальше',
  back: 'На шаг назад',
  show: 'Покажите',
  leave: 'Выйти',
  leaveHelp: 'Выйти из урока. Он будет ждать вас в списке «Продолжить».',
  why: 'Почему?',
  whyHide: 'Короче',
  takeBack: 'Отменить ход',
  wait: 'Сейчас ходят остальные…',
  yours: 'Решать вам. Зачем это нужно, сказано в строке наверху.',
  lost: 'Отсюда урок не продолжить так, как задумано. Ничего страшного: вернитесь немного назад и попробуйте ещё раз.',
  goBack: 'Вернуться',
  over: 'Партия закончилась раньше урока. Его можно начать заново в любой момент.',
  changed: 'С начала урока изменились правила. Партию можно доиграть, а урок придётся начать заново.',
  again: 'Начать заново',
  free: 'Дальше вы играете сами',
  silence: 'Без наставника',
  toLessons: 'Все уроки',
  title: 'Научиться играть',
  lead: 'Партии с наставником: настоящее поле, настоящие правила. Пробуйте что угодно — всегда можно вернуться на шаг, выйти и продолжить потом.',
  minutes: (count) => `${minutes(count)}`,
  begin: 'Начать',
  goOn: 'Продолжить',
  done: 'Пройден',
  at: (number, count) => `Вы на шаге ${number} из ${count}`,
  none: 'Для этой игры уроков пока нет.',
};

export const LEARN_WORDS: Readonly<Record<Locale, LearnWords>> = { en, ru };
