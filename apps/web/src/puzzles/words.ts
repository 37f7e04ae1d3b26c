import { counted, counter, type Locale, type PuzzleMeasure } from '@orrery/engine';

interface Weighed {
  readonly worth: number;
  readonly best: number;
}

interface PuzzleScreenWords {
  readonly title: string;
  readonly lead: string;
  readonly daily: string;
  readonly dailyHelp: string;
  readonly dailyDone: string;
  readonly streak: (days: number) => string;
  readonly streakHelp: string;
  readonly longest: (days: number) => string;
  readonly rating: string;
  readonly ratingHelp: string;
  readonly guess: string;
  readonly solvedCount: (count: number) => string;
  readonly solvedOf: (count: number, all: number) => string;
  readonly games: string;
  readonly solve: string;
  readonly next: string;
  readonly all: string;
  readonly allDone: string;
  readonly none: string;
  readonly gone: string;
  readonly puzzle: string;
  readonly one: (rating: number, how: 'unmet' | 'solved' | 'missed') => string;
  readonly rated: (rating: number) => string;
  readonly solvedByBots: (names: string) => string;
  readonly solvedByNone: string;
  readonly takeBack: string;
  readonly show: string;
  readonly showHelp: string;
  readonly again: string;
  readonly leave: string;
  readonly judging: string;
  readonly failed: string;
  readonly retry: string;
  readonly solved: string;
  readonly missed: string;
  readonly near: string;
  readonly answer: string;
  readonly noAction: string;
  readonly why: string;
  readonly comparedWith: string;
  readonly comparedWithYours: string;
  readonly reply: (name: string) => string;
  readonly ratingNow: (rating: number, change: number) => string;
  readonly outcome: Readonly<Partial<Record<PuzzleMeasure, (weighed: Weighed) => string>>>;
}

const tenths = (share: number, locale: Locale): string => (100 * share).toLocaleString(locale, { maximumFractionDigits: 1 });
const hundredths = (chance: number): number => Math.round(100 * chance);
const matches = (chance: number): string => counted(hundredths(chance), 'match', 'matches');
const isBest = ({ worth, best }: Weighed): boolean => worth >= best;

