import { type Clauses, counter, possessor, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { View } from '../knowledge/view.ts';
import { NAMES } from '../text/ru/names.ts';
import { cards, GOOD_NAMES, namesOn } from '../text/ru/words.ts';
import { factsIn, isPlaced, isSeen } from './known.ts';
import type { Outcome, Term, TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'вы');
const moreOrLess = (amount: number): string => (amount > 0 ? 'больше' : 'меньше');
const points = counter('ru', 'очко', 'очка', 'очков');
/** Родительный: «около 1 очка», «около 3 очков». */
const ofPoints = counter('ru', 'очка', 'очков', 'очков');
const goods = counter('ru', 'товар', 'товара', 'товаров');
const named = ({ view, seat }: Telling<View>, card: CardId): string | undefined =>
  isSeen(view, seat, card) ? namesOn({ facts: factsIn(view) }).quoted(card) : undefined;

function has(
  seat: number,
  telling: Telling<View>,
  { amount, what, of = '' }: { readonly amount: number; readonly what: string; readonly of?: string },
) {
  return { who: possessor(subject(seat, telling)), does: `на ${what} ${moreOrLess(amount)}${of}` };
}

function placed(term: TermOf<'placed'>, telling: Telling<View>) {
  const { who, verb, isOwn } = subject(term.seat, telling);
  const name = named(telling, term.card);
  const card = name === undefined ? 'ещё одну карту' : `карту ${name}`;
  const isThere = isPlaced(telling.view, term.seat, term.card);
  const worth = worthOf(term.now ?? term.else ?? 0, term.later);
  if (term.else === undefined)
    return { who, does: `${isThere ? verb('сохраняете', 'сохраняет') : verb('выкладываете', 'выкладывает')} ${card}${worth}` };
  if (term.now === undefined)
    return { who, does: `${isThere ? verb('отдаёте', 'отдаёт') : verb('не выкладываете', 'не выкладывает')} ${card}${worth}` };
  const whose = `${isOwn ? 'ваша карта' : `карта игрока ${who}`}${name === undefined ? '' : ` ${name}`}`;
  return { who: whose, does: `стоит на ${points(Math.abs(term.now - term.else))} ${moreOrLess(term.now - term.else)}` };
}

/** « (1 очко и ещё около 3 за счёт свойств)». */
function worthOf(now: number, later: number): string {
  if (later <= 0) return ` (${points(now)})`;
  return now === 0 ? ` (свойства принесут около ${ofPoints(later)})` : ` (${points(now)} и ещё около ${later} за счёт свойств)`;
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'выигрываете партию',
  shared: 'делите победу',
  lost: 'проигрываете партию',
  open: 'играете дальше',
};

const clauses: Clauses<View, Term> = {
  chips: ({ seat, amount }, telling) => has(seat, telling, { amount, what: `${points(Math.abs(amount))} в жетонах` }),
  placed,
  goods: ({ seat, good, amount }, telling) => has(seat, telling, { amount, what: goods(Math.abs(amount)), of: ` (${GOOD_NAMES[good]})` }),
  goal: ({ seat, goal, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return {
      who,
      does: `${amount > 0 ? '' : 'не '}${verb('получаете', 'получает')} ${points(Math.abs(amount))} за цель «${NAMES[`goal:${goal}`]}»`,
    };
  },
  hand: ({ seat, amount }, telling) => has(seat, telling, { amount, what: cards(Math.abs(amount)), of: ' на руке' }),
  tableau: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('выкладываете', 'выкладывает')} на ${cards(Math.abs(amount))} ${moreOrLess(amount)}` };
  },
  promise: ({ seat, card, points: worth, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = named(telling, card);
    const thing = `карту${name === undefined ? '' : ` ${name}`}${worth > 0 ? ` (примерно на ${points(worth)})` : ''}`;
    return { who, does: `${amount > 0 ? verb('сохраняете', 'сохраняет') : verb('не сохраняете', 'не сохраняет')} на будущее ${thing}` };
  },
  'untold-hand': ({ seat }, telling) => {
    return { who: possessor(subject(seat, telling)), does: 'на руке другие карты' };
  },
  consumption: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('можете', 'может')} потребить товаров примерно на ${points(Math.abs(amount))} ${moreOrLess(amount)}` };
  },
  robot: ({ amount }) => ({ who: 'у робота', does: `на ${points(Math.abs(amount))} ${moreOrLess(amount)}` }),
  pace: ({ amount }, { isGain }) => ({
    who: 'конец партии',
    does: `${amount > 0 ? 'становится ближе' : 'отодвигается'}, и это вам ${isGain ? 'на руку' : 'не на руку'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'вы', does: now === 'open' ? `не ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

export const words = reasonWords<View, Term>('ru', clauses, { same: 'По тому, что можно сосчитать, между ними нет разницы.' });
