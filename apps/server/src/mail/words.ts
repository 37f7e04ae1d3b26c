import type { Locale } from '@orrery/engine';
import type { Mail } from './mailer.ts';

export interface Coded {
  /** As people type it. */
  readonly code: string;
  readonly link: string;
  readonly site: string;
}

/** No name is in it: whoever asks for it might write to strangers by that. */
export interface MailWords {
  confirm(coded: Coded): Omit<Mail, 'to'>;
  signIn(coded: Coded): Omit<Mail, 'to'>;
  /** To the address of before. */
  changed(site: string): Omit<Mail, 'to'>;
}

const en: MailWords = {
  confirm: ({ code, link, site }) => ({
    subject: `${code} confirms this address`,
    text: `Somebody gave this address on ${site}, most likely you.

To confirm it, open this link in the browser where you gave it:
${link}

or type this code there: ${code}

It works once, for 15 minutes. If it was not you, do nothing, and tell nobody the code: without it nothing happens.
`,
  }),
  signIn: ({ code, link, site }) => ({
    subject: `${code} is your code to sign in`,
    text: `To sign in on ${site}, open this link in the browser where you asked for it:
${link}

or type this code there: ${code}

It works once, for 15 minutes, and nowhere else. If it was not you, do nothing, and tell nobody the code: whoever asks you for it wants to play as you.
`,
  }),
  changed: (site) => ({
    subject: 'Your address was changed',
    text: `On ${site} your account has another email address from now on, or none. Nobody can sign in with this one any more.

If that was not you, sign in with a passkey or a recovery code, sign out everywhere else, and set it right.
`,
  }),
};

const ru: MailWords = {
  confirm: ({ code, link, site }) => ({
    subject: `${code}: подтвердите адрес`,
    text: `Кто-то указал этот адрес на ${site}, скорее всего вы.

Чтобы подтвердить его, откройте ссылку в том же браузере, где вы его указали:
${link}

или введите там код: ${code}

Код действует один раз, 15 минут. Если это были не вы, ничего не делайте и никому не сообщайте код: без него ничего не произойдёт.
`,
  }),
  signIn: ({ code, link, site }) => ({
    subject: `${code}: код для входа`,
    text: `Чтобы войти на ${site}, откройте ссылку в том же браузере, где вы её запросили:
${link}

или введите там код: ${code}

Код действует один раз, 15 минут, и только там. Если это были не вы, ничего не делайте и никому не сообщайте код: тот, кто о нём спрашивает, хочет играть под вашим именем.
`,
  }),
  changed: (site) => ({
    subject: 'Ваш адрес изменён',
    text: `На ${site} у вашей учётной записи теперь другой почтовый адрес или нет никакого. По этому больше никто не войдёт.

Если это были не вы, войдите ключом доступа или запасным кодом, выйдите на всех других устройствах и исправьте адрес.
`,
  }),
};

export const MAIL_WORDS: Readonly<Record<Locale, MailWords>> = { en, ru };
