import { counted, type Locale } from '@orrery/engine';

const en = {
  title: 'Share as a link',
  about:
    'Anyone with the link sees this study without signing in: the match, what was found, its name, your notes and the variations. You can stop sharing at any time; the link expires by itself when nobody has opened it for half a year.',
  named: 'Players of a match on this server appear under their own names; of any other match only you and the bots are named.',
  share: 'Share this study',
  sharing: 'Sharing…',
  link: 'Link to the shared study',
  copy: 'Copy the link',
  copied: 'Link copied',
  own: 'What you share',
  none: 'Nothing yet.',
  unnamed: 'A study',
  takeBack: 'Stop sharing',
  takenBack: 'The link no longer works.',
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
  of: (count: number, most: number) => `${counted(count, 'study', 'studies')} of ${most}`,
  readOnly: 'Somebody shared this study with you.',
  keep: 'Keep a copy in this browser',
  kept: 'The copy is yours: change whatever you like.',
  absent: 'This study is no longer shared, or the link is incomplete.',
};

const ru: typeof en = {
  title: 'Поделиться ссылкой',
  about:
    'По ссылке разбор видит любой, без входа: партию, найденное, название, ваши заметки и варианты. Закрыть доступ можно в любой момент; если полгода никто не откроет ссылку, она исчезнет сама.',
  named: 'Игроки партии с этого сервера показаны под своими именами; в любой другой партии — только вы и боты.',
  share: 'Поделиться разбором',
  sharing: 'Отправляем…',
  link: 'Ссылка на разбор',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  own: 'Чем вы поделились',
  none: 'Пока ничем.',
  unnamed: 'Разбор',
  takeBack: 'Закрыть доступ',
  takenBack: 'Ссылка больше не работает.',
  size: (bytes) => `${Math.max(1, Math.round(bytes / 1000))} кБ`,
  of: (count, most) => `${count} из ${most}`,
  readOnly: 'Этим разбором с вами поделились.',
  keep: 'Сохранить копию в этом браузере',
  kept: 'Копия ваша: меняйте что угодно.',
  absent: 'Этим разбором больше не делятся, или ссылка неполная.',
};

export const SHARE_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
