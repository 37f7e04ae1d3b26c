import { quickTable, type Seat, type Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { PlaceId } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { Event } from '../events.ts';
import type { Ask, Asks, Pending } from '../pending.ts';
import type { State } from '../state.ts';
import { answersTo } from './answers.ts';
import { type AnswerApply, isForced, isWindowed, mustDecline, notAsked, type SanctuaryAsk } from './asking.ts';
import { loseWill, regainWill } from './counters.ts';
import { discardSurvival } from './decks.ts';
import { keepPlace } from './exploration.ts';
import { huntedAt } from './people.ts';
import { discardPlaces, removePlace, returnPlaces, takeBackPlayed, takePlace } from './place-cards.ts';
import { usePower } from './powers.ts';
import { answersSoFar, isAnswered, isSetAnswered, questionFor, takeQuestion, takeSealedSet } from './questions.ts';
import { SANCTUARY_APPLY, showCharacters } from './sanctuary/answering.ts';
import { showPlaces } from './sanctuary/showing.ts';
import { hearVolunteers, pickSide } from './seating.ts';
import { dropVoid } from './void-questions.ts';

/** The answer of this seat to its question: kept under seal until the last one is in, or done at once. */
export function answer(draft: State, question: Pending, action: Action, tell: Tell<Event>): void {
  if (question.sealed === undefined) {
    takeQuestion(draft, question);
    doAnswer(draft, question, [action], tell);
    return;
  }
  const actions = sealAnswer(draft, question.seat, action);
  const isLast = isSetAnswered(draft);
  // That nobody did anything is news as well: the last answer brings it to light whatever it is.
  const reveals = isLast ? true : undefined;
  const answered = { type: 'answered', seat: question.seat, ask: question.ask } as const;
  if (isAnswered(question, actions)) tell(answered, isWindowed(question) ? { only: NOBODY, reveals } : { reveals });
  if (isLast) openSealed(draft, tell);
}

/** All that this seat has said so far. */
function sealAnswer(draft: State, seat: Seat, action: Action): readonly Action[] {
  const actions = [...answersSoFar(draft, seat), action];
  draft.sealed = [...draft.sealed.filter((sealed) => sealed.seat !== seat), { seat, actions }];
  return actions;
}

const NOBODY: readonly Seat[] = [];

/** All at once, in seat order. */
function openSealed(draft: State, tell: Tell<Event>): void {
  const answers = draft.sealed;
  const questions = takeSealedSet(draft);
  draft.sealed = [];
  if (questions[0].ask === 'volunteer') {
    hearVolunteers(draft, answers, tell);
    return;
  }
  if (questions[0].ask === 'choose-character') {
    showCharacters(draft, answers, tell);
    return;
  }
  for (const question of questions) {
    const actions = answers.find(({ seat }) => seat === question.seat)?.actions ?? [];
    doAnswer(draft, question, actions, tell);
  }
}

function doAnswer<Kind extends Ask>(draft: State, question: Asks<Kind>, actions: readonly Action[], tell: Tell<Event>): void {
  APPLY[question.ask](draft, question, actions, tell);
}

const BASE_APPLY: AnswerApply<Exclude<Ask, SanctuaryAsk>> = {
  volunteer: () => {
    throw new Error('NA-2.1: volunteers are heard together');
  },
  'choose-side': (draft, question, [action], tell) =>
    action.type === 'choose-side' ? pickSide(draft, action.side, tell) : notAsked(question, action),
  'return-places': (draft, question, [action], tell) =>
    action.type === 'return-place' ? returnOne(draft, question, action.card, tell) : mustDecline(question, action),
  'return-this-or-one': (draft, question, [action], tell) =>
    action.type === 'return-place' ? returnThisOrOne(draft, question, action.card, tell) : notAsked(question, action),
  'discard-places': discardAnswered,
  'discard-or-lose-will': payWithCardsOrWill,
  'discard-survival': (draft, question, [action], tell) => {
    if (action.type !== 'discard-survival') notAsked(question, action);
    discardSurvival(draft, { hunted: huntedAt(draft, question.seat), card: action.card, cause: question.because }, tell);
  },
  'keep-survival': (draft, question, [action], tell) =>
    action.type === 'keep-survival' ? keepSurvival(draft, question, action.card, tell) : notAsked(question, action),
  'keep-place': (draft, question, [action], tell) =>
    action.type === 'keep-place' ? keepPlace(draft, question.seat, action.card, tell) : notAsked(question, action),
  'take-place': (draft, question, [action], tell) => {
    if (action.type !== 'take-place') return mustDecline(question, action);
    return takePlace(draft, { hunted: huntedAt(draft, question.seat), card: action.card, cause: question.because }, tell);
  },
  heal: (draft, question, [action], tell) => {
    if (action.type !== 'heal') return mustDecline(question, action);
    return regainWill({ hunted: huntedAt(draft, action.seat), will: 1, cause: question.because }, tell);
  },
  'show-places': (draft, question, actions, tell) => {
    const cards = actions.map((action) => (action.type === 'show-place' ? action.card : notAsked(question, action)));
    showPlaces(draft, { seat: question.seat, cards, cause: question.because }, tell);
  },
  'hide-places': showOthers,
  'use-copied-power': (draft, question, [action], tell) =>
    action.type === 'use-power' ? useCopied(draft, question, action, tell) : notAsked(question, action),
  'return-played': (draft, question, [action], tell) => {
    if (action.type !== 'return-place') notAsked(question, action);
    takeBackPlayed(huntedAt(draft, question.seat), { card: action.card, cause: question.because }, tell);
  },
};
const APPLY: AnswerApply<Ask> = quickTable({ ...BASE_APPLY, ...SANCTUARY_APPLY });

/** [NA-16.10] [NA-3.7] The Creature alone sees what was not hidden. */
function showOthers(draft: State, question: Asks<'hide-places'>, actions: readonly Action[], tell: Tell<Event>): void {
  const { seat, because } = question;
  const shown = huntedAt(draft, seat).hand.slice();
  for (const action of actions) removePlace(shown, action.type === 'hide-place' ? action.card : notAsked(question, action));
  showPlaces(draft, { seat, cards: shown, cause: because }, tell);
}

function returnOne(draft: State, question: Asks<'return-places'>, card: PlaceId, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, question.seat);
  returnPlaces(draft, { hunted, cards: [card], cause: question.because }, tell);
  const atMost = Math.min(question.atMost - 1, hunted.discard.length);
  if (atMost > 0) draft.pending.push({ ...question, atMost, least: Math.max(0, question.least - 1) });
}

