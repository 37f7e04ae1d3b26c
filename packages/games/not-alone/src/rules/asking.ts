import { quickTable, type Refusal, type Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Ask, Asks, Pending } from '../pending.ts';
import type { State } from '../state.ts';
import { huntedAt } from './people.ts';
import { inReserve } from './place-cards.ts';

/** How a kind of question is dealt with, besides the answers there are to it. */
interface Asking<Kind extends Ask> {
  /** How many things are left to answer with, where everybody can count them: sizes of hands and piles, never which cards they are. */
  left?(state: State, question: Asks<Kind>): number;
  /** It says "may" or "up to": `decline` answers it. */
  isOptional?(question: Asks<Kind>): boolean;
  /** How many actions make an answer under seal, if not one. */
  needs?(question: Asks<Kind>): number;
  /** Play a card or pass: a card that is played tells of itself, and that somebody passed is no news. */
  readonly isWindow?: true;
}

/** Questions that only the expansion and the promo cards put. */
export type SanctuaryAsk =
  | 'draw-adaptations'
  | 'choose-character'
  | 'choose-adaptation'
  | 'discard-survivor'
  | 'discard-survival-or-survivor'
  | 'put-hunt-under'
  | 'put-adaptations-under'
  | 'drop-adaptation'
  | 'keep-adaptation'
  | 'put-back-dna'
  | 'swap-played'
  | 'shelter'
  | 'answer-fortify'
  | 'name-place'
  | 'move-creature'
  | 'move-sanctuary-on';

/** A line per kind of question: the answers there are. */
export type AnswerLists<Kind extends Ask> = { readonly [Each in Kind]: (state: State, question: Asks<Each>) => readonly Action[] };
/** A line per kind of question: why an action does not answer it. */
export type AnswerRefusals<Kind extends Ask> = {
  readonly [Each in Kind]: (state: State, question: Asks<Each>, action: Action) => Refusal | undefined;
};
/** A line per kind of question: what its answer does. The question is off the list; a part of it that is still open is put again. */
export type AnswerApply<Kind extends Ask> = {
  readonly [Each in Kind]: (draft: State, question: Asks<Each>, actions: readonly Action[], tell: Tell<Event>) => void;
};

/** Asked and answered with one action, by what only the asked seat may know. */
const PLAIN = {};
const always = (): boolean => true;
const OPTIONAL = { isOptional: always };

const ASKING: { readonly [Kind in Ask]: Asking<Kind> } = quickTable({
  volunteer: PLAIN,
  'choose-side': PLAIN,
  'draw-adaptations': PLAIN,
  'choose-character': PLAIN,
  'choose-adaptation': PLAIN,
  'return-places': { left: (state, { seat }) => huntedAt(state, seat).discard.length, isOptional: ({ least }) => least === 0 },
  'return-this-or-one': PLAIN,
  'discard-places': { left: (state, { seat }) => huntedAt(state, seat).hand.length, needs: ({ count }) => count },
  'discard-or-lose-will': PLAIN,
  'discard-survival': { left: (state, { seat }) => huntedAt(state, seat).survival.length },
  'discard-survivor': { left: (state, { seat }) => huntedAt(state, seat).survivors.length },
  'discard-survival-or-survivor': {
    left: (state, { seat }) => huntedAt(state, seat).survival.length + huntedAt(state, seat).survivors.length,
  },
  'keep-survival': PLAIN,
  'keep-place': PLAIN,
  'take-place': { left: (state, { from }) => inReserve(state, from).length, isOptional: ({ mayDecline }) => mayDecline },
  heal: { left: (_, { seats }) => seats.length, isOptional: ({ mayDecline }) => mayDecline },
  'show-places': { needs: ({ count }) => count },
  'hide-places': { needs: ({ count }) => count },
  'put-hunt-under': OPTIONAL,
  'put-adaptations-under': OPTIONAL,
  'drop-adaptation': { left: ({ creature }) => creature.developed.length, isOptional: ({ mayDecline }) => mayDecline },
  'keep-adaptation': OPTIONAL,
  'put-back-dna': OPTIONAL,
  'swap-played': PLAIN,
  shelter: { left: (state, { seat }) => huntedAt(state, seat).survivors.length, isOptional: always },
  'answer-fortify': { isWindow: true },
  'name-place': { left: (_, { from }) => from.length },
  'move-creature': OPTIONAL,
  'move-sanctuary-on': OPTIONAL,
  'use-copied-power': PLAIN,
  'return-played': { left: (_, { from }) => from.length },
});

export function isOptional<Kind extends Ask>(question: Asks<Kind>): boolean {
  return ASKING[question.ask].isOptional?.(question) ?? false;
}

/** `refuse` has let the answer pass, so one that does not fit its question is a fault of the program. */
export function notAsked({ ask }: Pending, { type }: Action): never {
  throw new Error(`NA-4.12: ${type} does not answer ${ask}`);
}

/** What is left is "no", and that only where the question takes it. */
export function mustDecline(question: Pending, action: Action): void {
  if (action.type !== 'decline' || !isOptional(question)) notAsked(question, action);
}

export function actionsNeeded<Kind extends Ask>(question: Asks<Kind>): number {
  return ASKING[question.ask].needs?.(question) ?? 1;
}

export function isWindowed({ ask }: Pending): boolean {
  return ASKING[ask].isWindow === true;
}

/** Nothing is left to answer with: what was asked before took it. */
export function isVoid<Kind extends Ask>(state: State, question: Asks<Kind>): boolean {
  return ASKING[question.ask].left?.(state, question) === 0;
}

/** There is one thing to answer with, and no "no". */
export function isForced<Kind extends Ask>(state: State, question: Asks<Kind>): boolean {
  return ASKING[question.ask].left?.(state, question) === 1 && !isOptional(question);
}
