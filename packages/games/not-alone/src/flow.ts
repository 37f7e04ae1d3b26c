import type { Seat, Tell } from '@orrery/engine';
import type { Action } from './actions.ts';
import type { Phase } from './cards/sets.ts';
import type { Event } from './events.ts';
import type { Decision } from './pending.ts';
import { answerItself } from './rules/answering.ts';
import { advanceRescue, beginTurn, clearPlanet, refill } from './rules/end-of-turn.ts';
import { beginArtemiaStep, beginCreatureStep, caughtNext, endLastWill, hitNext } from './rules/hits.ts';
import { findHunted, isCreature } from './rules/people.ts';
import { addHuntPlays, mightPlayHunt } from './rules/playing-hunt.ts';
import { addSurvivalPlays, mightPlaySurvival } from './rules/playing-survival.ts';
import { askSealed, questionFor } from './rules/questions.ts';
import { actItself, actingNow } from './rules/reckoning.ts';
import { isAdaptationOver } from './rules/sanctuary/adapting.ts';
import { beginPhaseFive, fillSurvivors, moveSanctuary } from './rules/sanctuary/phase-five.ts';
import { askInOrder } from './rules/sanctuary/questions.ts';
import { questionsOfBridge, questionsOfCharacters, questionsOfDrawing } from './rules/sanctuary/setup.ts';
import { askForOtherPower } from './rules/sanctuary/target-step.ts';
import { newGlimpse } from './rules/seating.ts';
import { sufferNext, sufferTogether } from './rules/target-step.ts';
import { creaturePlaces } from './rules/tokens.ts';
import { isWaitedFor, isWindow, isWindowOpen } from './rules/windows.ts';
import type { Hunted, Stage, State } from './state.ts';

/** Between two decisions there are never so many steps: whoever gets here runs in a circle. */
const MOST_STEPS = 500;
const NOBODY: readonly Seat[] = [];

/** [NA-4.11] Who must answer now. */
export function asked(state: State): readonly Seat[] {
  if (state.ended !== undefined) return NOBODY;
  const { stage } = state.turn;
  if (stage === 'exploration') return seatsWho(state, isExploring);
  if (state.pending.length > 0) return seatsWho(state, hasQuestion);
  if (stage === 'hunting' || stage === 'adaptation') return [state.creature.seat];
  const acting = actingNow(state);
  if (acting !== undefined) return [acting.hunted.seat];
  return isWindow(stage) ? seatsWho(state, isWaitedFor) : NOBODY;
}

function seatsWho(state: State, is: (state: State, seat: Seat) => boolean): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (is(state, seat)) seats.push(seat);
  return seats;
}

function hasQuestion(state: State, seat: Seat): boolean {
  return questionFor(state, seat) !== undefined;
}

/** [NA-5.8] Whoever has not laid what is due, or has a question; the Creature while it might play and has not passed. */
function isExploring(state: State, seat: Seat): boolean {
  if (questionFor(state, seat) !== undefined) return true;
  if (isCreature(state, seat)) return !state.turn.passed.includes(seat) && mightPlayHunt(state);
  return findHunted(state, seat)?.isLocked === false;
}

export function decision(state: State, seat: Seat): Decision | undefined {
  if (state.ended !== undefined) return undefined;
  const question = questionFor(state, seat);
  if (question !== undefined) return question;
  const { turn } = state;
  const { stage, phase } = turn;
  const hunted = findHunted(state, seat);
  if (stage === 'exploration') return hunted === undefined ? stalking(state, seat) : exploring(hunted);
  if (state.pending.length > 0) return undefined;
  if (stage === 'hunting') return isCreature(state, seat) ? { ask: 'hunt', seat } : undefined;
  if (stage === 'adaptation')
    return isCreature(state, seat) ? { ask: turn.adapting === 'now' ? 'adapting' : 'adapt-or-hide', seat } : undefined;
  const acting = actingNow(state);
  if (acting !== undefined) {
    if (acting.hunted.seat === seat) return { ask: 'act', seat, cards: acting.visits.map(({ card }) => card) };
    return hasPlay(state, seat) ? { ask: 'interrupt', seat, phase } : undefined;
  }
  return isWindow(stage) && isWaitedFor(state, seat) ? { ask: 'window', seat, stage, phase, after: cardsPlayed(state) } : undefined;
}

