import type { Refusal, Tell } from '@orrery/engine';
import { type Action, type ActionOf, PASS } from '../../actions.ts';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { mightPlayHunt } from '../playing-hunt.ts';
import {
  adapt,
  drawCost,
  endAdapting,
  hide,
  makeRoom,
  payAndDevelop,
  payAndDraw,
  refuseAdapting,
  refuseDevelop,
  refuseDraw,
  refuseHide,
  refuseMakingRoom,
} from './phase-five.ts';

/** Actions of the Creature in its part of phase 5. */
type Adapting = ActionOf<'adapt' | 'hide' | 'draw-adaptation' | 'develop' | 'discard-adaptation' | 'pass'>;

export function isAdapting(action: Action): action is Adapting {
  switch (action.type) {
    case 'adapt':
    case 'hide':
    case 'draw-adaptation':
    case 'develop':
    case 'discard-adaptation':
    case 'pass':
      return true;
    default:
      return false;
  }
}

/** [NA-13.3] Nothing is left for the Creature to decide: it is done, or barred or out of DNA and by what everybody knows without a card. */
export function isAdaptationOver(state: State): boolean {
  const { adapting, isBlocked } = state.turn;
  if (adapting === 'done') return true;
  const isSpent = adapting === 'now' && state.creature.dna === 0 && drawCost(state) > 0;
  return (isBlocked || isSpent) && !mightPlayHunt(state);
}

export function refuseAdaptingAction(state: State, action: Adapting): Refusal | undefined {
  switch (action.type) {
    case 'pass':
      return undefined;
    case 'adapt':
      return refuseAdapting(state);
    case 'hide':
      return refuseHide(state, action.quietly);
    default:
      return state.turn.adapting === 'now' ? refuseInside(state, action) : refused('not-now', 'NA-13.4');
  }
}

function refuseInside(state: State, action: Exclude<Adapting, ActionOf<'pass' | 'adapt' | 'hide'>>): Refusal | undefined {
  switch (action.type) {
    case 'draw-adaptation':
      return refuseDraw(state, action.level);
    case 'develop':
      return refuseDevelop(state, action.adaptation);
    case 'discard-adaptation':
      return refuseMakingRoom(state, action.adaptation);
  }
}

export function addAdaptings(state: State, actions: Action[]): void {
  if (state.turn.adapting === 'now') addInsideAdapt(state, actions);
  else for (const action of BEFORE_ADAPT) if (refuseAdaptingAction(state, action) === undefined) actions.push(action);
  actions.push(PASS);
}

const BEFORE_ADAPT: readonly Adapting[] = [{ type: 'adapt' }, { type: 'hide', quietly: false }, { type: 'hide', quietly: true }];
const DRAWS: readonly ActionOf<'draw-adaptation'>[] = [
  { type: 'draw-adaptation', level: 1 },
  { type: 'draw-adaptation', level: 2 },
];

function addInsideAdapt(state: State, actions: Action[]): void {
  const { adaptationHand, developed } = state.creature;
  for (const draw of DRAWS) if (refuseDraw(state, draw.level) === undefined) actions.push(draw);
  for (const adaptation of adaptationHand)
    if (refuseDevelop(state, adaptation) === undefined) actions.push({ type: 'develop', adaptation });
  for (const { adaptation } of developed) {
    if (refuseMakingRoom(state, adaptation) === undefined) actions.push({ type: 'discard-adaptation', adaptation });
  }
}

export function doAdapting(draft: State, action: Adapting, tell: Tell<Event>): void {
  switch (action.type) {
    case 'adapt':
      adapt(draft, tell);
      return;
    case 'hide':
      hide(draft, action, tell);
      return;
    case 'draw-adaptation':
      payAndDraw(draft, action.level, tell);
      return;
    case 'develop':
      payAndDevelop(draft, action.adaptation, tell);
      return;
    case 'discard-adaptation':
      makeRoom(draft, action.adaptation, tell);
      return;
    case 'pass':
      endAdapting(draft, tell);
      return;
  }
}
