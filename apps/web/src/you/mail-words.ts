import type { Locale } from '@orrery/engine';

/** Words of a mail address as a way in. */
const en = {
  title: 'Mail',
  off: 'The host of this server has not set up mail, so no address lets anybody in.',
  none: 'With a mail address you can ask for a link to sign in on any device.',
  has: (mail: string) => `Links to sign in go to ${mail}.`,
  add: 'Add a mail address',
  change: 'Change it',
  remove: 'Remove it',
  removed: 'The address has been removed.',
  keepHelp: 'Or with a mail address: links that are sent there let you in.',
  address: 'Mail address',
  send: 'Send me a link',
  keepAction: 'Keep my name by mail',
  signIn: 'Or by a link that is sent to your mail address',
  sent: (mail: string) => `We have written to ${mail}. Open the link in this browser, or type the code from the mail.`,
  sentMaybe: (mail: string) =>
    `If somebody here has the address ${mail}, a link is on its way. Open it in this browser, or type the code from the mail.`,
  code: 'Code from the mail',
  use: 'Use the code',
  again: 'Another address',
  cancel: 'Never mind',
  confirmed: (mail: string) => `Links to sign in go to ${mail} from now on.`,
  elsewhere: 'The link did nothing here',
  elsewhereHelp:
    'It works once, for 15 minutes, and only in the browser where you asked for it. If that is another one, type this code there:',
};

const ru: typeof en = {
  title: 'Почта',
  off: 'Хозяин этого сервера не настроил почту, поэтому войти по адресу нельзя.',
  none: 'Если указать почту, можно будет получить ссылку для входа на любом устройстве.',
  has: (mail) => `Ссылки для входа приходят на ${mail}.`,
  add: 'Добавить почту',
  change: 'Изменить',
  remove: 'Удалить',
  removed: 'Адрес удалён.',
  keepHelp: 'Или почтой: войти можно будет по ссылке из письма.',
  address: 'Адрес почты',
  send: 'Прислать ссылку',
  keepAction: 'Закрепить имя почтой',
  signIn: 'Или по ссылке, которая придёт на почту',
  sent: (mail) => `Мы написали на ${mail}. Откройте ссылку в этом браузере или введите код из письма.`,
  sentMaybe: (mail) =>
    `Если адрес ${mail} здесь кому-то принадлежит, ссылка уже в пути. Откройте её в этом браузере или введите код из письма.`,
  code: 'Код из письма',
  use: 'Ввести код',
  again: 'Другой адрес',
  cancel: 'Не нужно',
  confirmed: (mail) => `Теперь ссылки для входа приходят на ${mail}.`,
  elsewhere: 'Здесь ссылка не сработала',
  elsewhereHelp: 'Она действует один раз, 15 минут, и только в том браузере, где её запросили. Если это другой браузер, введите там код:',
};

export const MAIL_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
