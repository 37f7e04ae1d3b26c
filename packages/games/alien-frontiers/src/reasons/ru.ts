import { type Clauses, plural, possessor, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { Field, Territory, Token } from '../state.ts';
import { cardAccusative, shipsCount, TERRITORY, tokens } from '../text/ru/cases.ts';
import { NAMES } from '../text/ru/names.ts';
import { controlsNow, holdsNow, isOpen } from './known.ts';
import type { Outcome, Term, TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'вы');
const moreOrLess = (amount: number): string => (amount > 0 ? 'больше' : 'меньше');
const circles = (count: number): string => `${count} ${plural('ru', count, ['круг', 'круга', 'кругов'])}`;
const colonies = (count: number): string => `${count} ${plural('ru', count, ['колонию', 'колонии', 'колоний'])}`;

const holds = (footing: TermOf<'footing'>['now']): boolean => footing === 'control' || footing === 'safe';

function footing(term: TermOf<'footing'>, telling: Telling<View>): string {
  const { territory, seat, now } = term;
  const { verb } = subject(seat, telling);
  const { accusative, genitive, at } = TERRITORY[territory];
  const had = controlsNow(telling.view, seat, territory);
  if (holds(now) && !holds(term.else))
    return `${had ? verb('удерживаете', 'удерживает') : verb('берёте под контроль', 'берёт под контроль')} ${accusative}${paying(term, telling.seat)}`;
  if (holds(term.else) && !holds(now))
    return `${had ? verb('теряете', 'теряет') : verb('не берёте под контроль', 'не берёт под контроль')} ${accusative}${paying(term, telling.seat)}`;
  if (now !== term.else) return `${standing(term, verb)} ${at}`;
  if (term.bonus !== 0) return `${term.bonus > 0 ? '' : 'не '}${verb('пользуетесь', 'пользуется')} бонусом ${genitive}`;
  return `${term.positron > 0 ? '' : 'не '}${verb('получаете', 'получает')} очко за Позитронное Поле ${at}`;
}

/** Что даёт бонус, в двух словах: что он другой — ещё не довод. */
const BONUS: { readonly [Each in Territory]: string } = {
  'asimov-crater': 'лишний круг в Центре Колонистов',
  'bradbury-plateau': 'Конструктор Колонии дешевле',
  'burroughs-desert': 'право на Реликтовый Корабль',
  'heinlein-plains': 'на Рынке руда за 1 топливо',
  'herbert-valley': 'корабли дешевле',
  'lem-badlands': 'больше топлива на Конверторе',
  'pohl-foothills': 'свойства карт дешевле',
  'van-vogt-mountains': 'любое число в Шахте',
};

function paying({ bonus, positron, territory, seat }: TermOf<'footing'>, own: number): string {
  const what = seat === own ? ` (${BONUS[territory]})` : '';
  if (positron !== 0) return bonus === 0 ? ' с очком Позитронного Поля' : ` с бонусом${what} плюс очко Позитронного Поля`;
  return bonus === 0 ? '' : ` вместе с бонусом${what}`;
}

/** Who controls the territory is the same both ways, or nobody does. */
function standing({ now, else: otherwise }: TermOf<'footing'>, verb: Subject['verb']): string {
  if (now === 'safe') return `${verb('опережаете', 'опережает')} других на две колонии`;
  if (now === 'control') return `${verb('опережаете', 'опережает')} других лишь на одну колонию`;
  if (now === 'tied') return `${verb('делите', 'делит')} первенство`;
  if (now === 'behind') return `${verb('отстаёте', 'отстаёт')} на одну колонию`;
  return otherwise === 'tied' ? `${verb('не делите', 'не делит')} первенство` : `${verb('остаётесь', 'остаётся')} без опоры`;
}

function hub({ now, else: otherwise, seat, isLanded }: TermOf<'hub'>, telling: Telling<View>): string {
  const { verb } = subject(seat, telling);
  if (isLanded)
    return now === 0
      ? `${verb('расходуете', 'расходует')} колонию из Центра Колонистов`
      : `${verb('сохраняете', 'сохраняет')} колонию в Центре Колонистов`;
  if (now === 0) return `${verb('остаётесь', 'остаётся')} без колонии в Центре Колонистов`;
  const by = circles(Math.abs(now - otherwise));
  return `${verb('проходите', 'проходит')} в Центре Колонистов на ${by} ${now > otherwise ? 'больше' : 'меньше'}`;
}

function card({ seat, card: id, amount }: TermOf<'card'>, telling: Telling<View>): string {
  const { verb } = subject(seat, telling);
  const name = isOpen(telling.view, id) ? cardAccusative(id) : 'новую карту технологии';
  const has = holdsNow(telling.view, seat, id);
  if (amount > 0) return `${has ? verb('сохраняете', 'сохраняет') : verb('получаете', 'получает')} ${name}`;
  return `${has ? verb('теряете', 'теряет') : verb('не получаете', 'не получает')} ${name}`;
}

const OF_TOKEN = { fuel: 'топлива', ore: 'руды' } as const;

/** Именительный с числом: «1 руда», «2 руды», «5 руды». */
const countedToken = (token: Token, count: number): string =>
  `${count} ${plural('ru', count, token === 'fuel' ? ['топливо', 'топлива', 'топлива'] : ['руда', 'руды', 'руды'])}`;

function ships({ amount, course }: TermOf<'ships'>, verb: Subject['verb']): string | undefined {
  const count = Math.abs(amount) === 1 ? 'корабль' : shipsCount(Math.abs(amount));
  switch (course) {
    case 'gain':
      return `${verb('строите', 'строит')} ${count}`;
    case 'miss':
      return `не ${verb('строите', 'строит')} ${count}`;
    case 'keep':
      // Свой корабль можно и потерять, и построить за один ход.
      return verb('', `не теряет ${count}`) || undefined;
    case 'lose':
      return `${verb('теряете', 'теряет')} ${count}`;
    default:
      return undefined;
  }
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'выигрываете партию сразу',
  shared: 'сразу делите победу',
  lost: 'проигрываете партию сразу',
  open: 'играете дальше',
};

const FIELD: { readonly [Each in Field]: string } = {
  isolation: 'бонуса там нет ни у кого',
  positron: 'контроль там приносит ещё одно очко',
  repulsor: 'высадиться туда нельзя',
};

const clauses: Clauses<View, Term> = {
  landed: ({ seat, amount }, telling) => {
    const who = possessor(subject(seat, telling));
    return { who, does: `на планете на ${colonies(Math.abs(amount))} ${moreOrLess(amount)}` };
  },
  footing: (term, telling) => ({ who: subject(term.seat, telling).who, does: footing(term, telling) }),
  ships: (term, telling) => {
    const who = subject(term.seat, telling);
    const does = ships(term, who.verb);
    if (does !== undefined) return { who: who.who, does };
    return { who: possessor(who), does: `на ${shipsCount(Math.abs(term.amount))} ${moreOrLess(term.amount)}` };
  },
  'relic-ship': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const has = telling.view.relicOwner === seat;
    if (amount > 0) return { who, does: `${has ? verb('сохраняете', 'сохраняет') : verb('получаете', 'получает')} Реликтовый Корабль` };
    return { who, does: `${has ? verb('теряете', 'теряет') : verb('не получаете', 'не получает')} Реликтовый Корабль` };
  },
  hub: (term, telling) => ({ who: subject(term.seat, telling).who, does: hub(term, telling) }),
  ready: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const can = amount > 0 ? verb('сможете', 'сможет') : verb('не сможете', 'не сможет');
    return { who, does: `${can} запустить колонию из Центра следующим ходом` };
  },
  tokens: ({ seat, token, amount, none }, telling) => {
    const { verb, ...who } = subject(seat, telling);
    const count = Math.abs(amount);
    const instead = count > 1 ? ` (иначе — ${count})` : '';
    if (none === 'now') return { who: who.who, does: `${verb('остаётесь', 'остаётся')} без ${OF_TOKEN[token]}${instead}` };
    if (none === 'else') return { who: possessor({ verb, ...who }), does: `${countedToken(token, count)} вместо нуля` };
    return { who: possessor({ verb, ...who }), does: `на ${tokens(token, count)} ${moreOrLess(amount)}` };
  },
  'given-back': ({ seat }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('возвращаете', 'возвращает')} лишние фишки` };
  },
  card: (term, telling) => ({
    who: subject(term.seat, telling).who,
    does: card(term, telling),
    as: term.isTaken && 'fact',
  }),
  field: ({ field, on }) => ({
    who: NAMES[field],
    does: on === undefined ? 'убрано с планеты' : `стоит ${TERRITORY[on].at}: ${FIELD[field]}`,
  }),
  pace: ({ amount }, { isGain }) => ({
    who: 'конец партии',
    does: `${amount > 0 ? 'становится ближе' : 'отодвигается'}, и это вам ${isGain ? 'на руку' : 'не на руку'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'вы', does: now === 'open' ? `не ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

export const words = reasonWords<View, Term>('ru', clauses, {
  same: 'По всему, что можно подсчитать к концу хода, разницы между ними нет.',
});
