import type { Seat, Tell } from '@orrery/engine';
import type { Action, Say } from '../actions.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { Event } from '../events.ts';
import type { Asks, Pending } from '../pending.ts';
import type { State } from '../state.ts';
import { answersTo } from './answers.ts';
import { loseWill, regainWill } from './counters.ts';
import { discardSurvival } from './decks.ts';
import { keepPlace } from './exploration.ts';
import { huntedAt } from './people.ts';
import { discardPlaces, inReserve, removePlace, returnPlaces, takeBackPlayed, takePlace } from './place-cards.ts';
import { usePower } from './powers.ts';
import { answersSoFar, isAnswered, isSetAnswered, questionFor, takeQuestion, takeSealedSet } from './questions.ts';
import { doSanctuaryAnswer, showCharacters } from './sanctuary/answers.ts';
import { showPlaces } from './sanctuary/showing.ts';
import { hearVolunteers, pickSide } from './seating.ts';
import { dropVoid } from './void-questions.ts';

/** The answer of this seat to its question: kept under seal until the last one is in, or done at once. */
export function answer(draft: State, question: Pending, action: Action, tell: Tell<Event>): void {
  if (question.sealed === undefined) {
    takeQuestion(draft, question);
    doAnswer(draft, question, action, tell);
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

/** [NA-17.25] Play a card or pass: a card that is played tells of itself, and who let it be is no news. */
function isWindowed({ ask }: Pending): boolean {
  return ask === 'answer-fortify';
}

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
    openAnswer(draft, question, actions, tell);
  }
}

function openAnswer(draft: State, question: Pending, actions: readonly Action[], tell: Tell<Event>): void {
  switch (question.ask) {
    case 'hide-places':
      showOthers(draft, question, actions, tell);
      return;
    case 'show-places': {
      const cards = actions.flatMap((action) => (action.type === 'show-place' ? [action.card] : []));
      showPlaces(draft, { seat: question.seat, cards, cause: question.because }, tell);
      return;
    }
    case 'discard-places': {
      const hunted = huntedAt(draft, question.seat);
      const cards = actions.flatMap((action) => (action.type === 'discard-place' ? [action.card] : []));
      discardPlaces(draft, { hunted, cards, cause: question.because }, tell);
      return;
    }
    // Cards or Will is opened with the first card; who gives cards is asked for the next one, together again.
    default:
      doAnswer(draft, question, actions[0], tell);
  }
}

/** [NA-16.10] [NA-3.7] The Creature alone sees what was not hidden. */
function showOthers(draft: State, { seat, because }: Asks<'hide-places'>, actions: readonly Action[], tell: Tell<Event>): void {
  const shown = huntedAt(draft, seat).hand.slice();
  for (const action of actions) if (action.type === 'hide-place') removePlace(shown, action.card);
  showPlaces(draft, { seat, cards: shown, cause: because }, tell);
}

/** The question is off the list; a part of it that is still open is put again. */
function doAnswer(draft: State, question: Pending, action: Action, tell: Tell<Event>): void {
  const { seat, because } = question;
  switch (action.type) {
    case 'choose-side':
      pickSide(draft, action.side, tell);
      return;
    case 'return-place':
      returnAnswered(draft, question, action, tell);
      return;
    case 'discard-place':
      discardAnswered(draft, question, action, tell);
      return;
    case 'lose-will':
      loseWill(draft, { hunted: huntedAt(draft, seat), will: 1, cause: because }, tell);
      return;
    case 'discard-survival':
      discardSurvival(draft, { hunted: huntedAt(draft, seat), card: action.card, cause: because }, tell);
      return;
    case 'keep-survival':
      if (question.ask === 'keep-survival') keepSurvival(draft, question, action.card, tell);
      return;
    case 'keep-place':
      keepPlace(draft, seat, action.card, tell);
      return;
    case 'take-place':
      takePlace(draft, { hunted: huntedAt(draft, seat), card: action.card, cause: because }, tell);
      return;
    case 'heal':
      regainWill({ hunted: huntedAt(draft, action.seat), will: 1, cause: because }, tell);
      return;
    case 'use-power':
      useCopied(draft, question, action, tell);
      return;
    default:
      if (doSanctuaryAnswer(draft, question, action, tell)) return;
      throw new Error(`NA-4.12: ${action.type} answers nothing`);
  }
}

function returnAnswered(draft: State, question: Pending, { card }: Say<'return-place'>, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, question.seat);
  const cause = question.because;
  if (question.ask === 'return-played' || (question.ask === 'return-this-or-one' && card === question.card)) {
    takeBackPlayed(hunted, { card, cause }, tell);
    return;
  }
  returnPlaces(draft, { hunted, cards: [card], cause }, tell);
  if (question.ask !== 'return-places') return;
  const atMost = Math.min(question.atMost - 1, hunted.discard.length);
  if (atMost > 0) draft.pending.push({ ...question, atMost, least: Math.max(0, question.least - 1) });
}

function discardAnswered(draft: State, question: Pending, { card }: Say<'discard-place'>, tell: Tell<Event>): void {
  discardPlaces(draft, { hunted: huntedAt(draft, question.seat), cards: [card], cause: question.because }, tell);
  if (question.ask === 'discard-places' && question.count > 1) draft.pending.push({ ...question, count: question.count - 1 });
  if (question.ask === 'discard-or-lose-will' && question.count > 1) {
    draft.pending.push({ ...question, count: question.count - 1, hasBegun: true });
  }
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

function useCopied(draft: State, question: Pending, { card, from, way }: Say<'use-power'>, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, question.seat);
  const visit = hunted.played.find((one) => one.card === card);
  if (visit === undefined || from === undefined) throw new Error('NA-8.16: nothing is copied');
  usePower(draft, { hunted, visit, place: draft.planet[from - 1], way, isCopy: true, cause: question.because }, tell);
}

/**
 * The only possible answer of a question that allows no "no" is given at once, where everybody knows that there is no other. True:
 * it was. What hangs on hidden cards is asked even so.
 */
export function answerItself(draft: State, tell: Tell<Event>): boolean {
  if (dropVoid(draft)) return true;
  const last = draft.pending[draft.pending.length - 1];
  if (last.sealed !== undefined || questionFor(draft, last.seat) !== last || !isForced(draft, last)) return false;
  const [only] = answersTo(draft, last);
  answer(draft, last, only, tell);
  return true;
}

/** Sizes of hands and piles everybody knows; which cards they are counts for nothing here. */
function isForced(state: State, question: Pending): boolean {
  switch (question.ask) {
    case 'return-places':
      return question.least > 0 && huntedAt(state, question.seat).discard.length === 1;
    case 'discard-places':
      return huntedAt(state, question.seat).hand.length === 1;
    case 'discard-survival':
      return huntedAt(state, question.seat).survival.length === 1;
    case 'take-place':
      return !question.mayDecline && inReserve(state, question.from).length === 1;
    case 'heal':
      return !question.mayDecline && question.seats.length === 1;
    case 'return-played':
      return question.from.length === 1;
    case 'discard-survivor':
      return huntedAt(state, question.seat).survivors.length === 1;
    case 'discard-survival-or-survivor':
      return huntedAt(state, question.seat).survival.length + huntedAt(state, question.seat).survivors.length === 1;
    case 'drop-adaptation':
      return !question.mayDecline && state.creature.developed.length === 1;
    case 'name-place':
      return question.from.length === 1;
    default:
      return false;
  }
}
