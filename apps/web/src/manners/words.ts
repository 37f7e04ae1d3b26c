import type { Locale } from '@orrery/engine';

/** Words of muting, blocking and reporting, and of what the server itself says. */
const en = {
  about: (name: string) => `About ${name}`,
  open: (name: string) => `Mute, block or report ${name}`,
  lead: 'They are not told about any of this.',
  mute: 'Mute',
  muteHelp: 'You no longer see what they write, on any of your devices. Others do.',
  muted: (name: string) => `You no longer see what ${name} writes.`,
  block: 'Block',
  blockHelp:
    'Muted, and you no longer meet: neither of you can join the other’s tables, be invited or be matched together. A match you both play now goes on.',
  blocked: (name: string) => `You and ${name} no longer meet.`,
  report: 'Report',
  reportHelp: 'Those who run this server see your name, your words and the chat around this moment. The person you report sees nothing.',
  why: 'What is wrong?',
  reported: 'Reported. Thank you: somebody will look into it.',
  undoAt: 'You can undo this on the page about you.',
  listed: 'Muted and blocked',
  listedNone: 'You have muted or blocked nobody.',
  listedHelp: 'They are not told.',
  how: { muted: 'muted', blocked: 'blocked' },
  guest: 'guest',
  end: { muted: 'Unmute', blocked: 'Unblock' },
  endOf: { muted: (name: string) => `Unmute ${name}`, blocked: (name: string) => `Unblock ${name}` },
  house: 'The server',
  closed: (why: string) => `This table was closed by those who run the server: ${why}`,
  suspended: (until: string) => `You are suspended until ${until}.`,
  suspendedForGood: 'You are suspended for good.',
  suspendedWhy: (why: string) => `Reason: ${why}`,
  suspendedHelp: 'You can watch, take your data and leave. Bots play for you in matches that are running.',
};

const ru: typeof en = {
  about: (name) => `${name}: что сделать?`,
  open: (name) => `Скрыть сообщения, заблокировать или пожаловаться: ${name}`,
  lead: 'Этот человек ничего об этом не узнает.',
  mute: 'Скрыть сообщения',
  muteHelp: 'Вы больше не видите, что этот человек пишет, ни на одном своём устройстве. Остальные видят.',
  muted: (name) => `Сообщения игрока ${name} скрыты.`,
  block: 'Заблокировать',
  blockHelp:
    'То же, и вы больше не встретитесь: не сядете за столы друг друга, не пригласите друг друга и не попадёте вместе при подборе. Партия, которую вы уже играете, продолжится.',
  blocked: (name) => `С игроком ${name} вы больше не встретитесь.`,
  report: 'Пожаловаться',
  reportHelp:
    'Те, кто следит за сервером, увидят ваше имя, ваши слова и переписку вокруг этого места. Тот, на кого вы жалуетесь, не увидит ничего.',
  why: 'Что случилось?',
  reported: 'Жалоба отправлена. Спасибо, её рассмотрят.',
  undoAt: 'Отменить можно на странице о вас.',
  listed: 'Скрытые и заблокированные',
  listedNone: 'Таких людей нет.',
  listedHelp: 'Им об этом не сообщается.',
  how: { muted: 'сообщения скрыты', blocked: 'в чёрном списке' },
  guest: 'гость',
  end: { muted: 'Показать', blocked: 'Разблокировать' },
  endOf: { muted: (name) => `Показывать сообщения: ${name}`, blocked: (name) => `Разблокировать: ${name}` },
  house: 'Сервер',
  closed: (why) => `Стол закрыт теми, кто следит за сервером: ${why}`,
  suspended: (until) => `Вы отстранены от игры до ${until}.`,
  suspendedForGood: 'Вы отстранены от игры навсегда.',
  suspendedWhy: (why) => `Причина: ${why}`,
  suspendedHelp: 'Можно смотреть, забрать свои данные и уйти. В идущих партиях за вас играют боты.',
};

export const MANNERS_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
