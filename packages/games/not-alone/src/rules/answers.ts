import type { Refusal } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { PlaceId } from '../cards/places.ts';
import type { Asks, Pending } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { Hunted, State } from '../state.ts';
import { holds } from './decks.ts';
import { huntedAt } from './people.ts';
import { kindsOf } from './place-cards.ts';
import { answersSoFar } from './questions.ts';
import { addCopies, refuseCopyOf } from './reckoning.ts';
import { refuseSanctuaryAnswer, sanctuaryAnswersTo } from './sanctuary/answers.ts';

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

/** Cards of the hand not yet named in the own sealed answer. */
function cardsLeft(state: State, hunted: Hunted): PlaceId[] {
  const cards = hunted.hand.slice();
  for (const action of answersSoFar(state, hunted.seat)) {
    if (action.type !== 'discard-place' && action.type !== 'hide-place' && action.type !== 'show-place') continue;
    const index = cards.indexOf(action.card);
    if (index >= 0) cards.splice(index, 1);
  }
  return cards;
}

/** [NA-16.14] Cards are given whole or not at all. */
function mayDiscard(state: State, { seat, count, hasBegun }: Asks<'discard-or-lose-will'>): boolean {
  return hasBegun || answersSoFar(state, seat).length > 0 || huntedAt(state, seat).hand.length >= count;
}

function mayLoseWill(state: State, { seat, hasBegun }: Asks<'discard-or-lose-will'>): boolean {
  return !hasBegun && answersSoFar(state, seat).length === 0;
}

function firstThis(one: PlaceId, cards: readonly PlaceId[]): readonly PlaceId[] {
  return [one, ...cards.filter((card) => card !== one)];
}

/** Every answer to this question. */
export function answersTo(state: State, question: Pending): readonly Action[] {
  const { seat } = question;
  switch (question.ask) {
    case 'volunteer':
      return WILLING;
    case 'choose-side':
      return SIDES;
    case 'return-places': {
      const answers: Action[] = kindsOf(huntedAt(state, seat).discard).map((card) => ({ type: 'return-place', card }));
      if (question.least === 0) answers.push(DECLINE);
      return answers;
    }
    case 'return-this-or-one':
      return firstThis(question.card, kindsOf(huntedAt(state, seat).discard)).map((card) => ({ type: 'return-place', card }));
    case 'discard-places':
      return kindsOf(cardsLeft(state, huntedAt(state, seat))).map((card) => ({ type: 'discard-place', card }));
    case 'hide-places':
      return kindsOf(cardsLeft(state, huntedAt(state, seat))).map((card) => ({ type: 'hide-place', card }));
    case 'discard-or-lose-will': {
      const answers: Action[] = mayLoseWill(state, question) ? [LOSE_WILL] : [];
      if (!mayDiscard(state, question)) return answers;
      for (const card of kindsOf(cardsLeft(state, huntedAt(state, seat)))) answers.push({ type: 'discard-place', card });
      return answers;
    }
    case 'discard-survival':
      return huntedAt(state, seat).survival.map(({ card }) => ({ type: 'discard-survival', card }));
    case 'keep-survival':
      return question.cards.map((card) => ({ type: 'keep-survival', card }));
    case 'keep-place':
      return kindsOf(huntedAt(state, seat).played.map(({ card }) => card)).map((card) => ({ type: 'keep-place', card }));
    case 'take-place': {
      const answers: Action[] = stillThere(state, question).map((card) => ({ type: 'take-place', card }));
      if (question.mayDecline) answers.push(DECLINE);
      return answers;
    }
    case 'heal': {
      const answers: Action[] = question.seats.map((healed) => ({ type: 'heal', seat: healed }));
      if (question.mayDecline) answers.push(DECLINE);
      return answers;
    }
    case 'use-copied-power': {
      const answers: Action[] = [];
      addCopies(state, { hunted: huntedAt(state, seat), card: question.card }, answers);
      return answers;
    }
    case 'return-played':
      return question.from.map((card) => ({ type: 'return-place', card }));
    case 'show-places':
      return kindsOf(cardsLeft(state, huntedAt(state, seat))).map((card) => ({ type: 'show-place', card }));
    default:
      return sanctuaryAnswersTo(state, question);
  }
}

