import { type Clause, type Clauses, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { View } from '../knowledge/view.ts';
import { NAMES } from '../text/en/names.ts';
import { cards, KIND, list, namesOn } from '../text/en/words.ts';
import { factsIn, isForTheOther, isGoalPoints, isHeld, isPlaced, isPlacing, isSeen, isShared } from './known.ts';
import type { Offer, Outcome, Term, TermOf, Yield } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'you');
/** "2 more cards", "1 fewer good". */
const manyMore = (amount: number, one: string): string => counted(Math.abs(amount), `${amount > 0 ? 'more' : 'fewer'} ${one}`);
const named = ({ view, seat }: Telling<View>, card: CardId): string | undefined =>
  isSeen(view, seat, card) ? namesOn({ facts: factsIn(view) })(card) : undefined;

function has(seat: number, telling: Telling<View>, what: string): Clause {
  const { who, verb, isOwn } = subject(seat, telling);
  // What a rival will have also rests on what they choose.
  return { who, does: `${verb('have', 'has')} ${what}`, as: isOwn ? undefined : 'guess' };
}

function placed(term: TermOf<'placed'>, telling: Telling<View>): Clause {
  const { who, verb, isOwn } = subject(term.seat, telling);
  const name = named(telling, term.card) ?? 'another card';
  const isThere = isPlaced(telling.view, term.seat, term.card);
  const worth = ` (${brings({ points: term.now ?? term.else ?? 0, later: term.later })})`;
  const as = isOwn && !term.onOthers ? surely(telling) : 'guess';
  if (term.else === undefined) return { who, as, does: `${isThere ? verb('keep', 'keeps') : verb('place', 'places')} ${name}${worth}` };
  if (term.now === undefined)
    return {
      who,
      as,
      does: isThere ? `${verb('give up', 'gives up')} ${name}${worth}` : `${verb('do', 'does')} not place ${name}${worth}`,
    };
  return {
    who: `${isOwn ? 'your' : `${who}’s`} ${name}`,
    does: `is worth ${manyMore(term.now - term.else, 'point')}`,
    // What will be placed beside it in a whole round rests on cards to come.
    as: isOwn && telling.view.stage !== 'choose' ? undefined : 'guess',
  };
}

/** What is placed in the phase that is asked about is nobody's guess, however few worlds it counted in. */
const surely = ({ view }: Telling<View>): Clause['as'] => (isPlacing(view) ? 'fact' : undefined);

/** "1 point and about 3 by its powers". */
const brings = (card: Yield): string => list(parts(card));

function parts({ points, later }: Yield): readonly string[] {
  if (later <= 0) return [counted(points, 'point')];
  return points === 0 ? [`about ${counted(later, 'point')} by its powers`] : [counted(points, 'point'), `about ${later} by its powers`];
}

/** Of a card whose points rise with what is placed beside it. */
function partsSoFar({ points, later }: Yield): readonly string[] {
  return [`${counted(points, 'point')} so far`, ...(later > 0 ? [`about ${later} by its powers`] : [])];
}

/** The same with the good that comes with it, and with what it costs. */
function offers({ price, good, grows, ...card }: Offer): string {
  const all = list([...(grows ? partsSoFar(card) : parts(card)), ...(good ? ['a good'] : [])]);
  if ('military' in price) return `${all}, against a defense of ${price.military}`;
  return `${all}, ${price.cards === 0 ? 'at no cost' : `for ${cards(price.cards)}`}`;
}

/** Of two cards that look alike in round numbers only the better one is named. */
function rather<Value>(term: RatherTerm<Value>, telling: Telling<View>, { does, says }: Rather<Value>) {
  const [card, than] = [term.card, term.than].map((one) => named(telling, one) ?? 'another card');
  const [here, there] = [says(term.now), says(term.else)];
  if (here === there) return { who: `a little ${telling.isGain ? 'more' : 'less'}`, does: `can be expected of ${card} than of ${than}` };
  const { who, verb } = subject(term.seat, telling);
  return { who, does: `${verb(does, `${does}s`)} ${card} (${here}) rather than ${than} (${there})` };
}

