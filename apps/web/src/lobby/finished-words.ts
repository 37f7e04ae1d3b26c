import type { Locale } from '@orrery/engine';

/** Words of the page of finished matches; what the lobby itself says is in the texts of the app. */
const en = {
  title: 'Finished matches',
  lead: 'Every match you have played to the end, with its result and its replay.',
  online: 'Online',
  here: 'In this browser',
  noneOnline: 'No match of yours on this server is over yet.',
  noneHere: 'No match in this browser is over yet.',
  away: 'The server cannot be reached. Your matches there will be listed when it is back.',
  more: 'Show more',
  watched: 'You watched',
  winners: (names: string) => `Winner: ${names}`,
  nobody: 'Nobody won',
  unknown: 'The result can no longer be read',
};

const ru: typeof en = {
  title: 'Законченные партии',
  lead: 'Все партии, которые вы доиграли до конца: результат и запись каждой.',
  online: 'По сети',
  here: 'В этом браузере',
  noneOnline: 'На этом сервере у вас ещё нет законченных партий.',
  noneHere: 'В этом браузере ещё нет законченных партий.',
  away: 'Сервер недоступен. Ваши партии на нём появятся здесь, когда он вернётся.',
  more: 'Показать ещё',
  watched: 'Вы наблюдали',
  winners: (names) => `Победа: ${names}`,
  nobody: 'Никто не победил',
  unknown: 'Результат больше не прочитать',
};

export const FINISHED_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
