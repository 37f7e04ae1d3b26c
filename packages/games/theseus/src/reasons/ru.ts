import { type Clauses, capital, counter, playerOf, possessor, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/titles.ts';
import type { View } from '../knowledge/view.ts';
import { SECTOR, UNIT, type UnitCases, upgrades } from '../text/ru/cases.ts';
import { NAMES } from '../text/ru/names.ts';
import type { UnitTerm } from '../text/shape.ts';
import { holderNow, isOpen, isOpenBonus } from './known.ts';
import { isForLater } from './later.ts';
import type { Outcome, Term, TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'вы');
const moreOrLess = (amount: number): string => (amount > 0 ? 'больше' : 'меньше');
const quoted = (name: string): string => `«${name}»`;
const named = (view: View, card: CardId): string => (isOpen(view, card) ? `карту ${quoted(NAMES[`card:${card}`])}` : 'новую карту');

/** Чья польза: «от карты «Мина»». */
const useOf = (view: View, card: CardId): string => (isOpen(view, card) ? `от карты ${quoted(NAMES[`card:${card}`])}` : 'от новой карты');

const lives = counter('ru', 'жизнь', 'жизни', 'жизней');
const points = counter('ru', 'очко', 'очка', 'очков');
const data = counter('ru', 'единицу данных', 'единицы данных', 'единиц данных');
const units = counter('ru', 'отряд', 'отряда', 'отрядов');
const improved = counter('ru', 'улучшенный отряд', 'улучшенных отряда', 'улучшенных отрядов');
const parasites = counter('ru', 'паразита', 'паразита', 'паразитов');

/** «вы имеете на 2 жизни больше». */
function has(
  seat: number,
  telling: Telling<View>,
  { amount, what, where = '' }: { readonly amount: number; readonly what: string; readonly where?: string },
) {
  return { who: possessor(subject(seat, telling)), does: `на ${what} ${moreOrLess(amount)}${where}` };
}

/** Карта, которую можно сыграть: остаётся, тратится, достаётся или нет. */
function plays({ seat, amount, course }: TermOf<'instant'> | TermOf<'bonus'>, telling: Telling<View>, name: string) {
  const { who, verb } = subject(seat, telling);
  if (amount > 0) return { who, does: `${course === 'keep' ? verb('сохраняете', 'сохраняет') : verb('получаете', 'получает')} ${name}` };
  return { who, does: `${course === 'lose' ? verb('тратите', 'тратит') : `не ${verb('получаете', 'получает')}`} ${name}` };
}

/** «Десантника», «3 отряда (Десантник)». */
function someUnits(unit: UnitTerm, amount: number): Pick<UnitCases, 'nominative' | 'accusative'> {
  const { nominative, accusative } = UNIT[unit];
  if (Math.abs(amount) === 1) return { nominative, accusative };
  const several = `${units(Math.abs(amount))} (${nominative})`;
  return { nominative: several, accusative: several };
}

/** Чем отличается карта, которая есть и работает в обоих случаях. */
function shown({ count, elseCount, now, else: otherwise, shows, elseShows }: TermOf<'installed'>): string {
  if (count !== elseCount) return count > elseCount ? 'получает вторую копию' : 'остаётся без второй копии';
  if (shows.strength !== elseShows.strength) return `имеет силу ${shows.strength}, а не ${elseShows.strength}`;
  if (shows.counter !== elseShows.counter) return `записала ${shows.counter}, а не ${elseShows.counter}`;
  if (shows.isLent !== elseShows.isLent) return shows.isLent ? 'захвачена лишь на один раз' : 'захвачена насовсем';
  if (shows.isArmed !== elseShows.isArmed) return shows.isArmed ? 'заряжена' : 'не заряжена';
  return now > otherwise ? 'удвоена' : 'не удвоена';
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
  tokens: ({ seat, amount, course }, telling) => {
    const { who, verb } = subject(seat, telling);
    const what = upgrades(Math.abs(amount));
    if (course === 'keep') return { who, does: `${verb('сохраняете', 'сохраняет')} ${what}` };
    if (course === 'lose') return { who, does: `${verb('тратите', 'тратит')} ${what}` };
    return has(seat, telling, { amount, what });
  },
  'in-space': ({ seat, amount }, telling) => has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' в космосе' }),
  held: ({ seat, amount }, telling) => has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' в захвате' }),
  parasites: ({ seat, amount }, telling) => has(seat, telling, { amount, what: parasites(Math.abs(amount)), where: ' на отрядах' }),
  invisible: ({ seat, amount }, telling) => has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' в невидимости' }),
  stuck: ({ seat, amount }, telling) => has(seat, telling, { amount, what: units(Math.abs(amount)), where: ' заперто в полном секторе' }),
  forced: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const does = `${verb('потеряете', 'потеряет')} минимум на ${points(Math.abs(amount))} ${moreOrLess(amount)}`;
    return { who: `следующим ходом ${who}`, does };
  },
  race: ({ seat, now, else: otherwise }, telling) => {
    const { who, isOwn } = subject(seat, telling);
    return { who: isOwn ? 'до вашей победы' : `до победы игрока ${who}`, does: `остаётся ${points(now)}, а не ${otherwise}` };
  },
  unit: ({ seat, unit, amount, course }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = someUnits(unit, amount);
    if (course === 'gain') return { who, does: `${verb('получаете', 'получает')} ${name.accusative}` };
    if (course === 'miss') return { who, does: `не ${verb('получаете', 'получает')} ${name.accusative}` };
    if (course === 'keep') return { who, does: `${verb('сохраняете', 'сохраняет')} ${name.accusative}` };
    if (course === 'lose') return { who, does: `${verb('теряете', 'теряет')} ${name.accusative}` };
    return has(seat, telling, { amount, what: units(Math.abs(amount)), where: ` (${UNIT[unit].nominative})` });
  },
  'better-side': ({ seat, unit, amount, course }, telling) => {
    const whose = subject(seat, telling);
    const name = someUnits(unit, amount);
    if (course === 'gain' || course === 'miss') {
      const not = course === 'gain' ? '' : 'не ';
      const isAlly = !whose.isOwn && telling.view.mode === 'teams';
      if (!isAlly) return { who: whose.who, does: `${not}${whose.verb('улучшаете', 'улучшает')} ${name.accusative}` };
      // Отряд союзника улучшает не он сам.
      return { who: possessor(whose), does: `${not}улучшается ${name.nominative}` };
    }
    return has(seat, telling, { amount, what: improved(Math.abs(amount)), where: ` (${UNIT[unit].nominative})` });
  },
  instant: (term, telling) => plays(term, telling, named(telling.view, term.card)),
  bonus: (term, telling) =>
    plays(term, telling, isOpenBonus(telling.view, term.card) ? `карту ${quoted(NAMES[`bonus:${term.card}`])}` : 'бонусную карту'),
  pending: ({ seat, card, course }, telling) => {
    const who = possessor(subject(seat, telling));
    const name = isOpen(telling.view, card) ? `карта ${quoted(NAMES[`card:${card}`])}` : 'новая карта';
    const how = { keep: 'по-прежнему ждёт', lose: 'больше не ждёт', gain: 'ждёт', more: 'ждёт', miss: 'не ждёт', fewer: 'не ждёт' }[course];
    return { who, does: `${how} установки ${name}` };
  },
  installed: (term, telling) => {
    const { seat, card, sector, isOn, elseIsOn, wasOn } = term;
    const { who, verb, isOwn } = subject(seat, telling);
    const name = `${named(telling.view, card)} ${SECTOR[sector].at}`;
    const holder = holderNow(telling.view, card, sector, seat);
    const takes = holder === undefined ? verb('устанавливаете', 'устанавливает') : verb('захватываете', 'захватывает');
    if (term.elseCount === 0) return { who, does: `${holder === seat ? verb('сохраняете', 'сохраняет') : takes} ${name}` };
    if (term.count === 0) return { who, does: `${holder === seat ? verb('теряете', 'теряет') : `не ${takes}`} ${name}` };
    const whose = `${isOwn ? 'ваша карта' : `карта игрока ${who}`} ${isOpen(telling.view, card) ? quoted(NAMES[`card:${card}`]) : 'из колоды'} ${SECTOR[sector].at}`;
    if (isOn === elseIsOn || term.count !== term.elseCount) return { who: whose, does: shown(term) };
    if (isOn) return { who: whose, does: wasOn ? 'остаётся включённой' : 'снова работает' };
    return { who: whose, does: wasOn ? 'отключена' : 'остаётся отключённой' };
  },
  placed: ({ card, sector, instead }, telling) => {
    const who = useOf(telling.view, card);
    return { who, does: `${SECTOR[sector].at} ${telling.isGain ? 'больше' : 'меньше'} пользы, чем ${SECTOR[instead].at}` };
  },
  chosen: ({ card, sector, rather, there }, { view }) => ({
    who: useOf(view, card),
    does: `${SECTOR[sector].at} больше пользы, чем было бы ${useOf(view, rather)}${there === sector ? '' : ` ${SECTOR[there].at}`}`,
  }),
  broken: ({ seat, card }, telling) => {
    const { who, isOwn } = subject(seat, telling);
    const name = isOpen(telling.view, card) ? ` ${quoted(NAMES[`card:${card}`])}` : '';
    return { who: isOwn ? `вашу карту${name}` : `карту${name} ${playerOf(who)}`, does: 'пока нельзя установить' };
  },
  unsaid: () => ({ who: 'что-то', does: 'отличается' }),
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

export const words = reasonWords<View, Term>('ru', clauses, {
  same: 'По всему, что можно подсчитать, разницы между ними нет.',
  close: (reason, { gains, prices }) =>
    isForLater(reason) ? `${capital(gains)} на потом. Пока это значит вот что: ${prices}.` : undefined,
});