/** A question put again because a card was played is another: a pass on its way to the first does not answer it. */
function cardsPlayed({ turn, hunted }: State): number {
  let cards = turn.huntPlayed.length + turn.inForce.length;
  for (const { survivalPlayed } of hunted) cards += survivalPlayed.length;
  return cards;
}

function exploring({ seat, lays, played }: Hunted): Decision {
  return { ask: 'explore', seat, left: lays - played.length };
}

/** After passing the Creature may still play until the phase closes, if it holds something. */
function stalking(state: State, seat: Seat): Decision | undefined {
  if (!isCreature(state, seat)) return undefined;
  return isExploring(state, seat) || hasPlay(state, seat) ? { ask: 'stalk', seat, after: cardsPlayed(state) } : undefined;
}

/** The own cards decide whether a seat that nobody waits for is offered anything; others are told nothing of it. */
function hasPlay(state: State, seat: Seat): boolean {
  const orders: Action[] = [];
  const hunted = findHunted(state, seat);
  if (hunted === undefined) addHuntPlays(state, orders);
  else addSurvivalPlays(state, hunted, orders);
  return orders.length > 0;
}

/** Goes on until somebody has to decide. */
export function advance(draft: State, tell: Tell<Event>): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (draft.ended !== undefined) return;
    if (draft.pending.length > 0) {
      if (!answerItself(draft, tell)) return;
    } else if (!goOn(draft, tell)) return;
  }
  throw new Error(`NA-7.2: the turn runs in a circle at ${draft.turn.stage}`);
}

function enter(draft: State, stage: Stage): true {
  draft.turn.stage = stage;
  draft.turn.passed = [];
  return true;
}

function enterPhase(draft: State, phase: Phase, stage: Stage, tell: Tell<Event>): true {
  draft.turn.phase = phase;
  tell({ type: 'phase-began', phase });
  return enter(draft, stage);
}

/** One step of the turn with nothing pending; false: somebody is asked. */
function goOn(draft: State, tell: Tell<Event>): boolean {
  switch (draft.turn.stage) {
    case 'volunteering':
      return draft.creature.seat >= 0 && enterSidePicking(draft);
    case 'choosing-side':
      askInOrder(draft, questionsOfDrawing(draft));
      return enter(draft, 'drawing-adaptations');
    case 'drawing-adaptations':
      askSealed(draft, questionsOfCharacters(draft));
      return enter(draft, 'choosing-characters');
    case 'choosing-characters':
      askInOrder(draft, questionsOfBridge(draft));
      return enter(draft, 'choosing-adaptation');
    case 'choosing-adaptation':
      beginTurn(draft, 1, tell);
      return true;
    case 'exploration':
      return closeExploration(draft, tell);
    case 'hunting':
      return false;
    case 'hunt-window':
      return !isWindowOpen(draft) && askToKeep(draft);
    case 'keeping-cards':
      return !isWindowOpen(draft) && reveal(draft, tell);
    case 'reveal-window':
      return !isWindowOpen(draft) && beginStep(draft, 1, tell);
    case 'free-places':
      return resolveNext(draft, tell) ?? beginStep(draft, 2, tell);
    case 'target-places':
      return resolveNext(draft, tell) ?? enter(draft, 'artemia-window');
    case 'artemia-window':
      return resolveNext(draft, tell) ?? (!isOpenBefore(draft, draft.tokens.artemia) && enterArtemia(draft, tell));
    case 'artemia-places':
      return hitNext(draft, tell) || enter(draft, 'creature-window');
    case 'creature-window':
      return resolveNext(draft, tell) ?? (!isOpenBefore(draft, creaturePlaces(draft)) && enterCreature(draft, tell));
    case 'creature-places':
      return caughtNext(draft) || enter(draft, 'caught-window');
    case 'caught-window':
      return !isCaughtWindowOpen(draft) && enterLastWill(draft, tell);
    case 'last-will':
      return enterPhase(draft, 4, 'end-window', tell);
    case 'end-window':
      return !isWindowOpen(draft) && enterRefill(draft, tell);
    case 'refill':
      refill(draft, tell);
      return enter(draft, 'refill-window');
    case 'refill-window':
      return (draft.options.phase4Cards === 'start' || !isWindowOpen(draft)) && enter(draft, 'rescue');
    case 'rescue':
      advanceRescue(draft, tell);
      if (draft.ended !== undefined) return true;
      return draft.sanctuary === undefined ? nextTurn(draft, tell) : enterPhaseFive(draft, tell);
    case 'sanctuary-window':
      return !isWindowOpen(draft) && enterMoves(draft, tell);
    case 'sanctuary-moves':
      fillSurvivors(draft, tell);
      return enter(draft, 'survivors');
    case 'survivors':
      return enter(draft, 'adaptation');
    case 'adaptation':
      return isAdaptationOver(draft) && nextTurn(draft, tell);
    case 'over':
      return false;
  }
}

