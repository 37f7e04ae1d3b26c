import type { Locale } from '@orrery/engine';

/** Words of a mail address as a way in. */
const en = {
  title: 'Email',
  off: 'The host of this server has not set up email, so nobody can sign in with it.',
  none: 'With an email address you can ask for a sign-in link on any device.',
  has: (mail: string) => `Sign-in links go to ${mail}.`,
  add: 'Add an email address',
  change: 'Change it',
  remove: 'Remove it',
  removed: 'The address has been removed.',
  keepHelp: 'Or with an email address: you sign in by links sent there.',
  address: 'Email address',
  send: 'Send me a link',
  keepAction: 'Keep my name by email',
  signIn: 'With a link sent to your email address',
  sent: (mail: string) => `We have written to ${mail}. Open the link in this browser, or type the code from the email.`,
  sentMaybe: (mail: string) =>
    `If somebody here has the address ${mail}, a link is on its way. Open it in this browser, or type the code from the email.`,
  code: 'Code from the email',
  use: 'Use the code',
  again: 'Another address',
  cancel: 'Never mind',
  confirmed: (mail: string) => `Sign-in links go to ${mail} from now on.`,
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
  signIn: 'По ссылке, которая придёт на почту',
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
