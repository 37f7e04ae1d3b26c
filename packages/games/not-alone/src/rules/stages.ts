import { silent, type Tell } from '@orrery/engine';
import type { Phase } from '../cards/sets.ts';
import type { Event } from '../events.ts';
import type { Hunted, Stage, State } from '../state.ts';
import { actingAs, nextToAct } from './acting.ts';
import { beginTurn, clearPlanet } from './end-of-turn.ts';
import { beginArtemiaStep, beginCreatureStep, endLastWill } from './hits.ts';
import { mightPlayHunt } from './playing-hunt.ts';
import { askSealed } from './questions.ts';
import { performUnasked, unaskedAct } from './reckoning.ts';
import { beginPhaseFive, moveSanctuary } from './sanctuary/phase-five.ts';
import { askForOtherPower } from './sanctuary/target-step.ts';
import { newGlimpse } from './seating.ts';
import { nextToSuffer, suffer, sufferTogether } from './target-step.ts';
import { isWindowOpen } from './windows.ts';

/** What happens when the turn comes to a stage. Each returns true: the turn has moved on. */

export function enter(draft: State, stage: Stage): true {
  draft.turn.stage = stage;
  draft.turn.passed = [];
  return true;
}

export function enterPhase(draft: State, phase: Phase, stage: Stage, tell: Tell<Event>): true {
  draft.turn.phase = phase;
  tell({ type: 'phase-began', phase });
  return enter(draft, stage);
}

export function nextTurn(draft: State, tell: Tell<Event>): true {
  beginTurn(draft, draft.turn.number + 1, tell);
  return true;
}

/** [NA-13.1] With Sanctuary alone. */
export function enterPhaseFive(draft: State, tell: Tell<Event>): true {
  enterPhase(draft, 5, 'sanctuary-window', tell);
  beginPhaseFive(draft, tell);
  return true;
}

export function enterMoves(draft: State, tell: Tell<Event>): true {
  enter(draft, 'sanctuary-moves');
  moveSanctuary(draft, tell);
  return true;
}

export function enterSidePicking(draft: State): true {
  if (draft.options.boardSide === 'creature-picks')
    draft.pending.push({ ask: 'choose-side', seat: draft.creature.seat, because: 'set-up' });
  return enter(draft, 'choosing-side');
}

/** [NA-5.8] [NA-R2] [NA-R7] Until all have laid and the Creature has passed or cannot play. */
export function closeExploration(draft: State, tell: Tell<Event>): boolean {
  if (draft.hunted.some((hunted) => !hunted.isLocked)) return false;
  if (!draft.turn.passed.includes(draft.creature.seat) && mightPlayHunt(draft)) return false;
  return enterPhase(draft, 2, 'hunting', tell);
}

/** [NA-6.7] */
export function askToKeep(draft: State): true {
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
export function reveal(draft: State, tell: Tell<Event>): true {
  enterPhase(draft, 3, 'reveal-window', tell);
  draft.glimpses = draft.hunted.map(({ seat }) => newGlimpse(seat));
  if (tell !== silent) tell({ type: 'places-revealed', plays: draft.hunted.map(playOf) }, { reveals: true });
  return true;
}

function playOf({ seat, played }: Hunted) {
  return { seat, cards: played.map(({ card }) => card) };
}

/** A seat that has just passed is not asked again before something was resolved. */
export function beginStep(draft: State, step: 1 | 2, tell: Tell<Event>): true {
  draft.turn.stage = step === 1 ? 'free-places' : 'target-places';
  if (step === 1) {
    tell({ type: 'step-began', step });
    return true;
  }
  if (draft.tokens.target.length === 0) return true;
  tell({ type: 'step-began', step });
  askForOtherPower(draft);
  if (draft.options.stepChoices === 'together') sufferTogether(draft, tell);
  return true;
}

/** [NA-7.3] [NA-7.4] The next Hunted to act. True: something happened; false: somebody is asked; undefined: nobody is left. */
export function resolveNext(draft: State, tell: Tell<Event>): boolean | undefined {
  draft.turn.isMoment = false;
  const hunted = nextToAct(draft);
  const suffering = draft.turn.stage === 'free-places' ? undefined : nextToSuffer(draft, hunted);
  if (suffering !== undefined) {
    if (holdMoment(draft)) return false;
    suffer(draft, suffering, tell);
    // Suffering and acting are one resolution.
    if (suffering.hunted !== hunted) draft.turn.passed = [];
    return true;
  }
  if (hunted === undefined) return undefined;
  const acting = actingAs(draft, hunted);
  const unasked = unaskedAct(draft, acting);
  if (unasked === undefined || (unasked !== 'nothing' && holdMoment(draft))) return false;
  performUnasked(draft, acting, unasked, tell);
  return true;
}

/**
 * [NA-7.12] [NA-R63] What is about to happen by itself waits for those who might play a card first. Where a Hunted has a choice nobody is
 * asked: as long as they think, everybody else may play.
 */
function holdMoment(draft: State): boolean {
  draft.turn.isMoment = isWindowOpen(draft);
  return draft.turn.isMoment;
}

/** [NA-7.12] A window before a step opens only if its token is on the planet. */
export function isOpenBefore(draft: State, token: readonly unknown[]): boolean {
  return token.length > 0 && isWindowOpen(draft);
}

export function enterArtemia(draft: State, tell: Tell<Event>): true {
  enter(draft, 'artemia-places');
  beginArtemiaStep(draft, tell);
  return true;
}

export function enterCreature(draft: State, tell: Tell<Event>): true {
  enter(draft, 'creature-places');
  beginCreatureStep(draft, tell);
  return true;
}

/** Only Sanctuary has a card for it. */
export function isCaughtWindowOpen(draft: State): boolean {
  return draft.sanctuary !== undefined && isAnybodyCaught(draft) && isWindowOpen(draft);
}

function isAnybodyCaught({ hunted, turn }: State): boolean {
  return hunted.some(({ lastCaught }) => lastCaught === turn.number);
}

export function enterLastWill(draft: State, tell: Tell<Event>): true {
  enter(draft, 'last-will');
  endLastWill(draft, tell);
  return true;
}

export function enterRefill(draft: State, tell: Tell<Event>): true {
  enter(draft, 'refill');
  clearPlanet(draft, tell);
  return true;
}
