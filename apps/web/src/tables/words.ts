import type { Locale } from '@orrery/engine';

/** Words of the page of open tables. */
const en = {
  title: 'Open tables',
  lead: 'Tables that wait for players and that anyone may join.',
  filters: 'Filters',
  game: 'Game',
  anyGame: 'all games',
  seats: 'Players',
  anySeats: 'any number',
  clock: 'Clock',
  clocks: { any: 'any', none: 'none', live: 'live', slow: 'a move a day' },
  rated: 'Rated',
  rateds: { any: 'either way', friendly: 'friendly', rated: 'rated' },
  isRated: 'rated',
  near: 'Close to my strength',
  nearHelp: 'Only where everybody at the table shows their page and is within 200 points of you.',
  waiting: 'Waiting for players',
  none: 'Nobody is waiting right now.',
  noneLike: 'No open table is like this. Change the filters, or look for opponents.',
  all: 'Show all tables',
  away: 'The server cannot be reached. You can still play against bots.',
  liveliest: 'The liveliest match',
  watch: 'Watch',
  find: 'Find opponents',
};

const ru: typeof en = {
  title: 'Открытые столы',
  lead: 'Здесь ждут игроков, и сесть может любой.',
  filters: 'Отбор',
  game: 'Игра',
  anyGame: 'все игры',
  seats: 'Игроков',
  anySeats: 'сколько угодно',
  clock: 'Часы',
  clocks: { any: 'любые', none: 'без часов', live: 'сразу', slow: 'ход в день' },
  rated: 'Рейтинг',
  rateds: { any: 'всё равно', friendly: 'дружеские', rated: 'рейтинговые' },
  isRated: 'рейтинговая',
  near: 'Примерно моей силы',
  nearHelp: 'Только столы, где все открыли свои страницы и отстоят от вас не больше чем на 200 очков.',
  waiting: 'Ждут игроков',
  none: 'Сейчас никто не ждёт.',
  noneLike: 'Таких столов сейчас нет. Измените отбор или поищите соперников.',
  all: 'Показать все столы',
  away: 'Сервер недоступен. С ботами можно играть и без него.',
  liveliest: 'Самая живая партия',
  watch: 'Смотреть',
  find: 'Найти соперников',
};

export const TABLES_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
