import { type Locale, plural } from '@orrery/engine';

const counted = (count: number, one: string, other: string) => `${count} ${plural('en', count, [one, other])}`;
const countedRu = (count: number, one: string, few: string, many: string) => `${count} ${plural('ru', count, [one, few, many])}`;

/** In the largest unit that still says something. */
function spanOf(minutes: number, ...[minute, hour, day]: readonly [string, string, string]): string {
  if (minutes < 120) return `${Math.max(1, minutes)} ${minute}`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} ${hour}` : `${Math.round(minutes / 1440)} ${day}`;
}

/** Words of the pages about how people play. */
const en = {
  own: 'How you play',
  lead: 'Your results on this server, game by game.',
  othersLead: 'Results on this server, game by game.',
  guest: 'guest',
  shown: 'Anyone on this server can see this page, and you can appear among the top players.',
  hidden: 'Only you can see this page.',
  show: 'Show it to everyone',
  hide: 'Hide it from others',
  none: 'No finished matches on this server yet. Results will gather here.',
  noneHere: 'There is no such page, or its owner keeps it hidden.',
  away: 'The server cannot be reached. Try again when it is back.',
  matches: (count: number) => counted(count, 'match', 'matches'),
  won: (count: number, of: number) => `${counted(count, 'win', 'wins')} of ${of}`,
  ownTime: (minutes: number) => `thinking time per match: usually ${spanOf(minutes, 'min', 'h', 'd')}`,
  ownTimeUnknown: 'thinking time: not known yet',
  ownTimeHelp:
    'How long the others waited for this player in a match, all turns together. Matches from before it was measured are left out.',
  span: (minutes: number) => spanOf(minutes, 'min', 'h', 'd'),
  rating: 'Rating',
  within: (within: number) => `± ${within}`,
  withinHelp: 'With 95 % certainty the true strength lies within this range. It narrows with every rated match.',
  ratedMatches: (count: number) => counted(count, 'rated match', 'rated matches'),
  notRated: 'No rated matches. Choose “Rated” when you open a table.',
  chart: (from: number, to: number, matches: number) =>
    `Rating over the last ${counted(matches, 'rated match', 'rated matches')}: from ${from} to ${to}`,
  opponents: 'Opponents',
  opponentsNone: 'You have only played against bots here.',
  score: (before: number, after: number) => `${before} : ${after}`,
  scoreHelp: (name: string, before: number, after: number) => `Ahead of ${name} ${before} times, behind ${after} times`,
  games: 'Games',
  best: 'Top players',
  bestTitle: (game: string) => `${game}: top players`,
  bestLead: (matches: number) =>
    `Players who show their page and have at least ${counted(matches, 'rated match', 'rated matches')}, in the order of the strength they certainly have. Bots have fixed ratings on the same scale.`,
  bestNone: 'No player is listed yet, only bots.',
  place: 'Place',
  player: 'Player',
  bot: 'bot',
  statistics: 'How it is played here',
  statisticsOf: (matches: number) => `From the last ${counted(matches, 'match', 'matches')} on this server that were played to the end.`,
  statisticsNone: 'No match of this game has been played to its end here yet.',
  seats: 'Players',
  count: 'Matches',
  length: 'Usual length',
  actions: 'Actions',
  points: 'Winner’s points',
  role: 'Side',
  roleWon: 'Wins',
  toBest: 'Top players',
};

const ru: typeof en = {
  own: 'Как вы играете',
  lead: 'Ваши результаты на этом сервере, по играм.',
  othersLead: 'Результаты на этом сервере, по играм.',
  guest: 'гость',
  shown: 'Эту страницу видят все, и вы можете попасть в список лучших.',
  hidden: 'Эту страницу видите только вы.',
  show: 'Показать всем',
  hide: 'Скрыть от других',
  none: 'На этом сервере пока нет законченных партий. Здесь будут результаты.',
  noneHere: 'Такой страницы нет, или её хозяин её скрыл.',
  away: 'Сервер недоступен. Попробуйте, когда он вернётся.',
  matches: (count) => countedRu(count, 'партия', 'партии', 'партий'),
  won: (count, of) => `${countedRu(count, 'победа', 'победы', 'побед')} из ${of}`,
  ownTime: (minutes) => `на раздумья за партию: обычно ${spanOf(minutes, 'мин', 'ч', 'дн.')}`,
  ownTimeUnknown: 'время на раздумья: пока неизвестно',
  ownTimeHelp: 'Сколько за партию ждали этого игрока, все ходы вместе. Партии, сыгранные до начала измерений, не учтены.',
  span: (minutes) => spanOf(minutes, 'мин', 'ч', 'дн.'),
  rating: 'Рейтинг',
  within: (within) => `± ${within}`,
  withinHelp: 'С вероятностью 95 % настоящая сила лежит в этих пределах. С каждой рейтинговой партией они сужаются.',
  ratedMatches: (count) => countedRu(count, 'рейтинговая партия', 'рейтинговые партии', 'рейтинговых партий'),
  notRated: 'Рейтинговых партий нет. Открывая стол, выберите «Рейтинговая».',
  chart: (from, to, matches) => `Рейтинг за последние партии (${matches}): от ${from} до ${to}`,
  opponents: 'Соперники',
  opponentsNone: 'Здесь вы играли только с ботами.',
  score: (before, after) => `${before} : ${after}`,
  scoreHelp: (name, before, after) => `${name}: вы были выше — ${before}, ниже — ${after}`,
  games: 'Игры',
  best: 'Лучшие игроки',
  bestTitle: (game) => `${game}: лучшие игроки`,
  bestLead: (matches) =>
    `Игроки, которые открыли свою страницу и сыграли не меньше ${matches} рейтинговых партий. Порядок — по силе, в которой можно быть уверенным. У ботов постоянный рейтинг на той же шкале.`,
  bestNone: 'Игроков здесь пока нет, только боты.',
  place: 'Место',
  player: 'Игрок',
  bot: 'бот',
  statistics: 'Как здесь играют',
  statisticsOf: (matches) => `По последним партиям на этом сервере, сыгранным до конца: ${matches}.`,
  statisticsNone: 'На этом сервере ещё не сыграли до конца ни одной партии в эту игру.',
  seats: 'Игроков',
  count: 'Партий',
  length: 'Обычно длится',
  actions: 'Действий',
  points: 'Очки победителя',
  role: 'Сторона',
  roleWon: 'Победы',
  toBest: 'Лучшие',
};

export const PEOPLE_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
