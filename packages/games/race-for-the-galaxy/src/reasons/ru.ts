import {
  type Clause,
  type Clauses,
  counter,
  playerOf,
  possessor,
  reasonWords,
  type Subject,
  subjectOf,
  type Telling,
} from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { View } from '../knowledge/view.ts';
import { NAMES } from '../text/ru/names.ts';
import { cards, GOOD_NAMES, list, namesOn } from '../text/ru/words.ts';
import { factsIn, isForTheOther, isGoalPoints, isHeld, isPlaced, isPlacing, isSeen, isShared } from './known.ts';
import type { Offer, Outcome, Term, TermOf, Yield } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'вы');
const moreOrLess = (amount: number): string => (amount > 0 ? 'больше' : 'меньше');
const points = counter('ru', 'очко', 'очка', 'очков');
const newCards = counter('ru', 'новая карта', 'новые карты', 'новых карт');
const price = counter('ru', 'карта', 'карты', 'карт');
/** Родительный: «около 1 очка», «около 3 очков». */
const ofPoints = counter('ru', 'очка', 'очков', 'очков');
const goods = counter('ru', 'товар', 'товара', 'товаров');
const named = ({ view, seat }: Telling<View>, card: CardId): string | undefined =>
  isSeen(view, seat, card) ? namesOn({ facts: factsIn(view) }).quoted(card) : undefined;

function has(
  seat: number,
  telling: Telling<View>,
  { amount, what, of = '' }: { readonly amount: number; readonly what: string; readonly of?: string },
): Clause {
  const about = subject(seat, telling);
  // Что будет у соперника, зависит и от него самого.
  return { who: possessor(about), does: `на ${what} ${moreOrLess(amount)}${of}`, as: about.isOwn ? undefined : 'guess' };
}

function placed(term: TermOf<'placed'>, telling: Telling<View>): Clause {
  const { who, verb, isOwn } = subject(term.seat, telling);
  const name = named(telling, term.card);
  const card = name === undefined ? 'ещё одну карту' : `карту ${name}`;
  const isThere = isPlaced(telling.view, term.seat, term.card);
  const worth = ` (${brings({ points: term.now ?? term.else ?? 0, later: term.later })})`;
  const as = isOwn && !term.onOthers ? surely(telling) : 'guess';
  if (term.else === undefined)
    return { who, as, does: `${isThere ? verb('сохраняете', 'сохраняет') : verb('выкладываете', 'выкладывает')} ${card}${worth}` };
  if (term.now === undefined)
    return { who, as, does: `${isThere ? verb('отдаёте', 'отдаёт') : verb('не выкладываете', 'не выкладывает')} ${card}${worth}` };
  const whose = `${isOwn ? 'ваша карта' : `карта ${playerOf(who)}`}${name === undefined ? '' : ` ${name}`}`;
  // Что окажется рядом за целый раунд, зависит от карт, которые ещё придут.
  const isGuess = !isOwn || telling.view.stage === 'choose';
  return {
    who: whose,
    does: `стоит на ${points(Math.abs(term.now - term.else))} ${moreOrLess(term.now - term.else)}`,
    as: isGuess ? 'guess' : undefined,
  };
}

/** Что выкладывают на той фазе, о которой спрошено, — не предположение, как бы редко оно ни сказалось. */
const surely = ({ view }: Telling<View>): Clause['as'] => (isPlacing(view) ? 'fact' : undefined);

/** «1 очко и ещё около 3 за счёт свойств». */
const brings = (card: Yield): string => list(parts(card));

function parts({ points: now, later }: Yield): readonly string[] {
  if (later <= 0) return [points(now)];
  return now === 0 ? [`около ${ofPoints(later)} за счёт свойств`] : [points(now), `ещё около ${later} за счёт свойств`];
}

/** Для карты, которая прибавляет в очках от того, что выложено рядом. */
function partsSoFar({ points: now, later }: Yield): readonly string[] {
  return [`пока ${points(now)}`, ...(later > 0 ? [`ещё около ${later} за счёт свойств`] : [])];
}

/** То же с товаром, который ложится вместе с картой, и с ценой. */
function offers({ price: asked, good, grows, ...card }: Offer): string {
  const all = list([...(grows ? partsSoFar(card) : parts(card)), ...(good ? ['товар'] : [])]);
  if ('military' in asked) return `${all}; защита ${asked.military}`;
  return `${all}; ${asked.cards === 0 ? 'бесплатно' : `цена — ${price(asked.cards)}`}`;
}

/** Из двух карт, которые в круглых числах одинаковы, названа только лучшая. */
function rather<Value>(term: RatherTerm<Value>, telling: Telling<View>, { own, others, says }: Rather<Value>) {
  const [card, than] = [term.card, term.than].map((one) => named(telling, one) ?? 'другая');
  const [here, there] = [says(term.now), says(term.else)];
  if (here === there) return { who: `карта ${card}`, does: `обещает чуть ${telling.isGain ? 'больше' : 'меньше'}, чем ${than}` };
  const { who, verb } = subject(term.seat, telling);
  return { who, does: `${verb(own, others)} карту ${card} (${here}) вместо карты ${than} (${there})` };
}

