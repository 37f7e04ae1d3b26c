import { type GameText, type Locale, type PluralForms, plural, type SeatNames, type SeatResult } from '@orrery/engine';

/** Points by source, one line per seat, the best first. */
export function standingLines(standing: readonly SeatResult[], text: GameText, name: SeatNames): string[] {
  const words = WORDS[text.locale];
  return [...standing]
    .sort((one, other) => one.rank - other.rank)
    .map(({ seat, rank, points, sources }) => {
      const parts = sources.filter((one) => one.points !== 0).map((one) => `${text.sources[one.source] ?? one.source} ${one.points}`);
      return `${rank}. ${name(seat)}: ${points} ${plural(text.locale, points, words.points)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
    });
}

/** Seats of a described position have nobody to be called by. */
export function seatNames(locale: Locale): SeatNames {
  return (seat) => `${WORDS[locale].seat} ${seat}`;
}

/** The few words of the terminal itself; those of a game are its own, or beside its board. */
export const WORDS = {
  en: {
    you: 'You',
    bot: 'Bot',
    seat: 'seat',
    points: ['point', 'points'],
    players: 'Players',
    line: 'line',
    rather: 'Why not',
    best: 'The best instead',
    isAsked: 'is asked',
    may: 'may',
    mayNot: 'may not',
    takeBack: 'Undo the last action',
    leave: 'Leave the match',
    left: 'You have left the match.',
    thinking: 'is thinking…',
    over: 'The match is over.',
    noTerminal: 'play needs a terminal; `simulate` and `advise` work without one',
  },
  ru: {
    you: 'Вы',
    bot: 'Бот',
    seat: 'игрок',
    points: ['очко', 'очка', 'очков'],
    players: 'Игроки',
    line: 'строка',
    rather: 'Почему не',
    best: 'С лучшим ответом',
    isAsked: 'решает',
    may: 'можно',
    mayNot: 'нельзя',
    takeBack: 'Отменить последнее действие',
    leave: 'Выйти из партии',
    left: 'Вы вышли из партии.',
    thinking: 'думает…',
    over: 'Партия окончена.',
    noTerminal: 'для play нужен терминал; без него работают `simulate` и `advise`',
  },
} as const satisfies Record<Locale, Record<string, string | PluralForms>>;
