import { counted, type Locale } from '@orrery/engine';

const en = {
  title: 'Share as a link',
  about:
    'Whoever has the link sees this study without signing in: the match, what was found, the name, your notes and the variations. It can be taken back at any time, and goes by itself when nobody has opened it for half a year.',
  named: 'Players of a match of this server are called as they call themselves; of any other match only you and the bots are named.',
  share: 'Share this study',
  sharing: 'Sharing…',
  link: 'Link to the shared study',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  own: 'What you share',
  none: 'Nothing yet.',
  unnamed: 'A study',
  takeBack: 'Take back',
  takenBack: 'The link leads nowhere any more.',
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
  of: (count: number, most: number) => `${counted(count, 'study', 'studies')} of ${most}`,
  readOnly: 'Somebody shared this study with you.',
  keep: 'Keep a copy in this browser',
  kept: 'The copy is yours: change whatever you like.',
  absent: 'This study is not shared any more, or its link is not whole.',
};

const ru: typeof en = {
  title: 'Поделиться ссылкой',
  about:
    'По ссылке разбор видит любой, без входа: партию, найденное, название, ваши заметки и варианты. Её можно забрать в любой момент, а если полгода никто не откроет, она исчезнет сама.',
  named: 'Игроки партии этого сервера названы так, как зовут себя сами; в любой другой партии названы только вы и боты.',
  share: 'Поделиться разбором',
  sharing: 'Отправляем…',
  link: 'Ссылка на разбор',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована.',
  own: 'Чем вы поделились',
  none: 'Пока ничем.',
  unnamed: 'Разбор',
  takeBack: 'Забрать',
  takenBack: 'Ссылка больше никуда не ведёт.',
  size: (bytes) => `${Math.max(1, Math.round(bytes / 1000))} кБ`,
  of: (count, most) => `${count} из ${most}`,
  readOnly: 'Этим разбором с вами поделились.',
  keep: 'Сохранить копию в этом браузере',
  kept: 'Копия ваша: меняйте что угодно.',
  absent: 'Этим разбором больше не делятся, или ссылка неполная.',
};

export const SHARE_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
