import { quickTable, type Seat, type Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Decision, TurnQuestion } from '../decisions.ts';
import type { Event } from '../events.ts';
import { cardsToAct, nextToAct } from '../rules/acting.ts';
import { answerAutomatically } from '../rules/answering.ts';
import { advanceRescue, beginTurn, refill } from '../rules/end-of-turn.ts';
import { caughtNext, hitNext } from '../rules/hits.ts';
import { bitOf, findHunted, huntedAt, isCreature, seatsOf } from '../rules/people.ts';
import { addHuntPlays, mightPlayHunt } from '../rules/playing-hunt.ts';
import { addSurvivalPlays } from '../rules/playing-survival.ts';
import { askInOrder, askSealed, questionFor } from '../rules/questions.ts';
import { isAdaptationOver } from '../rules/sanctuary/adapting.ts';
import { fillSurvivors } from '../rules/sanctuary/phase-five.ts';
import { questionsOfBridge, questionsOfCharacters, questionsOfDrawing } from '../rules/sanctuary/setup.ts';
import {
  askToKeep,
  beginStep,
  closeExploration,
  enter,
  enterArtemia,
  enterCreature,
  enterLastWill,
  enterMoves,
  enterPhase,
  enterPhaseFive,
  enterRefill,
  enterSidePicking,
  isCaughtWindowOpen,
  isOpenBefore,
  nextTurn,
  resolveNext,
  reveal,
} from '../rules/stages.ts';
import { creaturePlaces } from '../rules/tokens.ts';
import { isWaitedFor, isWindow, isWindowOpen, seatsWaitedFor } from '../rules/windows.ts';
import type { Hunted, Stage, State } from '../state.ts';

/** There are never this many steps between two decisions: getting here means running in a circle. */
const MOST_STEPS = 500;
const NOBODY: readonly Seat[] = [];
/** Two cards in play at most, each of which suffers and acts. */
const STEPS_OF_HUNTED = 4;

/** [NA-4.11] Who must answer now. */
export function asked(state: State): readonly Seat[] {
  if (state.ended !== undefined) return NOBODY;
  const { stage } = state.turn;
  if (stage === 'exploration') return seatsWho(state, isExploring);
  if (state.pending.length > 0) return seatsWho(state, hasQuestion);
  if (stage === 'hunting' || stage === 'adaptation') return seatsOf(bitOf(state.creature.seat));
  const acting = state.turn.isMoment ? undefined : nextToAct(state);
  if (acting !== undefined) return seatsOf(bitOf(acting.seat));
  return isWindow(stage) ? seatsWaitedFor(state) : NOBODY;
}

function seatsWho(state: State, is: (state: State, seat: Seat) => boolean): readonly Seat[] {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) if (is(state, seat)) mask |= bitOf(seat);
  return seatsOf(mask);
}

function hasQuestion(state: State, seat: Seat): boolean {
  return questionFor(state, seat) !== undefined;
}

/** [NA-5.1] [NA-5.8] Every Hunted who has not laid what is due or has a question; the Creature while it might play and has not passed. */
function isExploring(state: State, seat: Seat): boolean {
  if (questionFor(state, seat) !== undefined) return true;
  if (isCreature(state, seat)) return !state.turn.passed.includes(seat) && mightPlayHunt(state);
  return findHunted(state, seat)?.isLocked === false;
}

export function decision(state: State, seat: Seat): Decision | undefined {
  if (state.ended !== undefined) return undefined;
  return questionFor(state, seat) ?? turnQuestion(state, seat);
}

/** Which question the turn itself puts to this seat, if nothing waits for its answer. */
export function turnAsk(state: State, seat: Seat): TurnQuestion['ask'] | undefined {
  const { turn } = state;
  const { stage } = turn;
  if (stage === 'exploration') {
    if (!isCreature(state, seat)) return findHunted(state, seat) === undefined ? undefined : 'explore';
    return isExploring(state, seat) || hasPlay(state, seat) ? 'stalk' : undefined;
  }
  if (state.pending.length > 0) return undefined;
  if (stage === 'hunting') return isCreature(state, seat) ? 'hunt' : undefined;
  if (stage === 'adaptation') {
    if (!isCreature(state, seat)) return undefined;
    return turn.adapting === 'now' ? 'adapting' : 'adapt-or-hide';
  }
  const acting = turn.isMoment ? undefined : nextToAct(state);
  if (acting?.seat === seat) return 'act';
  if (acting !== undefined) return hasPlay(state, seat) ? 'interrupt' : undefined;
  return isWindow(stage) && isWaitedFor(state, seat) ? 'window' : undefined;
}

/** The same as a whole question. */
export function turnQuestion(state: State, seat: Seat): TurnQuestion | undefined {
  const { stage, phase } = state.turn;
  const ask = turnAsk(state, seat);
  switch (ask) {
    case 'explore':
      return exploring(huntedAt(state, seat));
    // After passing the Creature may still play until the phase closes, if it holds something.
    case 'stalk':
      return { ask, seat, after: cardsPlayed(state) };
    case 'interrupt':
      return { ask, seat, phase };
    case 'act':
      return { ask, seat, cards: cardsToAct(state, huntedAt(state, seat)) };
    case 'window':
      return { ask, seat, stage, phase, after: cardsPlayed(state) + (phase === 3 ? resolved(state) : 0) };
    case 'hunt':
    case 'adapt-or-hide':
    case 'adapting':
      return { ask, seat };
    case undefined:
      return undefined;
  }
}