function returnThisOrOne(draft: State, { seat, because, card: own }: Asks<'return-this-or-one'>, card: PlaceId, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  if (card === own) takeBackPlayed(hunted, { card, cause: because }, tell);
  else returnPlaces(draft, { hunted, cards: [card], cause: because }, tell);
}

/** Under seal all of them at once, else one per answer. */
function discardAnswered(draft: State, question: Asks<'discard-places'>, actions: readonly Action[], tell: Tell<Event>): void {
  const cards = actions.map((action) => (action.type === 'discard-place' ? action.card : notAsked(question, action)));
  discardPlaces(draft, { hunted: huntedAt(draft, question.seat), cards, cause: question.because }, tell);
  const count = question.count - cards.length;
  if (count > 0) draft.pending.push({ ...question, count });
}

/** Whether it is cards or Will the first answer says; a Hunted who gives cards is asked for the next one. */
function payWithCardsOrWill(draft: State, question: Asks<'discard-or-lose-will'>, [action]: readonly Action[], tell: Tell<Event>): void {
  const { seat, because, count } = question;
  const hunted = huntedAt(draft, seat);
  if (action.type === 'lose-will') {
    loseWill(draft, { hunted, will: 1, cause: because }, tell);
    return;
  }
  if (action.type !== 'discard-place') notAsked(question, action);
  discardPlaces(draft, { hunted, cards: [action.card], cause: because }, tell);
  if (count > 1) draft.pending.push({ ...question, count: count - 1, hasBegun: true });
}

/** [NA-8.7] The card not kept goes open on the pile. */
function keepSurvival(draft: State, { seat, because, cards }: Asks<'keep-survival'>, kept: SurvivalId, tell: Tell<Event>): void {
  huntedAt(draft, seat).survival.push({ card: kept, by: 0 });
  for (const card of cards) {
    if (card === kept) continue;
    draft.survivalDiscard.push(card);
    tell({ type: 'survival-discarded', seat, card, cause: because }, { reveals: true });
  }
}

function useCopied(draft: State, question: Pending, { card, from, way }: ActionOf<'use-power'>, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, question.seat);
  const visit = hunted.played.find((one) => one.card === card);
  if (visit === undefined || from === undefined) throw new Error('NA-8.16: nothing is copied');
  usePower(draft, { hunted, visit, place: draft.planet[from - 1], way, isCopy: true, cause: question.because }, tell);
}

/**
 * The only possible answer of a question that allows no "no" is given at once, where everybody knows that there is no other. True:
 * it was. What depends on hidden cards is asked even so.
 */
export function answerAutomatically(draft: State, tell: Tell<Event>): boolean {
  if (dropVoid(draft)) return true;
  const last = draft.pending[draft.pending.length - 1];
  if (last.sealed !== undefined || questionFor(draft, last.seat) !== last || !isForced(draft, last)) return false;
  const [only] = answersTo(draft, last);
  answer(draft, last, only, tell);
  return true;
}
