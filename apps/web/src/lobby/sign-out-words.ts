import type { Locale } from '@orrery/engine';

/** Words of signing out, loaded with the settings. */
const en = {
  title: 'You on this server',
  known: (name: string) => `The server knows this browser as ${name}.`,
  elsewhere: 'Sign out everywhere else',
  elsewhereHelp: 'If somebody else may be using your name: every other browser loses it, and this one keeps it.',
  elsewhereDone: 'Every other browser has been signed out.',
  everywhere: 'Sign out everywhere',
  everywhereHelp: 'On a computer that is not yours: nobody, not even you, will be able to return to your seats.',
  everywhereDone: 'You have been signed out.',
  confirmTitle: 'Sign out everywhere?',
  confirm: 'There is no password to come back with. You lose your seats at tables and in running matches on this server for good.',
};

const ru: typeof en = {
  title: 'Вы на этом сервере',
  known: (name: string) => `Сервер знает этот браузер под именем ${name}.`,
  elsewhere: 'Выйти на других устройствах',
  elsewhereHelp: 'Если под вашим именем мог зайти кто-то ещё: все прочие браузеры его потеряют, а этот сохранит.',
  elsewhereDone: 'На всех остальных устройствах выполнен выход.',
  everywhere: 'Выйти везде',
  everywhereHelp: 'Если компьютер не ваш: на ваши места не сможет вернуться никто, даже вы.',
  everywhereDone: 'Вы вышли.',
  confirmTitle: 'Выйти везде?',
  confirm: 'Пароля, чтобы вернуться, нет. Вы навсегда потеряете места за столами и в идущих партиях на этом сервере.',
};

export const SIGN_OUT_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
