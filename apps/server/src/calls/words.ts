import type { Locale } from '@orrery/engine';

/**
 * `turn`: it is theirs; `last`: everybody else has answered; `clock`: their time runs out; `found`: who looked for others was seated and
 * the match has begun; `invited`: to a table that has not begun;
 * `try`: somebody wants to see whether it comes.
 */
export const CALL_KINDS = ['turn', 'last', 'clock', 'found', 'invited', 'try'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

export interface SaidOf {
  /** As the message names them; empty: whoever reads it. */
  readonly who: string;
  readonly isSeveral: boolean;
  readonly game: string;
  /** Of a clock, as people say it. */
  readonly left: string;
  /** Who invites; empty: it is not said. */
  readonly by: string;
}

export interface CallWords {
  readonly turn: (said: SaidOf) => string;
  readonly last: (said: SaidOf) => string;
  readonly clock: (said: SaidOf) => string;
  readonly found: (said: SaidOf) => string;
  readonly invited: (said: SaidOf) => string;
  readonly try: (said: SaidOf) => string;
  /** Of the owner's other address: a host, or a device. */
  readonly switchedOff: (which: string) => string;
  /** So many tables wait for whoever reads it. */
  readonly waiting: (count: number) => string;
  readonly switchOff: (where: string) => string;
  readonly and: string;
  readonly hours: (count: number) => string;
  readonly minutes: (count: number) => string;
}

const en: CallWords = {
  turn: ({ who, game }) => `${who === '' ? 'It' : `${who}, it`} is your turn in ${game}.`,
  last: ({ who, game }) => `${who === '' ? 'Everybody' : `${who}, everybody`} else has answered in ${game}: the match waits only for you.`,
  clock: ({ who, game, left }) => `${who === '' ? 'Your' : `${who}, your`} time in ${game} runs out in ${left}.`,
  found: ({ game }) => `Others were found, and your match of ${game} has begun.`,
  invited: ({ by, game }) => (by === '' ? `You are invited to play ${game} again.` : `${by} invites you to play ${game}.`),
  try: () => 'This is how Orrery calls you to the table. All is well.',
  switchedOff: (which) =>
    `Calls to ${which} could not be delivered for days, so they were switched off. You can switch them on again on the page “You”.`,
  waiting: (count) => (count === 1 ? 'A table waits for you' : `${count} tables wait for you`),
  switchOff: (where) => `You asked for these emails. Change or stop them here: ${where}`,
  and: ' and ',
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
};

const PLURAL = new Intl.PluralRules('ru');

/** 1 час, 2 часа, 5 часов. */
function counted(count: number, [one, few, many]: readonly [string, string, string]): string {
  const which = PLURAL.select(count);
  return `${count} ${which === 'one' ? one : which === 'few' ? few : many}`;
}

const ru: CallWords = {
  turn: ({ who, isSeveral, game }) =>
    who === '' ? `Ваш ход: ${game}.` : isSeveral ? `${who}, вас ждут за столом: ${game}.` : `${who}, ваш ход: ${game}.`,
  last: ({ who, game }) => `${who === '' ? 'Ждут' : `${who}, ждут`} только вас: ${game}. Все остальные уже ответили.`,
  clock: ({ who, game, left }) => `${who === '' ? 'Ваше' : `${who}, ваше`} время выйдет через ${left}: ${game}.`,
  found: ({ game }) => `Нашлось с кем сыграть, партия началась: ${game}.`,
  invited: ({ by, game }) => (by === '' ? `Вас зовут сыграть ещё раз: ${game}.` : `${by} зовёт вас сыграть: ${game}.`),
  try: () => 'Так Orrery зовёт вас к столу. Всё работает.',
  switchedOff: (which) =>
    `Сообщения не доходили несколько дней (${which}), поэтому мы их отключили. Снова включить их можно на странице «Вы».`,
  waiting: (count) => `Вас ${PLURAL.select(count) === 'one' ? 'ждёт' : 'ждут'} ${counted(count, ['стол', 'стола', 'столов'])}`,
  switchOff: (where) => `Вы сами попросили присылать эти письма. Изменить или отключить: ${where}`,
  and: ' и ',
  hours: (count) => counted(count, ['час', 'часа', 'часов']),
  minutes: (count) => counted(count, ['минуту', 'минуты', 'минут']),
};

export const CALL_WORDS: Readonly<Record<Locale, CallWords>> = { en, ru };