interface RatherTerm<Value> {
  readonly seat: number;
  readonly card: CardId;
  readonly than: CardId;
  readonly now: Value;
  readonly else: Value;
}

interface Rather<Value> {
  readonly own: string;
  readonly others: string;
  says(value: Value): string;
}

/** Сначала о том, что уйдёт так и так: об этой карте и спрашивали. */
function besides<Said extends Clause>(said: Said, card: CardId | undefined, telling: Telling<View>): Said {
  const name = card === undefined ? undefined : named(telling, card);
  return name === undefined || !telling.isGain ? said : { ...said, who: `карта ${name} уйдёт в сброс в любом случае; ${said.who}` };
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'выигрываете партию',
  shared: 'делите победу',
  lost: 'проигрываете партию',
  open: 'играете дальше',
};

const INSTEAD: { readonly [Each in Exclude<Outcome, 'open'>]: string } = {
  won: 'выигрываете',
  shared: 'делите победу',
  lost: 'проигрываете',
};

const FINALS: { readonly [Each in Outcome]: (amount: number) => string } = {
  won: (amount) => `выигрываете с отрывом на ${points(Math.abs(amount))} ${moreOrLess(amount)}`,
  shared: (amount) => `делите победу, набрав на ${points(Math.abs(amount))} ${moreOrLess(amount)}`,
  lost: (amount) => `уступаете на ${points(Math.abs(amount))} ${moreOrLess(-amount)}`,
  open: (amount) => `стоите на ${points(Math.abs(amount))} ${amount > 0 ? 'лучше' : 'хуже'}`,
};

const inCases = (percent: number): string => (percent === 0 ? 'никогда' : `примерно в ${percent} % случаев`);

