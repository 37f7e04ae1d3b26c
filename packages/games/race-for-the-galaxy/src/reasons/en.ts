import { type Clauses, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { View } from '../knowledge/view.ts';
import { NAMES } from '../text/en/names.ts';
import { cards, KIND, list, namesOn } from '../text/en/words.ts';
import { factsIn, isPlaced, isSeen } from './known.ts';
import type { Offer, Outcome, Term, TermOf, Yield } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'you');
/** "2 more cards", "1 fewer good". */
const manyMore = (amount: number, one: string): string => counted(Math.abs(amount), `${amount > 0 ? 'more' : 'fewer'} ${one}`);
const named = ({ view, seat }: Telling<View>, card: CardId): string | undefined =>
  isSeen(view, seat, card) ? namesOn({ facts: factsIn(view) })(card) : undefined;

function has(seat: number, telling: Telling<View>, what: string) {
  const { who, verb } = subject(seat, telling);
  return { who, does: `${verb('have', 'has')} ${what}` };
}

function placed(term: TermOf<'placed'>, telling: Telling<View>) {
  const { who, verb, isOwn } = subject(term.seat, telling);
  const name = named(telling, term.card) ?? 'another card';
  const isThere = isPlaced(telling.view, term.seat, term.card);
  const worth = ` (${brings({ points: term.now ?? term.else ?? 0, later: term.later })})`;
  if (term.else === undefined) return { who, does: `${isThere ? verb('keep', 'keeps') : verb('place', 'places')} ${name}${worth}` };
  if (term.now === undefined)
    return { who, does: isThere ? `${verb('give up', 'gives up')} ${name}${worth}` : `${verb('do', 'does')} not place ${name}${worth}` };
  return { who: `${isOwn ? 'your' : `${who}’s`} ${name}`, does: `is worth ${manyMore(term.now - term.else, 'point')}` };
}

/** "1 point and about 3 by its powers". */
const brings = (card: Yield): string => list(parts(card));

function parts({ points, later }: Yield): readonly string[] {
  if (later <= 0) return [counted(points, 'point')];
  return points === 0 ? [`about ${counted(later, 'point')} by its powers`] : [counted(points, 'point'), `about ${later} by its powers`];
}

/** The same with the good that comes with it, and with what it costs. */
function offers({ price, good, ...card }: Offer): string {
  const all = list([...parts(card), ...(good ? ['a good'] : [])]);
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

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'win the match',
  shared: 'share the victory',
  lost: 'lose the match',
  open: 'play on',
};

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
  instead: (term, telling) => rather(term, telling, { does: 'place', says: brings }),
  goods: ({ seat, good, amount }, telling) => has(seat, telling, manyMore(amount, `${KIND[good]} good`)),
  goal: ({ seat, goal, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const points = counted(Math.abs(amount), 'point');
    return {
      who,
      does:
        amount > 0
          ? `${verb('score', 'scores')} ${points} for ${NAMES[`goal:${goal}`]}`
          : `${verb('do', 'does')} not score ${points} for ${NAMES[`goal:${goal}`]}`,
    };
  },
  hand: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'card')} in hand`),
  tableau: ({ seat, amount }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    if (!isOwn) return { who, does: `${verb('place', 'places')} ${manyMore(amount, 'card')}` };
    const [drawn, is] = Math.abs(amount) === 1 ? ['a card', 'is'] : [cards(Math.abs(amount)), 'are'];
    return { who: `${drawn} yet to be drawn`, does: `${is} ${amount > 0 ? '' : 'not '}placed` };
  },
  promise: ({ seat, card, offer, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = `${named(telling, card) ?? 'a card'} (${offers(offer)})`;
    return { who, does: amount > 0 ? `${verb('keep', 'keeps')} ${name} to place later` : `${verb('do', 'does')} not keep ${name}` };
  },
  kept: (term, telling) => rather(term, telling, { does: 'keep', says: offers }),
  'untold-hand': ({ seat }, telling) => has(seat, telling, 'other cards in hand'),
  consumption: ({ seat, amount }, telling) => {
    const { who } = subject(seat, telling);
    return { who, does: `can consume goods for about ${manyMore(amount, 'point')}` };
  },
  rival: ({ seat, amount }, telling) => ({
    who: telling.names(seat),
    does: `${amount > 0 ? 'gains' : 'loses'} about ${counted(Math.abs(amount), 'point')} by it`,
  }),
  robot: ({ amount }) => ({ who: 'the robot', does: `has ${manyMore(amount, 'point')}` }),
  pace: ({ amount }, { isGain }) => ({
    who: 'the end of the match',
    does: `${amount > 0 ? 'comes nearer' : 'is further off'}, which ${isGain ? 'suits you' : 'does not suit you'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'you', does: now === 'open' ? `do not ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
  final: ({ outcome, amount }) => ({ who: 'you', does: FINALS[outcome](amount) }),
  gamble: ({ number, than, now, else: otherwise }) => ({
    who: 'the top card',
    does: `costs ${number} ${inCases(now)}, ${than} ${inCases(otherwise)}`,
  }),
};

export const words = reasonWords<View, Term>('en', clauses, {
  same: 'In points, cards and goods one is as good as the other.',
  close: ({ prices: costs }, { gains, prices }) => {
    if (gains === '' && costs.some(({ term }) => term.of === 'final')) return `In points this is worse: ${prices}.`;
    return gains === '' ? `At first sight this is worse: ${prices}. What speaks for it only shows further ahead.` : undefined;
  },
});
