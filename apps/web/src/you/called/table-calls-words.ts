import type { Locale } from '@orrery/engine';

/** Words of a table's way to a webhook, loaded with its room and its settings. */
const en = {
  title: 'Turns in a chat',
  help: 'A webhook tells Discord, Telegram or a program of yours whose turn it is at this table.',
  add: 'Set up a webhook',
  isSet: 'Your webhook reports on this table.',
  change: 'Change it',
  off: 'The host of this server has switched webhooks off.',
};

const ru: typeof en = {
  title: 'Ходы — в чат',
  help: 'Вебхук сообщит в Discord, Telegram или вашей программе, чей ход за этим столом.',
  add: 'Настроить вебхук',
  isSet: 'Ваш вебхук сообщает об этом столе.',
  change: 'Изменить',
  off: 'Хозяин этого сервера отключил вебхуки.',
};

export const TABLE_CALLS_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