interface RatherTerm<Value> {
  readonly seat: number;
  readonly card: CardId;
  readonly than: CardId;
  readonly now: Value;
  readonly else: Value;
}

interface Rather<Value> {
  readonly does: string;
  says(value: Value): string;
}

/** What goes both ways is said first: the reader had it in mind. */
function besides<Said extends Clause>(said: Said, card: CardId | undefined, telling: Telling<View>): Said {
  const name = card === undefined ? undefined : named(telling, card);
  return name === undefined || !telling.isGain ? said : { ...said, who: `${name} is discarded either way; ${said.who}` };
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'win the match',
  shared: 'share the victory',
  lost: 'lose the match',
  open: 'play on',
};

function over({ now, else: otherwise }: TermOf<'over'>): string {
  const match = now === 'won' || now === 'lost' ? 'it' : 'the match';
  switch (otherwise) {
    case 'open':
      return `${OUTCOMES[now]} in this very round`;
    case 'won':
      return `${OUTCOMES[now]} instead of winning ${match}`;
    case 'shared':
      return `${OUTCOMES[now]} instead of sharing the victory`;
    case 'lost':
      return `${OUTCOMES[now]} instead of losing ${match}`;
  }
}

const FINALS: { readonly [Each in Outcome]: (amount: number) => string } = {
  won: (amount) => `win by ${manyMore(amount, 'point')}`,
  shared: (amount) => `share the victory with ${manyMore(amount, 'point')}`,
  lost: (amount) => `lose by ${manyMore(-amount, 'point')}`,
  open: (amount) => `stand ${counted(Math.abs(amount), 'point')} ${amount > 0 ? 'better' : 'worse'}`,
};

const inCases = (percent: number): string => (percent === 0 ? 'never' : `in about ${percent} % of cases`);