const clauses: Clauses<View, Term> = {
  chips: ({ seat, amount }, telling) => has(seat, telling, { amount, what: `${points(Math.abs(amount))} в жетонах` }),
  placed,
  instead: (term, telling) => {
    const as = term.onOthers ? 'guess' : undefined;
    if (!telling.isGain || !isForTheOther(term)) {
      return { as, ...rather(term, telling, { own: 'выкладываете', others: 'выкладывает', says: brings }) };
    }
    const [card, than] = [term.card, term.than].map((one) => named(telling, one) ?? 'другая');
    const { who, verb } = subject(term.seat, telling);
    const [place, keep] = [verb('выкладываете', 'выкладывает'), verb('сохраняете', 'сохраняет')];
    return { as, who, does: `${place} карту ${card} (${brings(term.now)}), а карту ${than} (${brings(term.else)}) ${keep} на будущее` };
  },
  goods: ({ seat, good, amount }, telling) => has(seat, telling, { amount, what: goods(Math.abs(amount)), of: ` (${GOOD_NAMES[good]})` }),
  goal: ({ seat, goal, amount }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    if (isShared(amount)) {
      const by = `на ${points(Math.abs(amount))} ${moreOrLess(amount)}`;
      return { who, as: isOwn ? undefined : 'guess', does: `${verb('получаете', 'получает')} ${by} за цель «${NAMES[`goal:${goal}`]}»` };
    }
    const [got, missed] = isHeld(telling.view, seat, goal)
      ? [verb('сохраняете', 'сохраняет'), verb('теряете', 'теряет')]
      : [verb('получаете', 'получает'), verb('не получаете', 'не получает')];
    return {
      who,
      as: isOwn ? undefined : 'guess',
      does: `${amount > 0 ? got : missed} ${isGoalPoints(amount) ? points(Math.abs(amount)) : 'очки'} за цель «${NAMES[`goal:${goal}`]}»`,
    };
  },
  hand: ({ seat, amount }, telling) => has(seat, telling, { amount, what: cards(Math.abs(amount)), of: ' на руке' }),
  tableau: ({ seat, amount }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    if (!isOwn)
      return { who, does: `${verb('выкладываете', 'выкладывает')} на ${cards(Math.abs(amount))} ${moreOrLess(amount)}`, as: 'guess' };
    if (amount < 0) {
      const [missed, which] = amount === -1 ? ['новую карту', 'которую'] : [newCards(-amount), 'которые'];
      return { who, does: `упускаете ${missed}, ${which} можно было бы сразу выложить`, as: 'guess' };
    }
    if (amount === 1) return { who: 'найдётся новая карта,', does: 'которую можно сразу выложить', as: 'guess' };
    return { who: `найдутся ${newCards(amount)},`, does: 'которые можно сразу выложить', as: 'guess' };
  },
  promise: ({ seat, card, offer, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = named(telling, card);
    const thing = `карту${name === undefined ? '' : ` ${name}`} (${offers(offer)})`;
    return { who, does: `${amount > 0 ? verb('сохраняете', 'сохраняет') : verb('не сохраняете', 'не сохраняет')} на будущее ${thing}` };
  },
  kept: (term, telling) => {
    if (telling.isGain) {
      return besides(rather(term, telling, { own: 'оставляете себе', others: 'оставляет себе', says: offers }), term.eitherWay, telling);
    }
    const [card, than] = [term.card, term.than].map((one) => named(telling, one) ?? 'другая');
    return {
      who: `карта ${card}`,
      does: `(${offers(term.now)}) сейчас для вас менее ценна, чем ${than} (${offers(term.else)})`,
      as: 'fact',
    };
  },
  upside: ({ card, than, what, now, else: otherwise, eitherWay }, telling) => {
    const [one, other] = [card, than].map((each) => named(telling, each) ?? 'другая');
    const of = (who: string) => besides({ who, does: '' }, eitherWay, telling).who;
    switch (what) {
      case 'good':
        return { as: 'fact', who: of(`карта ${one}`), does: `ложится на стол с товаром, а ${other} — без` };
      case 'growth':
        return { as: 'fact', who: of(`карта ${one}`), does: 'ещё может прибавить очков за то, что вы выложите' };
      case 'conquest':
        return { as: 'fact', who: of(`карту ${one}`), does: `завоёвывают, не тратя карт, а ${other} стоит ${cards(otherwise)}` };
      case 'points':
        return { as: 'fact', who: of(`карта ${one}`), does: `сейчас даёт ${points(now)}, а ${other} — ${otherwise}` };
      case 'powers':
        return {
          as: 'fact',
          who: of(`карта ${one}`),
          does: `приносит около ${ofPoints(now)} за счёт свойств, а ${other} — ${otherwise === 0 ? 'ничего' : otherwise}`,
        };
      case 'price':
        return {
          as: 'fact',
          who: of(`карта ${one}`),
          does: `${now === 0 ? 'ничего не стоит' : `стоит ${cards(now)}`}, а ${other} — ${now === 0 ? cards(otherwise) : otherwise}`,
        };
    }
  },
  sight: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('видите', 'видит')} при исследовании на ${cards(Math.abs(amount))} ${moreOrLess(amount)}`, as: 'fact' };
  },
  'kept-cards': (_, telling) => ({
    who: 'карты, которые вы оставите,',
    does: telling.isGain ? 'обещают больше' : 'обещают меньше',
    as: 'guess',
  }),
  'untold-hand': ({ seat }, telling) => {
    return { who: possessor(subject(seat, telling)), does: 'на руке другие карты' };
  },
  consumption: ({ seat, amount }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    const does = `${verb('можете', 'может')} потребить товаров примерно на ${points(Math.abs(amount))} ${moreOrLess(amount)}`;
    return { who, does, as: isOwn ? 'about' : 'guess' };
  },
  rival: ({ seat, amount }, telling) => ({
    who: telling.names(seat),
    does: `набирает примерно на ${points(Math.abs(amount))} ${moreOrLess(amount)}`,
    as: 'guess',
  }),
  robot: ({ amount }) => ({ who: 'у робота', does: `на ${points(Math.abs(amount))} ${moreOrLess(amount)}`, as: 'guess' }),
  pace: ({ amount }, { isGain }) => ({
    who: 'конец партии',
    does: `${amount > 0 ? 'становится ближе' : 'отодвигается'}, и это вам ${isGain ? 'на руку' : 'не на руку'}`,
  }),
  over: ({ now, else: otherwise }) => ({
    who: 'вы',
    does: otherwise === 'open' ? `${OUTCOMES[now]} уже в этом раунде` : `${OUTCOMES[now]}, а не ${INSTEAD[otherwise]}`,
    as: 'guess',
  }),
  final: ({ outcome, amount }) => ({ who: 'вы', does: FINALS[outcome](amount), as: 'guess' }),
  gamble: ({ number, than, now, else: otherwise }) => ({
    who: 'верхняя карта',
    does: `стоит ${number} ${inCases(now)}, а ${than} — ${inCases(otherwise)}`,
  }),
};

export const words = reasonWords<View, Term>('ru', clauses, {
  same: 'По очкам, картам и товарам разницы почти нет.',
  close: ({ prices: costs }, { gains, prices }) => {
    const isEnd = costs.some(({ term }) => term.of === 'final' || term.of === 'over');
    // Дальше конца партии смотреть некуда.
    if (gains === '' && isEnd) return `По этому подсчёту это хуже: ${prices}. Бот оценивает шансы иначе.`;
    return gains === '' ? `На первый взгляд это хуже: ${prices}. Выгода видна, только если смотреть дальше.` : undefined;
  },
});
