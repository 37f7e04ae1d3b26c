import { quickTable, type Refusal } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { PlaceId } from '../cards/places.ts';
import { ruleOfCause } from '../cards/rule-numbers.ts';
import type { Ask, Asks, Pending } from '../pending.ts';
import { type Rule, refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { cardsLeft, mayDiscard, mayLoseWill } from './answers.ts';
import { type AnswerRefusals, isOptional, type SanctuaryAsk } from './asking.ts';
import { holds } from './decks.ts';
import { huntedAt } from './people.ts';
import { inReserve } from './place-cards.ts';
import { refuseCopyOf } from './reckoning.ts';
import { SANCTUARY_ANSWER_REFUSALS } from './sanctuary/refusing-answers.ts';

/** Why this many have to come back: what asked says so, but the Lair only under Persecution, and Resist where the table wants it. */
function ruleOfDuty({ because }: Pending): Rule {
  if (because === 'resist') return 'NA-R4';
  return because === 'place:lair' ? 'NA-16.8' : ruleOfCause(because);
}

/** Something else was asked. */
function other({ ask }: Pending): Refusal {
  return refused('answer-first', 'NA-4.12', { ask });
}

function unlessOffered<Item>(offered: readonly Item[], item: Item): Refusal | undefined {
  return offered.includes(item) ? undefined : refused('not-offered', 'NA-4.12');
}

function refuseFromPile(state: State, { seat, because }: Pending, card: PlaceId): Refusal | undefined {
  return huntedAt(state, seat).discard.includes(card) ? undefined : refused('card-not-in-pile', ruleOfCause(because), { card });
}

function refuseFromHand(state: State, { seat, because }: Pending, card: PlaceId): Refusal | undefined {
  const hunted = huntedAt(state, seat);
  if (!hunted.hand.includes(card)) return refused('card-not-in-hand', ruleOfCause(because), { card });
  return cardsLeft(state, hunted).includes(card) ? undefined : refused('already-chosen', 'NA-4.12', { card });
}

function refuseCardsOrWill(state: State, question: Asks<'discard-or-lose-will'>, action: Action): Refusal | undefined {
  if (action.type === 'lose-will') return mayLoseWill(state, question) ? undefined : refused('not-offered', 'NA-4.12');
  if (action.type !== 'discard-place') return other(question);
  if (!mayDiscard(state, question)) return refused('own-hand-too-small', 'NA-16.14', { cards: question.count });
  return refuseFromHand(state, question, action.card);
}

function refuseSurvivalCard(state: State, question: Asks<'discard-survival'>, action: Action): Refusal | undefined {
  if (action.type !== 'discard-survival') return other(question);
  return holds(huntedAt(state, question.seat).survival, action.card)
    ? undefined
    : refused('card-not-held', ruleOfCause(question.because), { card: action.card });
}

function refuseKeeping(state: State, question: Asks<'keep-place'>, action: Action): Refusal | undefined {
  if (action.type !== 'keep-place') return other(question);
  const isInPlay = huntedAt(state, question.seat).played.some(({ card }) => card === action.card);
  return isInPlay ? undefined : refused('no-such-play', 'NA-1.5', { card: action.card });
}

function refuseCopied(state: State, question: Asks<'use-copied-power'>, action: Action): Refusal | undefined {
  if (action.type !== 'use-power') return other(question);
  if (action.card !== question.card) return refused('not-your-step', 'NA-7.2', { card: action.card });
  return refuseCopyOf(state, { hunted: huntedAt(state, question.seat), from: action.from, way: action.way });
}

const BASE_REFUSALS: AnswerRefusals<Exclude<Ask, SanctuaryAsk>> = {
  volunteer: (_, question, action) => (action.type === 'volunteer' ? undefined : other(question)),
  'choose-side': (_, question, action) => (action.type === 'choose-side' ? undefined : other(question)),
  'return-places': (state, question, action) => {
    if (action.type === 'decline') return refused('must-return-more', ruleOfDuty(question), { left: question.least });
    return action.type === 'return-place' ? refuseFromPile(state, question, action.card) : other(question);
  },
  'return-this-or-one': (state, question, action) => {
    if (action.type !== 'return-place') return other(question);
    return action.card === question.card ? undefined : refuseFromPile(state, question, action.card);
  },
  'discard-places': (state, question, action) =>
    action.type === 'discard-place' ? refuseFromHand(state, question, action.card) : other(question),
  'hide-places': (state, question, action) =>
    action.type === 'hide-place' ? refuseFromHand(state, question, action.card) : other(question),
  'show-places': (state, question, action) =>
    action.type === 'show-place' ? refuseFromHand(state, question, action.card) : other(question),
  'discard-or-lose-will': refuseCardsOrWill,
  'discard-survival': refuseSurvivalCard,
  'keep-survival': (_, question, action) =>
    action.type === 'keep-survival' ? unlessOffered(question.cards, action.card) : other(question),
  'keep-place': refuseKeeping,
  'take-place': (state, question, action) => {
    if (action.type === 'decline') return refused('not-offered', 'NA-4.12');
    return action.type === 'take-place' ? unlessOffered(inReserve(state, question.from), action.card) : other(question);
  },
  heal: (_, question, action) => {
    if (action.type === 'decline') return refused('not-offered', 'NA-4.12');
    return action.type === 'heal' ? unlessOffered(question.seats, action.seat) : other(question);
  },
  'use-copied-power': refuseCopied,
  'return-played': (_, question, action) => (action.type === 'return-place' ? unlessOffered(question.from, action.card) : other(question)),
};
const REFUSALS: AnswerRefusals<Ask> = quickTable({ ...BASE_REFUSALS, ...SANCTUARY_ANSWER_REFUSALS });

/** Why this does not answer the question, or undefined when it does. */
export function refuseAnswer<Kind extends Ask>(state: State, question: Asks<Kind>, action: Action): Refusal | undefined {
  if (action.type === 'decline' && isOptional(question)) return undefined;
  return REFUSALS[question.ask](state, question, action);
}