const en: PuzzleScreenWords = {
  title: 'Puzzles',
  lead: 'Positions from real play, each with one answer that is clearly best. You solve them on the real table, by the real rules.',
  daily: 'Puzzle of the day',
  dailyHelp: 'The same for everybody; a new one begins at midnight UTC.',
  dailyDone: 'Solved. A new one begins at midnight UTC.',
  streak: (days) => `${counted(days, 'day', 'days')} in a row`,
  streakHelp: 'Puzzles of the day solved, one day after the other',
  longest: (days) => `longest: ${days}`,
  rating: 'Your rating',
  ratingHelp: 'Only the first try at a puzzle counts',
  guess: 'still a guess',
  solvedCount: (count) => `${count} solved`,
  solvedOf: (count, all) => `${count} of ${all} solved`,
  games: 'By game',
  solve: 'Solve',
  next: 'Next puzzle',
  all: 'All puzzles',
  allDone: 'You have seen every puzzle of this game.',
  none: 'This game has no puzzles yet.',
  gone: 'There is no such puzzle. It may have been removed after the rules changed.',
  puzzle: 'Puzzle',
  one: (rating, how) => `Rating ${rating}, ${{ unmet: 'not tried yet', solved: 'solved', missed: 'tried, not solved' }[how]}`,
  rated: (rating) => `rating ${rating}`,
  solvedByBots: (names) => `Bots that solve it: ${names}.`,
  solvedByNone: 'None of the bots solves it at its usual speed.',
  takeBack: 'Take it back',
  show: 'Show the answer',
  showHelp: 'Counts as not solved unless you have already tried',
  again: 'Try again',
  leave: 'All puzzles',
  judging: 'Weighing your answer…',
  failed: 'Your answer could not be weighed: part of the page may be missing. Try once more.',
  retry: 'Weigh it again',
  solved: 'Solved',
  missed: 'Not the answer',
  near: 'Close, but there is better',
  answer: 'The best answer',
  noAction: 'Do nothing more and end the turn',
  why: 'Why',
  comparedWith: 'Compared with the next best',
  comparedWithYours: 'Compared with your answer',
  reply: (name) => `After that ${name} could play`,
  ratingNow: (rating, change) => `Your rating: ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  outcome: {
    chance: (weighed) =>
      isBest(weighed)
        ? `Played on from here many times over, you win ${matches(weighed.worth)} in 100; every other answer does clearly worse.`
        : `Played on from here many times over, you win ${matches(weighed.worth)} in 100; with the best answer it would be ${hundredths(weighed.best)}.`,
    loss: (weighed) =>
      isBest(weighed)
        ? 'No place is better against a Creature that looks for you where it should.'
        : `Against a Creature that looks for you where it should, this gives away ${tenths(weighed.best - weighed.worth, 'en')} of 100 chances to win.`,
  },
};

const days = counter('ru', 'день', 'дня', 'дней');
const games = counter('ru', 'партию', 'партии', 'партий');

const ru: PuzzleScreenWords = {
  title: 'Задачи',
  lead: 'Положения из настоящих партий, и в каждом один ответ заметно лучше прочих. Решают их на настоящем поле, по настоящим правилам.',
  daily: 'Задача дня',
  dailyHelp: 'Одна для всех; новая появляется в полночь по Гринвичу.',
  dailyDone: 'Решена. Новая появится в полночь по Гринвичу.',
  streak: (count) => `${days(count)} подряд`,
  streakHelp: 'Сколько дней подряд решена задача дня',
  longest: (count) => `лучшее: ${count}`,
  rating: 'Ваш рейтинг',
  ratingHelp: 'Считается только первая попытка',
  guess: 'пока приблизительно',
  solvedCount: (count) => `решено: ${count}`,
  solvedOf: (count, all) => `решено ${count} из ${all}`,
  games: 'По играм',
  solve: 'Решать',
  next: 'Следующая задача',
  all: 'Все задачи',
  allDone: 'Вы видели все задачи этой игры.',
  none: 'Для этой игры задач пока нет.',
  gone: 'Такой задачи нет. Возможно, её убрали после изменения правил.',
  puzzle: 'Задача',
  one: (rating, how) => `Рейтинг ${rating}, ${{ unmet: 'ещё не решали', solved: 'решена', missed: 'не решена' }[how]}`,
  rated: (rating) => `рейтинг ${rating}`,
  solvedByBots: (names) => `Боты, которые её решают: ${names}.`,
  solvedByNone: 'С обычной скоростью её не решает ни один бот.',
  takeBack: 'Отменить ход',
  show: 'Показать ответ',
  showHelp: 'Засчитывается как нерешённая, если вы ещё не пробовали',
  again: 'Ещё раз',
  leave: 'Все задачи',
  judging: 'Оцениваем ответ…',
  failed: 'Не удалось оценить ответ. Возможно, страница загрузилась не целиком. Попробуйте ещё раз.',
  retry: 'Оценить снова',
  solved: 'Решено',
  missed: 'Это не тот ответ',
  near: 'Близко, но есть лучше',
  answer: 'Лучший ответ',
  noAction: 'Больше ничего не делать и закончить ход',
  why: 'Почему',
  comparedWith: 'В сравнении со следующим по силе',
  comparedWithYours: 'В сравнении с вашим ответом',
  reply: (name) => `После этого ${name} может сыграть так`,
  ratingNow: (rating, change) => `Ваш рейтинг: ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  outcome: {
    chance: (weighed) =>
      isBest(weighed)
        ? `Если доигрывать отсюда много раз, вы выигрываете ${games(hundredths(weighed.worth))} из 100: остальные ответы заметно хуже.`
        : `Если доигрывать отсюда много раз, вы выигрываете ${games(hundredths(weighed.worth))} из 100, а с лучшим ответом выиграли бы ${hundredths(weighed.best)}.`,
    loss: (weighed) =>
      isBest(weighed)
        ? 'Против существа, которое ищет вас там, где и следует, места лучше нет.'
        : `Против существа, которое ищет вас там, где и следует, это отдаёт ${tenths(weighed.best - weighed.worth, 'ru')} из 100 шансов на победу.`,
  },
};

export const PUZZLE_WORDS: Readonly<Record<Locale, PuzzleScreenWords>> = { en, ru };
