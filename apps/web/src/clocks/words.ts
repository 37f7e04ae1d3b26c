import { type Locale, plural } from '@orrery/engine';

const NBSP = '\u00a0';

/** Words of clocks, of bots that stand in, and of ways to end a match. Loaded with those parts of the screen. */
const en = {
  clock: 'Clock',
  paces: { none: 'None', live: 'Live', slow: 'A move a day' },
  paceHelp: {
    none: 'Everybody has all the time in the world.',
    live: 'Everybody is at the table, and minutes count. The bank is for turns that take longer.',
    slow: 'Hours or days for each move. Nights, days off and holidays of each player do not count: everybody sets their own under “You”.',
  },
  turn: 'For each turn',
  bank: 'Bank for the whole match',
  noBank: 'no bank',
  whenOut: 'When time is up',
  whenOuts: { 'stand-in': 'A bot stands in', 'give-up': 'The seat is lost' },
  whenOutHelp: {
    'stand-in': 'The bot plays until its player comes back and takes the seat again.',
    'give-up': 'With two players the other one wins. With more, a bot plays on to the end, and the player has lost.',
  },
  /** A number and its unit stay on one line. */
  seconds: (count: number) => `${count}${NBSP}s`,
  minutes: (count: number) => `${count}${NBSP}min`,
  hours: (count: number) => `${count}${NBSP}h`,
  days: (count: number) => `${count}${NBSP}${plural('en', count, ['day', 'days'])}`,
  chosen: (turn: string, bank: string | undefined) => `${turn} a turn${bank === undefined ? '' : `, ${bank} in the bank`}`,
  times: 'Time left',
  until: (moment: string) => `until ${moment}`,
  leftOf: (time: string) => `${time} left`,
  /** `bank`: what is in it, where there is any; `isInBank`: it runs already. */
  exactly: ({
    name,
    left,
    until,
    bank,
    isInBank,
  }: {
    name: string;
    left: string;
    until: string;
    bank: string | undefined;
    isInBank: boolean;
  }) =>
    `${name}: ${left} left. Time is up: ${until}.${bank === undefined ? '' : isInBank ? ` The turn’s time is up: the bank runs, ${bank} of it left.` : ` That includes ${bank} of the bank.`}`,
  inBank: 'of the bank',
  bankLeft: (time: string) => `bank ${time}`,
  left: (time: string) => `You have ${time} left.`,
  timeUp: 'Your time is up.',
  standsIn: (name: string) => `A bot plays for ${name}`,
  standsInForYou: 'A bot plays for you. The seat is still yours.',
  returning: 'You are back: the bot finishes this turn, then the seat is yours again.',
  takeBack: 'Take my seat back',
  home: 'Nothing changes: the seat stays yours, the match waits, and “My matches” leads back.',
  homeTimed: 'The seat stays yours and your clock runs on. “My matches” leads back.',
  ratedGone: 'Whoever is not there at the end of a rated match has lost it.',
  ratedStandIn: 'This match is rated: if you are not back when it ends, you have lost it, whatever the bot does.',
  back: 'Not now',
  letBot: 'Let a bot play for me',
  letBotHelp: 'A bot plays in your place until you press “Take my seat back”. The seat stays yours, and the result says what the bot did.',
  resign: 'Resign',
  resignDuel: (name: string) => `You lose and ${name} wins, whatever the points. This cannot be undone.`,
  resignMany: 'A bot takes your seat for good, and you lose the match. The others play on. This cannot be undone.',
  offer: 'Offer to end the match',
  offerHelp: 'The match ends if every player agrees; one “no” is enough to go on.',
  offerAs: { undecided: 'A draw: nobody wins or loses', standing: 'As it stands: by the points at this moment' },
  remove: (name: string) => `Vote ${name} out`,
  removeHelp: (name: string) =>
    `All other players must agree, at least two of them. A bot takes the seat for good, and ${name} loses the match.`,
  ask: 'Ask the table',
  confirmResign: 'Yes, resign',
  proposed: {
    undecided: (name: string) => `${name} offers a draw.`,
    standing: (name: string) => `${name} offers to end the match as it stands.`,
    remove: (name: string, target: string) => `${name} wants ${target} voted out: a bot would take the seat for good.`,
    removeYou: (name: string) =>
      `${name} wants to vote you out. If all others agree, a bot takes your seat for good and for you the match is lost.`,
  },
  yourProposal: {
    undecided: 'You offer a draw.',
    standing: 'You offer to end the match as it stands.',
    remove: (target: string) => `You want ${target} voted out.`,
  },
  agreed: (count: number, of: number) => `${count} of ${of} agree`,
  agree: 'Agree',
  decline: 'No',
  withdraw: 'Take it back',
  declined: 'Somebody said no: the match goes on as it was.',
  votedOut: 'The others have voted you out: a bot has your seat, and you have lost the match.',
  gone: 'gone for two days',
  claim: 'Let a bot stand in',
  claimHelp:
    'A bot can stand in for a player who was gone for two days while the match waited, or whose move it has waited for three days, even if they look in. The seat stays theirs: they take it back when they return.',
  waitsLong: (names: string) => `The match has waited three days: ${names}`,
  endings: {
    'called-undecided': 'All agreed to a draw.',
    'called-standing': 'All agreed to end the match as it stood.',
    'called-closed': 'Those who run the server closed this table. The chat says why.',
  },
  /** Who gave up one of two seats; undefined: whoever reads it. */
  gaveUp: {
    'called-resigned': (name: string | undefined) => (name === undefined ? 'You resigned.' : `${name} resigned.`),
    'called-time': (name: string | undefined) => (name === undefined ? 'Your time ran out.' : `${name} ran out of time.`),
  },
  undecided: 'A draw',
  /** What bots did in somebody's place, said with the result. */
  stoodIn: (name: string, count: number) => `A bot did ${count} ${plural('en', count, ['action', 'actions'])} for ${name}.`,
  forfeits: {
    resigned: (bot: string) => `A player resigned, and ${bot} played on for them.`,
    time: (bot: string) => `A player ran out of time, and ${bot} played on for them.`,
    removed: (bot: string) => `A player was voted out, and ${bot} played on for them.`,
  },
  hostAway: 'The host is away: you can fill seats and begin.',
};

