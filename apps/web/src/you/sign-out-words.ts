import type { Locale } from '@orrery/engine';

/** Words of signing out. */
const en = {
  title: 'Signing out',
  here: 'Sign out here',
  hereHelp: 'This browser forgets you; your other devices do not.',
  elsewhere: 'Sign out everywhere else',
  elsewhereHelp: 'If somebody else may be using your name: every other browser loses it, and this one keeps it.',
  elsewhereDone: 'Every other browser has been signed out.',
  everywhere: 'Sign out everywhere',
  everywhereHelp: 'On a computer that is not yours: nobody, not even you, will be able to return to your seats.',
  everywhereHelpKept: 'All your devices forget you. You come back with a passkey or a recovery code.',
  everywhereDone: 'You have been signed out.',
  confirmTitle: 'Sign out everywhere?',
  confirm:
    'You have no passkey or address to come back with. You lose your seats at tables and in running matches on this server for good.',
  confirmKept: 'Have a device with your passkey or a recovery code at hand: without one you cannot come back.',
};

const ru: typeof en = {
  title: 'Выход',
  here: 'Выйти здесь',
  hereHelp: 'Этот браузер вас забудет, остальные устройства нет.',
  elsewhere: 'Выйти на других устройствах',
  elsewhereHelp: 'Если под вашим именем мог зайти кто-то ещё: все прочие браузеры его потеряют, а этот сохранит.',
  elsewhereDone: 'Вы вышли на всех остальных устройствах.',
  everywhere: 'Выйти везде',
  everywhereHelp: 'Если компьютер не ваш: на ваши места не сможет вернуться никто, даже вы.',
  everywhereHelpKept: 'Вас забудут все ваши устройства. Вернуться можно ключом доступа или запасным кодом.',
  everywhereDone: 'Вы вышли.',
  confirmTitle: 'Выйти везде?',
  confirm:
    'Вернуться вам не по чему: нет ни ключа доступа, ни почты. Вы навсегда потеряете места за столами и в идущих партиях на этом сервере.',
  confirmKept: 'Держите под рукой устройство с ключом доступа или запасной код: без них не вернуться.',
};

export const SIGN_OUT_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
