import type { Locale } from '@orrery/engine';

/** Words of the page of one's own matches; what the lobby says too is in the texts of the app. */
const en = {
  title: 'My matches',
  lead: 'Everything you are playing, and everything you have played: on the server from any device, and in this browser.',
  mine: 'Waiting for you',
  gathering: 'Waiting for players',
  others: 'Waiting for others',
  finished: 'Finished',
  noneMine: 'Nothing is waiting for you. Enjoy the quiet, or start something new.',
  noneFinished: 'No match is finished yet. Results and replays will gather here.',
  away: 'The server cannot be reached: these are the matches of this browser. The others will be back when it is.',
  start: 'Start a match',
  howYouPlay: 'How you play',
  next: 'Next table',
  nextHelp: (count: number) => (count === 1 ? 'Another table is waiting for you (T)' : `${count} other tables are waiting for you (T)`),
  keys: { T: 'go to the next table that waits for you' },
  more: 'Show more',
  watched: 'You watched',
  gaveUp: { resigned: 'You resigned', time: 'You ran out of time', removed: 'You were voted out' },
  winners: (names: string) => `Winner: ${names}`,
  nobody: 'Nobody won',
  unknown: 'The result can no longer be read',
};

const ru: typeof en = {
  title: 'Мои партии',
  lead: 'Всё, во что вы играете и во что сыграли: на сервере — с любого устройства, и в этом браузере.',
  mine: 'Ждут вас',
  gathering: 'Ждут игроков',
  others: 'Ждут других',
  finished: 'Законченные',
  noneMine: 'Вас никто не ждёт. Можно отдохнуть или начать что-нибудь новое.',
  noneFinished: 'Законченных партий пока нет. Здесь будут их итоги и записи.',
  away: 'Сервер недоступен: здесь только партии этого браузера. Остальные появятся, когда он вернётся.',
  start: 'Начать партию',
  howYouPlay: 'Как вы играете',
  next: 'Следующий стол',
  nextHelp: (count) => (count === 1 ? 'Вас ждёт ещё один стол (T)' : `Вас ждут и другие столы: ${count} (T)`),
  keys: { T: 'к следующему столу, где ждут вас' },
  more: 'Показать ещё',
  watched: 'Вы наблюдали',
  gaveUp: { resigned: 'Вы сдались', time: 'У вас вышло время', removed: 'Вас удалили из-за стола' },
  winners: (names) => `Победа: ${names}`,
  nobody: 'Никто не победил',
  unknown: 'Результат больше не прочитать',
};

export const MATCHES_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
