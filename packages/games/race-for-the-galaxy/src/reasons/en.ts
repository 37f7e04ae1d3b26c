import { type Clauses, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { View } from '../knowledge/view.ts';
import { NAMES } from '../text/en/names.ts';
import { KIND, namesOn } from '../text/en/words.ts';
import { factsIn, isPlaced, isSeen } from './known.ts';
import type { Outcome, Term, TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'you');
const manyMore = (amount: number, one: string, other?: string): string =>
  `${counted(Math.abs(amount), one, other)} ${amount > 0 ? 'more' : 'fewer'}`;
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
  const worth = worthOf(term.now ?? term.else ?? 0, term.later);
  if (term.else === undefined) return { who, does: `${isThere ? verb('keep', 'keeps') : verb('place', 'places')} ${name}${worth}` };
  if (term.now === undefined)
    return { who, does: isThere ? `${verb('give up', 'gives up')} ${name}${worth}` : `${verb('do', 'does')} not place ${name}${worth}` };
  return { who: `${isOwn ? 'your' : `${who}’s`} ${name}`, does: `is worth ${manyMore(term.now - term.else, 'point')}` };
}

/** " (1 point, and about 3 more by its powers)". */
function worthOf(points: number, later: number): string {
  if (later <= 0) return ` (${counted(points, 'point')})`;
  return points === 0
    ? ` (about ${counted(later, 'point')} by its powers)`
    : ` (${counted(points, 'point')} and about ${later} by its powers)`;
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'win the match',
  shared: 'share the victory',
  lost: 'lose the match',
  open: 'play on',
};

const clauses: Clauses<View, Term> = {
  chips: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'victory point chip')),
  placed,
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
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('place', 'places')} ${manyMore(amount, 'card')}` };
  },
  promise: ({ seat, card, points, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = `${named(telling, card) ?? 'a card'}${points > 0 ? ` (good for about ${counted(points, 'point')})` : ''}`;
    return { who, does: amount > 0 ? `${verb('keep', 'keeps')} ${name} to place later` : `${verb('do', 'does')} not keep ${name}` };
  },
  'untold-hand': ({ seat }, telling) => has(seat, telling, 'other cards in hand'),
  consumption: ({ seat, amount }, telling) => {
    const { who } = subject(seat, telling);
    return { who, does: `can consume goods for about ${manyMore(amount, 'point')}` };
  },
  robot: ({ amount }) => ({ who: 'the robot', does: `has ${manyMore(amount, 'point')}` }),
  pace: ({ amount }, { isGain }) => ({
    who: 'the end of the match',
    does: `${amount > 0 ? 'comes nearer' : 'is further off'}, which ${isGain ? 'suits you' : 'does not suit you'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'you', does: now === 'open' ? `do not ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

export const words = reasonWords<View, Term>('en', clauses, { same: 'For what can be counted there is no difference between the two.' });