const clauses: Clauses<View, Term> = {
  chips: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'victory point chip')),
  placed,
  instead: (term, telling) => {
    const as = term.onOthers ? 'guess' : undefined;
    if (!telling.isGain || !isForTheOther(term)) return { as, ...rather(term, telling, { does: 'place', says: brings }) };
    const [card, than] = [term.card, term.than].map((one) => named(telling, one) ?? 'another card');
    const { who, verb } = subject(term.seat, telling);
    const [place, keep] = [verb('place', 'places'), verb('keep', 'keeps')];
    return { as, who, does: `${place} ${card} (${brings(term.now)}) and ${keep} ${than} (${brings(term.else)}) to place later` };
  },
  goods: ({ seat, good, amount }, telling) => has(seat, telling, manyMore(amount, `${KIND[good]} good`)),
  goal: ({ seat, goal, amount }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    const number = isGoalPoints(amount) ? counted(Math.abs(amount), 'point') : 'points';
    const by = isShared(amount) ? manyMore(amount, 'point') : number;
    const points = `${by} for ${NAMES[`goal:${goal}`]}`;
    const isKept = isHeld(telling.view, seat, goal) && !isShared(amount);
    const [got, missed] = isKept
      ? [verb('keep', 'keeps'), verb('lose', 'loses')]
      : [verb('score', 'scores'), verb('do not score', 'does not score')];
    return { who, as: isOwn ? undefined : 'guess', does: `${amount > 0 || isShared(amount) ? got : missed} ${points}` };
  },
  hand: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'card')} in hand`),
  tableau: ({ seat, amount }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    if (!isOwn) return { who, does: `${verb('place', 'places')} ${manyMore(amount, 'card')}`, as: 'guess' };
    if (amount < 0)
      return { who, does: `miss ${amount === -1 ? 'a card' : cards(-amount)} that you could have placed at once`, as: 'guess' };
    return {
      who: amount === 1 ? 'a card' : cards(amount),
      does: `${amount === 1 ? 'turns' : 'turn'} up that you can place at once`,
      as: 'guess',
    };
  },
  promise: ({ seat, card, offer, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = `${named(telling, card) ?? 'a card'} (${offers(offer)})`;
    return { who, does: amount > 0 ? `${verb('keep', 'keeps')} ${name} to place later` : `${verb('do', 'does')} not keep ${name}` };
  },
  kept: (term, telling) => {
    if (telling.isGain) return besides(rather(term, telling, { does: 'keep', says: offers }), term.eitherWay, telling);
    const [card, than] = [term.card, term.than].map((one) => named(telling, one) ?? 'another card');
    return { who: card, does: `(${offers(term.now)}) is worth less to you as things are than ${than} (${offers(term.else)})`, as: 'fact' };
  },
  upside: ({ card, than, what, now, else: otherwise, eitherWay }, telling) => {
    const [name, other] = [card, than].map((each) => named(telling, each) ?? 'another card');
    const { who: one } = besides({ who: name, does: '' }, eitherWay, telling);
    switch (what) {
      case 'good':
        return { as: 'fact', who: one, does: `comes with a good, ${other} does not` };
      case 'growth':
        return { as: 'fact', who: one, does: 'can still gain points by what you place' };
      case 'conquest':
        return { as: 'fact', who: one, does: `takes Military instead of cards, ${other} costs ${cards(otherwise)}` };
      case 'points':
        return { as: 'fact', who: one, does: `is worth ${counted(now, 'point')} as things are, ${other} ${otherwise}` };
      case 'powers':
        return {
          as: 'fact',
          who: one,
          does: `brings about ${counted(now, 'point')} by its powers, ${other} ${otherwise === 0 ? 'none' : otherwise}`,
        };
      case 'price':
        return {
          as: 'fact',
          who: one,
          does: `costs ${now === 0 ? 'nothing' : cards(now)}, ${other} ${now === 0 ? cards(otherwise) : otherwise}`,
        };
    }
  },
  sight: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('see', 'sees')} ${manyMore(amount, 'card')} when exploring`, as: 'fact' };
  },
  'kept-cards': (_, telling) => ({ who: 'the cards you keep', does: telling.isGain ? 'promise more' : 'promise less', as: 'guess' }),
  'untold-hand': ({ seat }, telling) => has(seat, telling, 'other cards in hand'),
  consumption: ({ seat, amount }, telling) => {
    const { who, isOwn } = subject(seat, telling);
    return { who, does: `can consume goods for about ${manyMore(amount, 'point')}`, as: isOwn ? 'about' : 'guess' };
  },
  rival: ({ seat, amount }, telling) => ({
    who: telling.names(seat),
    does: `comes off about ${counted(Math.abs(amount), 'point')} ${amount > 0 ? 'better' : 'worse'}`,
    as: 'guess',
  }),
  robot: ({ amount }) => ({ who: 'the robot', does: `has ${manyMore(amount, 'point')}`, as: 'guess' }),
  pace: ({ amount }, { isGain }) => ({
    who: 'the end of the match',
    does: `${amount > 0 ? 'comes nearer' : 'is further off'}, which ${isGain ? 'suits you' : 'does not suit you'}`,
  }),
  over: (term) => ({ who: 'you', does: over(term), as: 'guess' }),
  final: ({ outcome, amount }) => ({ who: 'you', does: FINALS[outcome](amount), as: 'guess' }),
  gamble: ({ number, than, now, else: otherwise }) => ({
    who: 'the top card',
    does: `costs ${number} ${inCases(now)}, ${than} ${inCases(otherwise)}`,
  }),
};

export const words = reasonWords<View, Term>('en', clauses, {
  same: 'In points, cards and goods one is about as good as the other.',
  close: ({ prices: costs }, { gains, prices }) => {
    const isEnd = costs.some(({ term }) => term.of === 'final' || term.of === 'over');
    // What is over by then has nothing further ahead.
    if (gains === '' && isEnd) return `Counted through, this is worse: ${prices}. The bot weighs the chances differently.`;
    return gains === '' ? `At first sight this is worse: ${prices}. What speaks for it only shows further ahead.` : undefined;
  },
});
