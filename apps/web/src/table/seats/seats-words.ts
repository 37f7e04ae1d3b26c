import type { Locale } from '@orrery/engine';

/** Words of who sits where in a running match, loaded with that part of its settings. */
const en = {
  calls: 'Webhook',
  help: 'If you stand up, the match waits at your next decision. Your seat is kept for you: come back by the same link and sit down again.',
  helpTimed:
    'If you stand up, your clock runs on; when it has run out, a bot takes the seat. Until then come back by the same link and sit down again.',
  left: (isPublic: boolean) => `A seat that was left is kept for its player${isPublic ? ' for ten minutes' : ''}.`,
  hostHelp: 'As the host you can open it to anybody who has the link, or let a bot play on.',
  title: 'Who is at the table',
  away: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} away`,
  awayNow: 'away',
  awayHelp:
    'The page was closed or lies behind others, or the connection is lost. The match waits and nothing is lost: the same link leads back to it. A bot or somebody else can take over only a seat that its player stood up from.',
  empty: (count: number) => (count === 1 ? 'A seat is empty' : `${count} seats are empty`),
  whatNow: 'What can be done',
  open: 'Open to others',
  opened: 'Anybody who has the link can sit down there now.',
};

const ru: typeof en = {
  calls: 'Вебхук',
  help: 'Если вы встанете, партия подождёт на вашем следующем решении. Место останется за вами: откройте ту же ссылку и сядьте снова.',
  helpTimed:
    'Если вы встанете, ваши часы идут дальше, а когда время выйдет, место займёт бот. До тех пор откройте ту же ссылку и сядьте снова.',
  left: (isPublic: boolean) => `Оставленное место ${isPublic ? 'десять минут ' : ''}хранится за своим игроком.`,
  hostHelp: 'Как хозяин стола вы можете открыть его для всех, у кого есть ссылка, или посадить туда бота.',
  title: 'Кто за столом',
  away: (names: string) => `Нет за столом: ${names}`,
  awayNow: 'нет за столом',
  awayHelp:
    'Страница закрыта или скрыта за другими, либо пропала связь. Партия ждёт, и ничего не потеряно: вернуться можно по той же ссылке. Бота или другого игрока можно посадить, только если сам игрок встал из-за стола.',
  empty: (count: number) => (count === 1 ? 'Одно место пустует' : `Пустует мест: ${count}`),
  whatNow: 'Что можно сделать',
  open: 'Открыть для других',
  opened: 'Теперь туда может сесть любой, у кого есть ссылка.',
};

export const SEATS_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
