import type { Refusal, Tell } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { AdaptationId } from '../../cards/adaptations.ts';
import type { HuntId } from '../../cards/hunt.ts';
import { SURVIVAL, type SurvivalId } from '../../cards/survival.ts';
import type { Event } from '../../events.ts';
import type { Asks, Pending } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, SealedAnswer, State } from '../../state.ts';
import { putHuntUnder } from '../decks.ts';
import { unbarred } from '../in-force.ts';
import { bitOf, huntedAt } from '../people.ts';
import { kindsOf } from '../place-cards.ts';
import { addSurvivalPlays, playSurvival } from '../playing-survival.ts';
import { sameTarget } from '../targets.ts';
import { moveToken } from '../tokens.ts';
import { canDrawAdaptation, drawAdaptation, dropAdaptation, loseAdaptation, payToKeep, putAdaptationUnder } from './adaptations.ts';
import { payDna } from './dna.ts';
import { shelter } from './fortify.ts';
import { moveSanctuaryOn } from './phase-five.ts';
import { swapWithHand } from './swapping.ts';
import { discardSurvivors } from './taking.ts';
import { nameOtherPower } from './target-step.ts';

const DECLINE: Action = { type: 'decline' };
const PASS: Action = { type: 'pass' };
const LEVELS = [1, 2] as const;
const AMOUNTS = [1, 2] as const;

/** Every answer to a question that the expansion brings. */
export function sanctuaryAnswersTo(state: State, question: Pending): readonly Action[] {
  const { creature } = state;
  switch (question.ask) {
    case 'draw-adaptations':
      return drawsOf(state);
    case 'choose-character':
      return question.from.map((character) => ({ type: 'choose-character', character }));
    case 'choose-adaptation':
      return question.from.map((adaptation) => ({ type: 'choose-adaptation', adaptation }));
    case 'discard-survivor':
      return survivorsOf(huntedAt(state, question.seat));
    case 'discard-survival-or-survivor': {
      const hunted = huntedAt(state, question.seat);
      return [...hunted.survival.map(({ card }): Action => ({ type: 'discard-survival', card })), ...survivorsOf(hunted)];
    }
    case 'put-hunt-under':
      return [...creature.hand.map(({ card }): Action => ({ type: 'put-under', card })), DECLINE];
    case 'put-adaptations-under':
      return [...creature.adaptationHand.map((adaptation): Action => ({ type: 'put-adaptation-under', adaptation })), DECLINE];
    case 'drop-adaptation': {
      const drops = creature.developed.map(({ adaptation }): Action => ({ type: 'drop-adaptation', adaptation }));
      return question.mayDecline ? [...drops, DECLINE] : drops;
    }
    case 'keep-adaptation':
      return [{ type: 'pay-to-keep' }, DECLINE];
    case 'put-back-dna':
      return amountsUpTo(question.atMost);
    case 'swap-played':
      return swapsOf(state, huntedAt(state, question.seat));
    case 'shelter':
      return [{ type: 'shelter' }, DECLINE];
    case 'answer-fortify': {
      const orders: Action[] = [PASS];
      addSurvivalPlays(state, huntedAt(state, question.seat), orders);
      return orders.filter((order) => order.type !== 'play-survival' || answersFortify(order.card));
    }
    case 'name-place':
      return question.from.map((place) => ({ type: 'name-place', place }));
    case 'move-creature':
      return [...question.to.map((to): Action => ({ type: 'move-creature', to })), DECLINE];
    case 'move-sanctuary-on':
      return [{ type: 'move-sanctuary-on' }, DECLINE];
    default:
      return [];
  }
}

function drawsOf(state: State): readonly Action[] {
  return LEVELS.filter((level) => canDrawAdaptation(state, level)).map((level) => ({ type: 'draw-adaptation', level }));
}

function amountsUpTo(most: number): readonly Action[] {
  return [...AMOUNTS.filter((count) => count <= most).map((count): Action => ({ type: 'put-back-dna', count })), DECLINE];
}

function survivorsOf({ survivors }: Hunted): Action[] {
  return survivors.map((_, index) => ({ type: 'discard-survivor', index }));
}

const answersFortify = (card: SurvivalId): boolean => SURVIVAL[card].effect.do === 'answer-fortify';

/** What may not be laid this turn may not come in either; a Hunted left with nothing else keeps the card in play. */
function swapsOf(state: State, { hand, played }: Hunted): readonly Action[] {
  const incoming = unbarred(state, kindsOf(hand));
  const swaps = played.flatMap(({ card: out }) => incoming.map((card): Action => ({ type: 'swap-place', out, in: card })));
  return swaps.length > 0 ? swaps : [DECLINE];
}

/** Why this does not answer the question, or undefined when it does. */
export function refuseSanctuaryAnswer(state: State, question: Pending, action: Action): Refusal | undefined {
  const answers = sanctuaryAnswersTo(state, question);
  if (!answers.some(({ type }) => type === action.type)) return refused('answer-first', { ask: question.ask });
  return answers.some((answer) => isSame(answer, action)) ? undefined : refused('not-offered');
}