const ru: typeof en = {
  clock: 'Часы',
  paces: { none: 'Без часов', live: 'В один заход', slow: 'Ход в день' },
  paceHelp: {
    none: 'Никто никого не торопит.',
    live: 'Все за столом, счёт на минуты. Запас — для ходов, которым нужно больше.',
    slow: 'Часы или дни на каждый ход. Ночи, выходные и отпуска не считаются: каждый отмечает свои на странице «Вы».',
  },
  turn: 'На каждый ход',
  bank: 'Запас на всю партию',
  noBank: 'без запаса',
  whenOut: 'Когда время вышло',
  whenOuts: { 'stand-in': 'Играет бот', 'give-up': 'Место потеряно' },
  whenOutHelp: {
    'stand-in': 'Бот подменяет игрока, пока тот не вернётся и не займёт своё место.',
    'give-up': 'Если игроков двое, побеждает другой. Если больше, бот играет до конца, а ушедший проиграл.',
  },
  seconds: (count: number) => `${count}${NBSP}с`,
  minutes: (count: number) => `${count}${NBSP}мин`,
  hours: (count: number) => `${count}${NBSP}ч`,
  days: (count: number) => `${count}${NBSP}${plural('ru', count, ['день', 'дня', 'дней'])}`,
  chosen: (turn, bank) => `${turn} на ход${bank === undefined ? '' : `, ${bank} в запасе`}`,
  times: 'Оставшееся время',
  until: (moment) => `до ${moment}`,
  leftOf: (time) => `ещё ${time}`,
  exactly: ({ name, left, until, bank, isInBank }) =>
    `${name}: осталось ${left}. Время выйдет: ${until}.${bank === undefined ? '' : isInBank ? ` Время на ход вышло, идёт запас: осталось ${bank}.` : ` Вместе с запасом: в нём ${bank}.`}`,
  inBank: 'из запаса',
  bankLeft: (time) => `запас ${time}`,
  left: (time) => `У вас осталось ${time}.`,
  timeUp: 'Ваше время вышло.',
  standsIn: (name) => `Вместо игрока ${name} — бот`,
  standsInForYou: 'За вас играет бот. Место по-прежнему ваше.',
  returning: 'Вы вернулись: бот закончит этот ход, и место снова ваше.',
  takeBack: 'Вернуться за стол',
  home: 'Ничего не меняется: место остаётся вашим, партия ждёт, а вернуться можно через «Мои партии».',
  homeTimed: 'Место остаётся вашим, но часы идут дальше. Вернуться можно через «Мои партии».',
  ratedGone: 'Кого нет за столом в конце рейтинговой партии, тот её проиграл.',
  ratedStandIn: 'Партия рейтинговая: если к её концу вы не вернётесь, она для вас проиграна, как бы ни сыграл бот.',
  back: 'Не сейчас',
  letBot: 'Пусть за меня играет бот',
  letBotHelp: 'Бот играет вместо вас, пока вы не нажмёте «Вернуться за стол». Место остаётся вашим, а в итоге видно, что сделал бот.',
  resign: 'Сдаться',
  resignDuel: (name) => `Вы проигрываете, ${name} побеждает — при любых очках. Отменить это нельзя.`,
  resignMany: 'Ваше место навсегда займёт бот, а вы проиграете партию. Остальные играют дальше. Отменить это нельзя.',
  offer: 'Предложить закончить',
  offerHelp: 'Партия закончится, если согласны все, кто играет. Хватит одного отказа, чтобы играть дальше.',
  offerAs: { undecided: 'Ничья: никто не выиграл и не проиграл', standing: 'Как есть: по очкам на этот момент' },
  remove: (name) => `Удалить из-за стола: ${name}`,
  removeHelp: (name) =>
    `Нужно согласие всех остальных, кто играет, и не меньше двух голосов. Место навсегда займёт бот, а ${name} проиграет партию.`,
  ask: 'Спросить всех',
  confirmResign: 'Да, сдаться',
  proposed: {
    undecided: (name) => `${name} предлагает ничью.`,
    standing: (name) => `${name} предлагает закончить партию по очкам, как есть.`,
    remove: (name, target) => `${name} предлагает удалить игрока ${target}: место навсегда займёт бот.`,
    removeYou: (name) =>
      `${name} предлагает удалить вас. Если все остальные согласятся, ваше место навсегда займёт бот, и для вас партия проиграна.`,
  },
  yourProposal: {
    undecided: 'Вы предлагаете ничью.',
    standing: 'Вы предлагаете закончить партию по очкам, как есть.',
    remove: (target) => `Вы предлагаете удалить игрока ${target}.`,
  },
  agreed: (count, of) => `согласны ${count} из ${of}`,
  agree: 'Согласиться',
  decline: 'Нет',
  withdraw: 'Передумать',
  declined: 'Кто-то против: партия идёт дальше.',
  votedOut: 'Остальные проголосовали за то, чтобы вас удалить: ваше место занял бот, и вы проиграли партию.',
  gone: 'нет уже два дня',
  claim: 'Пусть играет бот',
  claimHelp:
    'Бот может подменить того, кого не было два дня, пока партия ждала, или чьего хода она ждёт уже три дня, даже если он заходит. Место остаётся за игроком: вернётся — снова сядет сам.',
  waitsLong: (names: string) => `Партия ждёт уже три дня: ${names}`,
  endings: {
    'called-undecided': 'Все согласились на ничью.',
    'called-standing': 'Все согласились закончить партию как есть.',
    'called-closed': 'Стол закрыли те, кто следит за сервером. Почему, сказано в чате.',
  },
  gaveUp: {
    'called-resigned': (name) => (name === undefined ? 'Вы сдались.' : `${name} сдаётся.`),
    'called-time': (name) => (name === undefined ? 'У вас вышло время.' : `Время вышло: ${name}.`),
  },
  undecided: 'Ничья',
  stoodIn: (name, count) => `За игрока ${name} бот сделал ${count} ${plural('ru', count, ['действие', 'действия', 'действий'])}.`,
  forfeits: {
    resigned: (bot) => `Один игрок сдался, за него доиграл бот: ${bot}.`,
    time: (bot) => `У одного игрока вышло время, за него доиграл бот: ${bot}.`,
    removed: (bot) => `Одного игрока удалили из-за стола, за него доиграл бот: ${bot}.`,
  },
  hostAway: 'Хозяина нет: занять места и начать можете вы.',
};

export const CLOCK_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
export type ClockWords = typeof en;