function nextTurn(draft: State, tell: Tell<Event>): true {
  beginTurn(draft, draft.turn.number + 1, tell);
  return true;
}

/** [NA-13.1] With Sanctuary alone. */
function enterPhaseFive(draft: State, tell: Tell<Event>): true {
  enterPhase(draft, 5, 'sanctuary-window', tell);
  beginPhaseFive(draft, tell);
  return true;
}

function enterMoves(draft: State, tell: Tell<Event>): true {
  enter(draft, 'sanctuary-moves');
  moveSanctuary(draft, tell);
  return true;
}

function enterSidePicking(draft: State): true {
  if (draft.options.boardSide === 'creature-picks')
    draft.pending.push({ ask: 'choose-side', seat: draft.creature.seat, because: 'set-up' });
  return enter(draft, 'choosing-side');
}

/** [NA-5.8] */
function closeExploration(draft: State, tell: Tell<Event>): boolean {
  if (draft.hunted.some((hunted) => !hunted.isLocked)) return false;
  if (!draft.turn.passed.includes(draft.creature.seat) && mightPlayHunt(draft)) return false;
  return enterPhase(draft, 2, 'hunting', tell);
}

/** [NA-6.7] */
function askToKeep(draft: State): true {
  enter(draft, 'keeping-cards');
  const rivers = draft.hunted.filter(({ played, resolves }) => played.length > resolves);
  if (rivers.length > 0)
    askSealed(
      draft,
      rivers.map(({ seat }) => ({ ask: 'keep-place', seat, because: 'river-choice' })),
    );
  return true;
}

/** [NA-7.1] What the Creature had learnt of the hands is worth nothing more. */
function reveal(draft: State, tell: Tell<Event>): true {
  enterPhase(draft, 3, 'reveal-window', tell);
  draft.glimpses = draft.hunted.map(({ seat }) => newGlimpse(seat));
  const plays = draft.hunted.map(({ seat, played }) => ({ seat, cards: played.map(({ card }) => card) }));
  tell({ type: 'places-revealed', plays }, { reveals: true });
  return true;
}

function beginStep(draft: State, step: 1 | 2, tell: Tell<Event>): true {
  if (step === 1) {
    tell({ type: 'step-began', step });
    return enter(draft, 'free-places');
  }
  enter(draft, 'target-places');
  if (draft.tokens.target.length === 0) return true;
  tell({ type: 'step-began', step });
  askForOtherPower(draft);
  if (draft.options.stepChoices === 'together') sufferTogether(draft, tell);
  return true;
}

/** [NA-7.3] [NA-7.4] The next Hunted to act. True: something happened; false: somebody is asked; undefined: nobody is left. */
function resolveNext(draft: State, tell: Tell<Event>): boolean | undefined {
  const acting = actingNow(draft);
  if (draft.turn.stage !== 'free-places' && sufferNext(draft, acting?.hunted, tell)) return true;
  if (acting === undefined) return undefined;
  return actItself(draft, acting, mightPlaySurvival(draft, acting.hunted), tell);
}

/** A window before a step opens only where its token lies on the planet. */
function isOpenBefore(draft: State, token: readonly unknown[]): boolean {
  return token.length > 0 && isWindowOpen(draft);
}

function enterArtemia(draft: State, tell: Tell<Event>): true {
  enter(draft, 'artemia-places');
  beginArtemiaStep(draft, tell);
  return true;
}

function enterCreature(draft: State, tell: Tell<Event>): true {
  enter(draft, 'creature-places');
  beginCreatureStep(draft, tell);
  return true;
}

/** Only Sanctuary has a card for it. */
function isCaughtWindowOpen(draft: State): boolean {
  const isCaught = draft.hunted.some(({ lastCaught }) => lastCaught === draft.turn.number);
  return isCaught && draft.sanctuary !== undefined && isWindowOpen(draft);
}

function enterLastWill(draft: State, tell: Tell<Event>): true {
  enter(draft, 'last-will');
  endLastWill(draft, tell);
  return true;
}

function enterRefill(draft: State, tell: Tell<Event>): true {
  enter(draft, 'refill');
  clearPlanet(draft, tell);
  return true;
}