/** Answers are flat but for the target of a card. */
function isSame(one: Action, other: Action): boolean {
  if (one.type === 'play-survival' && other.type === 'play-survival')
    return one.card === other.card && sameTarget(one.target, other.target);
  const values: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([key, value]) => values[key] === value);
}

/** The question is off the list; a part of it that is still open is put again. True: it was one of the expansion's. */
export function doSanctuaryAnswer(draft: State, question: Pending, action: Action, tell: Tell<Event>): boolean {
  const { seat, because } = question;
  switch (action.type) {
    case 'discard-survivor':
      discardSurvivors(draft, { seat, indexes: [action.index], cause: because }, tell);
      return true;
    case 'put-back-dna':
      payDna(draft, action.count, because, tell);
      return true;
    case 'swap-place':
      swapWithHand(draft, { hunted: huntedAt(draft, seat), out: action.out, in: action.in, cause: because }, tell);
      return true;
    case 'shelter':
      shelter(draft, seat, because, tell);
      return true;
    case 'play-survival':
      playSurvival(draft, { seat, card: action.card, target: action.target }, tell);
      return true;
    case 'name-place':
      nameOtherPower(draft, question, action.place);
      return true;
    case 'move-creature':
      moveToken(draft, { token: 'creature', to: action.to, cause: because }, tell);
      return true;
    case 'move-sanctuary-on':
      moveSanctuaryOn(draft, because, tell);
      return true;
    case 'put-under':
      if (question.ask === 'put-hunt-under') putUnder(draft, question, action.card, tell);
      return true;
    case 'pass':
      return true;
    default:
      return doAdaptationAnswer(draft, question, action, tell);
  }
}

function doAdaptationAnswer(draft: State, question: Pending, action: Action, tell: Tell<Event>): boolean {
  const { because } = question;
  switch (action.type) {
    case 'draw-adaptation':
      if (question.ask !== 'draw-adaptations') return false;
      drawAdaptation(draft, action.level, because, tell);
      askToDraw(draft, { ...question, count: question.count - 1 });
      return true;
    case 'choose-adaptation':
      chooseAdaptation(draft, action.adaptation, tell);
      return true;
    case 'put-adaptation-under':
      if (question.ask !== 'put-adaptations-under') return false;
      putAdaptationUnder(draft, action.adaptation, because, tell);
      askForMoreUnder(draft, { ...question, atMost: question.atMost - 1, done: question.done + 1 });
      return true;
    case 'drop-adaptation':
      if (question.ask === 'drop-adaptation') dropAdaptation(draft, question, action.adaptation, tell);
      return true;
    case 'pay-to-keep':
      if (question.ask === 'keep-adaptation') payToKeep(draft, question, tell);
      return true;
    case 'decline':
      declined(draft, question, tell);
      return true;
    default:
      return false;
  }
}

/** A "no" is an answer too where something hangs on it. */
function declined(draft: State, question: Pending, tell: Tell<Event>): void {
  if (question.ask === 'keep-adaptation') loseAdaptation(draft, question, tell);
  if (question.ask === 'put-adaptations-under') askToDraw(draft, drawing(question));
}

function drawing({ seat, because, done }: Asks<'put-adaptations-under'>): Asks<'draw-adaptations'> {
  return { ask: 'draw-adaptations', seat, because, count: done };
}

function askToDraw(draft: State, question: Asks<'draw-adaptations'>): void {
  if (question.count > 0 && LEVELS.some((level) => canDrawAdaptation(draft, level))) draft.pending.push(question);
}

/** [NA-18.8] Then as many are drawn. */
function askForMoreUnder(draft: State, question: Asks<'put-adaptations-under'>): void {
  if (question.atMost > 0 && draft.creature.adaptationHand.length > 0) draft.pending.push(question);
  else askToDraw(draft, drawing(question));
}

/** [NA-15.4] [NA-17.20] The next one lies below this one; who put it there knows it. */
function putUnder(draft: State, question: Asks<'put-hunt-under'>, card: HuntId, tell: Tell<Event>): void {
  const { seat, because, atMost } = question;
  putHuntUnder(draft, card, bitOf(seat));
  tell({ type: 'hunt-put-under', count: 1, cause: because }, { only: [seat, draft.creature.seat], adds: { cards: [card] } });
  if (atMost > 1 && draft.creature.hand.length > 0) draft.pending.push({ ...question, atMost: atMost - 1 });
}

/** [NA-R68] All are shown together. */
export function showCharacters(draft: State, answers: readonly SealedAnswer[], tell: Tell<Event>): void {
  const characters = draft.hunted.flatMap((hunted) => {
    const action = answers.find(({ seat }) => seat === hunted.seat)?.actions[0];
    if (action?.type !== 'choose-character') return [];
    hunted.character = action.character;
    return [{ seat: hunted.seat, character: action.character }];
  });
  draft.dealtCharacters = [];
  tell({ type: 'characters-chosen', characters }, { reveals: true });
}

/** [NA-10.6] In force from the start. */
function chooseAdaptation(draft: State, adaptation: AdaptationId, tell: Tell<Event>): void {
  draft.creature.developed.push({ adaptation, since: 0, usedIn: 0 });
  draft.dealtAdaptations = [];
  tell({ type: 'adaptation-chosen', adaptation });
}
