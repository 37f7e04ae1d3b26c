import { type Clauses, counter, possessor, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/titles.ts';
import type { View } from '../knowledge/view.ts';
import { SECTOR, UNIT, upgrades } from '../text/ru/cases.ts';
import { NAMES } from '../text/ru/names.ts';
import { holdsNow, isInstalled, isOpen, isOpenBonus } from './known.ts';
import type { Outcome, Term, TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'вы');
const moreOrLess = (amount: number): string => (amount > 0 ? 'больше' : 'меньше');
const quoted = (name: string): string => `«${name}»`;
const named = (view: View, card: CardId): string => (isOpen(view, card) ? `карту ${quoted(NAMES[`card:${card}`])}` : 'новую карту');

const lives = counter('ru', 'жизнь', 'жизни', 'жизней');
const points = counter('ru', 'очко', 'очка', 'очков');
const data = counter('ru', 'единицу данных', 'единицы данных', 'единиц данных');
const units = counter('ru', 'отряд', 'отряда', 'отрядов');
const parasites = counter('ru', 'паразита', 'паразита', 'паразитов');
const wounds = counter('ru', 'рану', 'раны', 'ран');

/** «вы имеете на 2 жизни больше». */
function has(
  seat: number,
  telling: Telling<View>,
  { amount, what, where = '' }: { readonly amount: number; readonly what: string; readonly where?: string },
) {
  return { who: possessor(subject(seat, telling)), does: `на ${what} ${moreOrLess(amount)}${where}` };
}

/** Карта, которую можно сыграть: остаётся, тратится, достаётся или нет. */
function plays(term: TermOf<'instant'> | TermOf<'bonus'>, telling: Telling<View>, name: string) {
  const { who, verb } = subject(term.seat, telling);
  if (holdsNow(telling.view, term.seat, term.card))
    return { who, does: `${term.amount > 0 ? verb('сохраняете', 'сохраняет') : verb('тратите', 'тратит')} ${name}` };
  return { who, does: `${term.amount > 0 ? '' : 'не '}${verb('получаете', 'получает')} ${name}` };
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'выигрываете партию',
  shared: 'делите победу',
  lost: 'проигрываете партию',
  open: 'играете дальше',
};

const WHEN = { next: 'уже следующим ходом', near: 'вскоре', far: 'со временем' } as const;

function assault({ now, when, else: otherwise, elseWhen }: TermOf<'assault'>, can: string): string {
  if (now === 0) return `не ${can} ударить в Натиске (иначе — на ${otherwise}, ${WHEN[elseWhen]})`;
  if (otherwise === 0) return `${WHEN[when]} ${can} ударить в Натиске на ${now}`;
  if (now === otherwise) return `${WHEN[when]}, а не ${WHEN[elseWhen]}, ${can} ударить в Натиске на ${now}`;
  if (when === elseWhen) return `${WHEN[when]} ${can} ударить в Натиске на ${now}, а не на ${otherwise}`;
  return `${WHEN[when]} ${can} ударить в Натиске на ${now} (иначе — на ${otherwise}, ${WHEN[elseWhen]})`;
}

const clauses: Clauses<View, Term> = {
  life: ({ seat, amount }, telling) =>
    telling.view.mode === 'deathmatch'
      ? has(seat, telling, { amount, what: points(Math.abs(amount)), where: ' за раны' })
      : has(seat, telling, { amount, what: lives(Math.abs(amount)) }),
  data: ({ seat, amount }, telling) => has(seat, telling, { amount, what: data(Math.abs(amount)) }),
  tokens: ({ seat, amount }, telling) => has(seat, telling, { amount, what: upgrades(Math.abs(amount)) }),
  'in-space': ({ seat, amount }, telling) => has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' в космосе' }),
  held: ({ seat, amount }, telling) => has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' в захвате' }),
  parasites: ({ seat, amount }, telling) => has(seat, telling, { amount, what: parasites(Math.abs(amount)), where: ' на отрядах' }),
  invisible: ({ seat, amount }, telling) => has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' в невидимости' }),
  stuck: ({ seat, amount }, telling) =>
    has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' там, откуда путь ведёт обратно' }),
  forced: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const by = wounds(Math.abs(amount));
    return {
      who,
      does:
        amount > 0
          ? `${verb('получите', 'получит')} на ${by} больше, куда ни пойти`
          : `${verb('находите', 'находит')} путь на ${by} дешевле`,
    };
  },
  race: ({ seat, now, else: otherwise }, telling) => {
    const { who, isOwn } = subject(seat, telling);
    return { who: isOwn ? 'до вашей победы' : `до победы игрока ${who}`, does: `остаётся ${points(now)}, а не ${otherwise}` };
  },
  unit: ({ seat, unit, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const one = Math.abs(amount) === 1 ? UNIT[unit].accusative : `${units(Math.abs(amount))}: ${UNIT[unit].nominative}`;
    return {
      who,
      does: amount > 0 ? `${verb('получаете', 'получает')} ${one}` : `${verb('остаётесь', 'остаётся')} без ${UNIT[unit].genitive}`,
    };
  },
  'better-side': ({ seat, unit, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return {
      who,
      does:
        amount > 0
          ? `${verb('улучшаете', 'улучшает')} ${UNIT[unit].accusative}`
          : `${verb('не улучшаете', 'не улучшает')} ${UNIT[unit].accusative}`,
    };
  },
  instant: (term, telling) => plays(term, telling, named(telling.view, term.card)),
  bonus: (term, telling) =>
    plays(term, telling, isOpenBonus(telling.view, term.card) ? `карту ${quoted(NAMES[`bonus:${term.card}`])}` : 'бонусную карту'),
  pending: ({ seat, card, amount }, telling) => {
    const who = possessor(subject(seat, telling));
    const name = isOpen(telling.view, card) ? `карта ${quoted(NAMES[`card:${card}`])}` : 'новая карта';
    return { who, does: `${amount > 0 ? 'ждёт установки' : 'больше не ждёт установки'} ${name}` };
  },
  installed: ({ seat, card, sector, now, else: otherwise, isOn, elseIsOn }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    const name = `${named(telling.view, card)} ${SECTOR[sector].at}`;
    const isThere = isInstalled(telling.view, card, sector);
    if (otherwise === 0) return { who, does: `${isThere ? verb('сохраняете', 'сохраняет') : verb('получаете', 'получает')} ${name}` };
    if (now === 0) return { who, does: `${isThere ? verb('теряете', 'теряет') : verb('не получаете', 'не получает')} ${name}` };
    const whose = `${isOwn ? 'ваша карта' : `карта игрока ${who}`} ${isOpen(telling.view, card) ? quoted(NAMES[`card:${card}`]) : 'из колоды'} ${SECTOR[sector].at}`;
    if (isOn !== elseIsOn) return { who: whose, does: isOn ? 'остаётся включённой' : 'отключена' };
    return { who: whose, does: `стоит ${now > otherwise ? 'больше' : 'меньше'}` };
  },
  assault: (term, telling) => {
    const { who, verb } = subject(term.seat, telling);
    return { who, does: assault(term, verb('сможете', 'сможет')) };
  },
  pace: ({ amount }, { isGain }) => ({
    who: 'конец партии',
    does: `${amount > 0 ? 'становится ближе' : 'отодвигается'}, и это вам ${isGain ? 'на руку' : 'не на руку'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'вы', does: now === 'open' ? `не ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

export const words = reasonWords<View, Term>('ru', clauses, { same: 'К концу хода между ними нет разницы, которая что-то значит.' });
