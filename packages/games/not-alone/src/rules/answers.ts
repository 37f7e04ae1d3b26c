import { quickTable, type Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { PlaceId } from '../cards/places.ts';
import type { Ask, Asks } from '../pending.ts';
import type { Hunted, State } from '../state.ts';
import { type AnswerLists, isOptional, type SanctuaryAsk } from './asking.ts';
import { huntedAt } from './people.ts';
import { inReserve, kindsOf } from './place-cards.ts';
import { answersSoFar } from './questions.ts';
import { addCopies } from './reckoning.ts';
import { SANCTUARY_ANSWERS } from './sanctuary/answers.ts';

const DECLINE: Action = { type: 'decline' };
const LOSE_WILL: Action = { type: 'lose-will' };
const WILLING: readonly Action[] = [
  { type: 'volunteer', willing: true },
  { type: 'volunteer', willing: false },
];
const SIDES: readonly Action[] = [
  { type: 'choose-side', side: 'a' },
  { type: 'choose-side', side: 'b' },
];

/** Cards in hand not yet named in one's sealed answer. */
export function cardsLeft(state: State, hunted: Hunted): PlaceId[] {
  const cards = hunted.hand.slice();
  for (const action of answersSoFar(state, hunted.seat)) {
    if (action.type !== 'discard-place' && action.type !== 'hide-place' && action.type !== 'show-place') continue;
    const index = cards.indexOf(action.card);
    if (index >= 0) cards.splice(index, 1);
  }
  return cards;
}

/** [NA-16.14] Cards are given whole or not at all. */
export function mayDiscard(state: State, { seat, count, hasBegun }: Asks<'discard-or-lose-will'>): boolean {
  return hasBegun || answersSoFar(state, seat).length > 0 || huntedAt(state, seat).hand.length >= count;
}

export function mayLoseWill(state: State, { seat, hasBegun }: Asks<'discard-or-lose-will'>): boolean {
  return !hasBegun && answersSoFar(state, seat).length === 0;
}

function kindsLeft(state: State, seat: Seat): readonly PlaceId[] {
  return kindsOf(cardsLeft(state, huntedAt(state, seat)));
}

const discarding = (card: PlaceId): Action => ({ type: 'discard-place', card });

function cardsOrWill(state: State, question: Asks<'discard-or-lose-will'>): readonly Action[] {
  const answers: Action[] = mayLoseWill(state, question) ? [LOSE_WILL] : [];
  return mayDiscard(state, question) ? [...answers, ...kindsLeft(state, question.seat).map(discarding)] : answers;
}

function copies(state: State, { seat, card }: Asks<'use-copied-power'>): readonly Action[] {
  const answers: Action[] = [];
  addCopies(state, { hunted: huntedAt(state, seat), card }, answers);
  return answers;
}

const returning = (card: PlaceId): Action => ({ type: 'return-place', card });

const BASE_ANSWERS: AnswerLists<Exclude<Ask, SanctuaryAsk>> = {
  volunteer: () => WILLING,
  'choose-side': () => SIDES,
  'return-places': (state, { seat }) => kindsOf(huntedAt(state, seat).discard).map(returning),
  'return-this-or-one': (state, { seat, card }) => [
    returning(card),
    ...kindsOf(huntedAt(state, seat).discard)
      .filter((other) => other !== card)
      .map(returning),
  ],
  'discard-places': (state, { seat }) => kindsLeft(state, seat).map(discarding),
  'hide-places': (state, { seat }) => kindsLeft(state, seat).map((card) => ({ type: 'hide-place', card })),
  'show-places': (state, { seat }) => kindsLeft(state, seat).map((card) => ({ type: 'show-place', card })),
  'discard-or-lose-will': cardsOrWill,
  'discard-survival': (state, { seat }) => huntedAt(state, seat).survival.map(({ card }) => ({ type: 'discard-survival', card })),
  'keep-survival': (_, { cards }) => cards.map((card) => ({ type: 'keep-survival', card })),
  'keep-place': (state, { seat }) =>
    kindsOf(huntedAt(state, seat).played.map(({ card }) => card)).map((card) => ({ type: 'keep-place', card })),
  // Others may have been there first [NA-R50].
  'take-place': (state, { from }) => inReserve(state, from).map((card) => ({ type: 'take-place', card })),
  heal: (_, { seats }) => seats.map((seat) => ({ type: 'heal', seat })),
  'use-copied-power': copies,
  'return-played': (_, { from }) => from.map(returning),
};
/** What answers each kind of question, `decline` aside. */
const ANSWERS: AnswerLists<Ask> = quickTable({ ...BASE_ANSWERS, ...SANCTUARY_ANSWERS });

/** Every answer to this question. */
export function answersTo<Kind extends Ask>(state: State, question: Asks<Kind>): readonly Action[] {
  const answers = ANSWERS[question.ask](state, question);
  return isOptional(question) ? [...answers, DECLINE] : answers;
}