/** A question put again because a card was played or an ability used is another: a pass on its way to the first does not answer it. */
function cardsPlayed({ turn, hunted, creature }: State): number {
  let cards = turn.huntPlayed.length + turn.inForce.length;
  for (const { survivalPlayed, hasUsedCharacter } of hunted) cards += survivalPlayed.length + (hasUsedCharacter ? 1 : 0);
  for (const { usedIn } of creature.developed) if (usedIn === turn.number) cards += 1;
  return cards;
}

/** The same in phase 3 after something was resolved: grows with each card in play that suffers, acts or goes back to hand. */
function resolved({ hunted }: State): number {
  let steps = hunted.length * STEPS_OF_HUNTED;
  for (const { played } of hunted) for (const { hasActed, hasSuffered } of played) if (!hasActed) steps -= hasSuffered ? 1 : 2;
  return steps;
}

function exploring({ seat, lays, played }: Hunted): TurnQuestion {
  return { ask: 'explore', seat, left: lays - played.length };
}

/** Whether a seat that nobody waits for is offered anything depends on its own cards; others are told nothing of it. */
function hasPlay(state: State, seat: Seat): boolean {
  const actions: Action[] = [];
  const hunted = findHunted(state, seat);
  if (hunted === undefined) addHuntPlays(state, actions);
  else addSurvivalPlays(state, hunted, actions);
  return actions.length > 0;
}

/** Goes on until somebody has to decide. */
export function advance(draft: State, tell: Tell<Event>): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (draft.ended !== undefined) return;
    if (draft.pending.length > 0) {
      if (!answerAutomatically(draft, tell)) return;
    } else if (!GO_ON[draft.turn.stage](draft, tell)) return;
  }
  throw new Error(`NA-7.2: the turn runs in a circle at ${draft.turn.stage}`);
}

/** One step of the turn with nothing pending, for each stage; false: somebody is asked. */
const GO_ON: { readonly [Each in Stage]: (draft: State, tell: Tell<Event>) => boolean } = quickTable({
  // The stages before the first turn; those of an expansion that is not played ask nothing.
  volunteering: (draft) => draft.creature.seat >= 0 && enterSidePicking(draft),
  'choosing-side': (draft) => {
    askInOrder(draft, questionsOfDrawing(draft));
    return enter(draft, 'drawing-adaptations');
  },
  'drawing-adaptations': (draft) => {
    askSealed(draft, questionsOfCharacters(draft));
    return enter(draft, 'choosing-characters');
  },
  'choosing-characters': (draft) => {
    askInOrder(draft, questionsOfBridge(draft));
    return enter(draft, 'choosing-adaptation');
  },
  'choosing-adaptation': (draft, tell) => {
    beginTurn(draft, 1, tell);
    return true;
  },
  exploration: closeExploration,
  hunting: () => false,
  'hunt-window': (draft) => !isWindowOpen(draft) && askToKeep(draft),
  'keeping-cards': (draft, tell) => !isWindowOpen(draft) && reveal(draft, tell),
  'reveal-window': (draft, tell) => !isWindowOpen(draft) && beginStep(draft, 1, tell),
  'free-places': (draft, tell) => resolveNext(draft, tell) ?? (!isOpenBefore(draft, draft.tokens.target) && beginStep(draft, 2, tell)),
  'target-places': (draft, tell) => resolveNext(draft, tell) ?? enter(draft, 'artemia-window'),
  'artemia-window': (draft, tell) => resolveNext(draft, tell) ?? (!isOpenBefore(draft, draft.tokens.artemia) && enterArtemia(draft, tell)),
  'artemia-places': (draft, tell) => hitNext(draft, tell) || enter(draft, 'creature-window'),
  'creature-window': (draft, tell) =>
    resolveNext(draft, tell) ?? (!isOpenBefore(draft, creaturePlaces(draft)) && enterCreature(draft, tell)),
  'creature-places': (draft) => caughtNext(draft) || enter(draft, 'caught-window'),
  'caught-window': (draft, tell) => !isCaughtWindowOpen(draft) && enterLastWill(draft, tell),
  'last-will': (draft, tell) => enterPhase(draft, 4, 'end-window', tell),
  // [NA-9.4]
  'end-window': (draft, tell) => !isWindowOpen(draft) && enterRefill(draft, tell),
  refill: (draft, tell) => {
    refill(draft, tell);
    return enter(draft, 'refill-window');
  },
  'refill-window': (draft) => (draft.options.phase4Cards === 'start' || !isWindowOpen(draft)) && enter(draft, 'rescue'),
  rescue: (draft, tell) => {
    advanceRescue(draft, tell);
    if (draft.ended !== undefined) return true;
    return draft.sanctuary === undefined ? nextTurn(draft, tell) : enterPhaseFive(draft, tell);
  },
  'sanctuary-window': (draft, tell) => !isWindowOpen(draft) && enterMoves(draft, tell),
  'sanctuary-moves': (draft, tell) => {
    fillSurvivors(draft, tell);
    return enter(draft, 'survivors');
  },
  survivors: (draft) => enter(draft, 'adaptation'),
  adaptation: (draft, tell) => isAdaptationOver(draft) && nextTurn(draft, tell),
  over: () => false,
});