/** Why this does not answer the question, or undefined when it does. */
export function refuseAnswer(state: State, question: Pending, action: Action): Refusal | undefined {
  const { seat } = question;
  switch (question.ask) {
    case 'volunteer':
      return action.type === 'volunteer' ? undefined : other(question);
    case 'choose-side':
      return action.type === 'choose-side' ? undefined : other(question);
    case 'return-places':
      if (action.type === 'decline') return question.least === 0 ? undefined : refused('must-return-more', { left: question.least });
      return action.type === 'return-place' ? unlessAmong(huntedAt(state, seat).discard, action.card) : other(question);
    case 'return-this-or-one':
      if (action.type !== 'return-place') return other(question);
      return action.card === question.card ? undefined : unlessAmong(huntedAt(state, seat).discard, action.card);
    case 'discard-places':
      return action.type === 'discard-place' ? refuseFromHand(state, seat, action.card) : other(question);
    case 'hide-places':
      return action.type === 'hide-place' ? refuseFromHand(state, seat, action.card) : other(question);
    case 'discard-or-lose-will':
      if (action.type === 'lose-will') return mayLoseWill(state, question) ? undefined : refused('not-offered');
      if (action.type !== 'discard-place') return other(question);
      return mayDiscard(state, question)
        ? refuseFromHand(state, seat, action.card)
        : refused('own-hand-too-small', { cards: question.count });
    case 'discard-survival':
      if (action.type !== 'discard-survival') return other(question);
      return holds(huntedAt(state, seat).survival, action.card) ? undefined : refused('card-not-held', { card: action.card });
    case 'keep-survival':
      return action.type === 'keep-survival' ? unlessOffered(question.cards, action.card) : other(question);
    case 'keep-place':
      if (action.type !== 'keep-place') return other(question);
      return huntedAt(state, seat).played.some(({ card }) => card === action.card)
        ? undefined
        : refused('no-such-play', { card: action.card });
    case 'take-place':
      if (action.type === 'decline') return question.mayDecline ? undefined : refused('not-offered');
      return action.type === 'take-place' ? unlessOffered(stillThere(state, question), action.card) : other(question);
    case 'heal':
      if (action.type === 'decline') return question.mayDecline ? undefined : refused('not-offered');
      return action.type === 'heal' ? unlessOffered(question.seats, action.seat) : other(question);
    case 'use-copied-power':
      if (action.type !== 'use-power') return other(question);
      if (action.card !== question.card) return refused('not-your-step', { card: action.card });
      return refuseCopyOf(state, { hunted: huntedAt(state, seat), from: action.from, way: action.way });
    case 'return-played':
      return action.type === 'return-place' ? unlessOffered(question.from, action.card) : other(question);
    case 'show-places':
      return action.type === 'show-place' ? refuseFromHand(state, seat, action.card) : other(question);
    default:
      return refuseSanctuaryAnswer(state, question, action);
  }
}

/** [NA-R50] Others may have been there first. */
function stillThere({ reserve }: State, { from }: Asks<'take-place'>): readonly PlaceId[] {
  return from.filter((card) => (reserve[card] ?? 0) > 0);
}

export function other({ ask }: Pending): Refusal {
  return refused('answer-first', { ask });
}

export function unlessOffered<Item>(offered: readonly Item[], item: Item): Refusal | undefined {
  return offered.includes(item) ? undefined : refused('not-offered');
}

function unlessAmong(pile: readonly PlaceId[], card: PlaceId): Refusal | undefined {
  return pile.includes(card) ? undefined : refused('card-not-in-pile', { card });
}

function refuseFromHand(state: State, seat: number, card: PlaceId): Refusal | undefined {
  const hunted = huntedAt(state, seat);
  if (!hunted.hand.includes(card)) return refused('card-not-in-hand', { card });
  return cardsLeft(state, hunted).includes(card) ? undefined : refused('already-chosen', { card });
}
