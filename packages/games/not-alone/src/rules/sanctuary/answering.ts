import type { Tell } from '@orrery/engine';
import type { AdaptationId } from '../../cards/adaptations.ts';
import type { HuntId } from '../../cards/hunt.ts';
import type { Event } from '../../events.ts';
import type { Asks } from '../../pending.ts';
import type { SealedAnswer, State } from '../../state.ts';
import { type AnswerApply, mustDecline, notAsked, type SanctuaryAsk } from '../asking.ts';
import { discardSurvival, putHuntUnder } from '../decks.ts';
import { bitOf, huntedAt } from '../people.ts';
import { playSurvival } from '../playing-survival.ts';
import { moveToken } from '../tokens.ts';
import { canDrawAdaptation, drawAdaptation, dropAdaptation, loseAdaptation, payToKeep, putAdaptationUnder } from './adaptations.ts';
import { payDna } from './dna.ts';
import { shelter } from './fortify.ts';
import { moveSanctuaryOn } from './phase-five.ts';
import { swapWithHand } from './swapping.ts';
import { discardSurvivors } from './taking.ts';
import { nameOtherPower } from './target-step.ts';

/** What the answer to each kind of question does that the expansion brings. */
export const SANCTUARY_APPLY: AnswerApply<SanctuaryAsk> = {
  'draw-adaptations': (draft, question, [action], tell) => {
    if (action.type !== 'draw-adaptation') notAsked(question, action);
    drawAdaptation(draft, action.level, question.because, tell);
    askToDraw(draft, { ...question, count: question.count - 1 });
  },
  'choose-character': () => {
    throw new Error('NA-12.16: characters are shown together');
  },
  'choose-adaptation': (draft, question, [action], tell) =>
    action.type === 'choose-adaptation' ? chooseAdaptation(draft, action.adaptation, tell) : notAsked(question, action),
  'discard-survivor': (draft, question, [action], tell) => {
    if (action.type !== 'discard-survivor') notAsked(question, action);
    discardSurvivors(draft, { seat: question.seat, indexes: [action.index], cause: question.because }, tell);
  },
  'discard-survival-or-survivor': (draft, question, [action], tell) => {
    const { seat, because } = question;
    if (action.type === 'discard-survivor') discardSurvivors(draft, { seat, indexes: [action.index], cause: because }, tell);
    else if (action.type === 'discard-survival')
      discardSurvival(draft, { hunted: huntedAt(draft, seat), card: action.card, cause: because }, tell);
    else notAsked(question, action);
  },
  'put-hunt-under': (draft, question, [action], tell) =>
    action.type === 'put-under' ? putUnder(draft, question, action.card, tell) : mustDecline(question, action),
  'put-adaptations-under': (draft, question, [action], tell) => {
    if (action.type !== 'put-adaptation-under') {
      mustDecline(question, action);
      askToDraw(draft, drawing(question));
      return;
    }
    putAdaptationUnder(draft, action.adaptation, question.because, tell);
    askForMoreUnder(draft, { ...question, atMost: question.atMost - 1, done: question.done + 1 });
  },
  'drop-adaptation': (draft, question, [action], tell) =>
    action.type === 'drop-adaptation' ? dropAdaptation(draft, question, action.adaptation, tell) : mustDecline(question, action),
  'keep-adaptation': (draft, question, [action], tell) => {
    if (action.type === 'pay-to-keep') {
      payToKeep(draft, question, tell);
      return;
    }
    mustDecline(question, action);
    loseAdaptation(draft, question, tell);
  },
  'put-back-dna': (draft, question, [action], tell) =>
    action.type === 'put-back-dna' ? payDna(draft, action.count, question.because, tell) : mustDecline(question, action),
  'swap-played': (draft, question, [action], tell) => {
    if (action.type !== 'swap-place') notAsked(question, action);
    swapWithHand(draft, { hunted: huntedAt(draft, question.seat), out: action.out, in: action.in, cause: question.because }, tell);
  },
  shelter: (draft, question, [action], tell) =>
    action.type === 'shelter' ? shelter(draft, question.seat, question.because, tell) : mustDecline(question, action),
  'answer-fortify': (draft, question, [action], tell) => {
    if (action.type === 'play-survival') playSurvival(draft, { seat: question.seat, card: action.card, target: action.target }, tell);
    else if (action.type !== 'pass') notAsked(question, action);
  },
  'name-place': (draft, question, [action]) =>
    action.type === 'name-place' ? nameOtherPower(draft, question, action.place) : notAsked(question, action),
  'move-creature': (draft, question, [action], tell) => {
    if (action.type !== 'move-creature') return mustDecline(question, action);
    return moveToken(draft, { token: 'creature', to: action.to, cause: question.because }, tell);
  },
  'move-sanctuary-on': (draft, question, [action], tell) =>
    action.type === 'move-sanctuary-on' ? moveSanctuaryOn(draft, question.because, tell) : mustDecline(question, action),
};

function drawing({ seat, because, done }: Asks<'put-adaptations-under'>): Asks<'draw-adaptations'> {
  return { ask: 'draw-adaptations', seat, because, count: done };
}

function askToDraw(draft: State, question: Asks<'draw-adaptations'>): void {
  const canDraw = canDrawAdaptation(draft, 1) || canDrawAdaptation(draft, 2);
  if (question.count > 0 && canDraw) draft.pending.push(question);
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
