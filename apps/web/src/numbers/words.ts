import { type Locale, plural } from '@orrery/engine';

/** A number of players, and what is played with besides. */
const tableEn = (seats: number, variant: string) => `${seats} ${plural('en', seats, ['player', 'players'])}${variant && `, ${variant}`}`;
const tableRu = (seats: number, variant: string) =>
  `${seats} ${plural('ru', seats, ['игрок', 'игрока', 'игроков'])}${variant && `, ${variant}`}`;

const en = {
  over: 'The game in numbers',
  title: (name: string) => `${name} in numbers`,
  lead: (matches: string, level: string) =>
    `${matches} matches that bots played against each other (“${level}”, thinking fast). They play soundly, but not as people do: take it as a hint, not as a law.`,
  none: 'Nothing has been counted about this game yet.',
  games: 'Games',
  reading: 'How to read the charts',
  readMark: {
    above: 'more wins, and not by chance alone',
    below: 'fewer wins, and not by chance alone',
    unclear: 'too close to call: its line crosses the dashed one',
  },
  readLine: 'The line through a mark is its 95 % interval. Of twenty such lines, about one misses the true value.',
  readShare: 'Where shares of wins are shown, the dashed line is an even share.',
  readDifference:
    'Where a comparison is shown, the dashed line is zero: those who had it won neither more nor less often than those who did not. Matches with different numbers of players are compared among themselves first and then put together.',
  readCause:
    'Having something is not the same as winning by it: who is ahead anyway gets more of everything, and a long match brings more cards than a short one.',
  readBeyond:
    'So the diamond answers another question: how much more often did they win than their chances were at the beginning of the turn or round in which they got it? The chances are those that the study of a match shows. What is left is nearer to what it is worth, with the luck of getting it.',
  table: 'Number of players',
  tableOf: tableEn,
  tables: 'Any number of players',
  what: 'What',
  chart: 'Chart',
  share: 'Wins',
  difference: 'More in 100',
  differenceHelp: 'How many more of 100 matches were won; with a minus, fewer',
  beyond: 'Beyond the chances they had',
  interval: '95 % interval',
  counted: (times: string) => `× ${times}`,
  countedHelp: 'how often it was counted',
  against: (name: string) => `Against: ${name}`,
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  here: 'On this server',
  hereLead: (matches: number) =>
    `What people and bots won here, in the last ${matches} ${plural('en', matches, ['match', 'matches'])} played to the end.`,
  hereFew: (fewest: number) => `Shown here as soon as something has been counted ${fewest} times.`,
  seat: (seat: number) => `Seat ${seat}`,
  made: 'How it was counted',
  madeOf: (effort: string, rules: string, seed: string) =>
    `Share of the level’s usual thinking: ${effort}. Rules version: ${rules}. Seed of the matches: ${seed}. The same command gives anybody the same numbers:`,
  few: (fewest: number) => `What was counted fewer than ${fewest} times is left out.`,
  toPlayed: 'Top players',
};

const ru: typeof en = {
  over: 'Игра в цифрах',
  title: (name) => `${name}: игра в цифрах`,
  lead: (matches, level) =>
    `Столько партий боты сыграли между собой: ${matches} («${level}», в быстром темпе). Играют они разумно, но не так, как люди: это подсказка, а не закон.`,
  none: 'Для этой игры ещё ничего не подсчитано.',
  games: 'Игры',
  reading: 'Как читать графики',
  readMark: {
    above: 'побед больше, и едва ли случайно',
    below: 'побед меньше, и едва ли случайно',
    unclear: 'сказать нельзя: линия пересекает пунктир',
  },
  readLine: 'Линия через значок — 95-процентный интервал. Из двадцати таких линий примерно одна проходит мимо истинного значения.',
  readShare: 'Там, где показаны доли побед, пунктир — равная доля.',
  readDifference:
    'Там, где показано сравнение, пунктир — ноль: те, у кого это было, выигрывали не чаще и не реже остальных. Партии с разным числом игроков сначала сравниваются между собой, а потом складываются.',
  readCause:
    'Иметь что-то — ещё не значит выиграть благодаря этому: тому, кто и так впереди, достаётся больше всего остального, а в длинной партии карт бывает больше, чем в короткой.',
  readBeyond:
    'Поэтому ромб отвечает на другой вопрос: насколько чаще они выигрывали, чем обещали их шансы в начале хода или раунда, когда они это получили? Шансы — те же, что показывает разбор партии. Остаток ближе к настоящей пользе — вместе с удачей, которая это принесла.',
  table: 'Число игроков',
  tableOf: tableRu,
  tables: 'Любое число игроков',
  what: 'Что',
  chart: 'График',
  share: 'Победы',
  difference: 'Больше на 100',
  differenceHelp: 'На сколько побед больше в каждых 100 партиях; со знаком минус — меньше',
  beyond: 'Сверх прежних шансов',
  interval: '95-процентный интервал',
  counted: (times) => `× ${times}`,
  countedHelp: 'сколько раз подсчитано',
  against: (name) => `Против: ${name}`,
  all: (count) => `Показать все (${count})`,
  fewer: 'Показать меньше',
  here: 'На этом сервере',
  hereLead: (matches) => `Что выигрывали здесь люди и боты. Последних партий, сыгранных до конца: ${matches}.`,
  hereFew: (fewest) => `Показывается, как только что-нибудь подсчитано ${fewest} раз.`,
  seat: (seat) => `Место ${seat}`,
  made: 'Как это подсчитано',
  madeOf: (effort, rules, seed) =>
    `Доля обычных раздумий бота: ${effort}. Версия правил: ${rules}. Зерно партий: ${seed}. Та же команда у всех даёт те же цифры:`,
  few: (fewest) => `Что встретилось реже ${fewest} раз, не показано.`,
  toPlayed: 'Лучшие игроки',
};

export const NUMBERS_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
