import type { Seat, Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { answer } from '../rules/answering.ts';
import { giveUp, layPlace, resist, takeUpPlaces } from '../rules/exploration.ts';
import { placeToken } from '../rules/hunting.ts';
import { playHunt } from '../rules/playing-hunt.ts';
import { playSurvival } from '../rules/playing-survival.ts';
import { questionFor } from '../rules/questions.ts';
import { act } from '../rules/reckoning.ts';
import { useAdaptation } from '../rules/sanctuary/adaptation-uses.ts';
import { doAdapting, isAdapting } from '../rules/sanctuary/adapting.ts';
import { useCharacter } from '../rules/sanctuary/characters.ts';
import type { State } from '../state.ts';
import { advance } from './flow.ts';

/** A question comes first; else action type → rule. Then the turn goes on to the next decision. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  const question = questionFor(draft, seat);
  if (question !== undefined) answer(draft, question, action, tell);
  else applyOrder(draft, seat, action, tell);
  advance(draft, tell);
}

function applyOrder(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  switch (action.type) {
    case 'resist':
      resist(draft, seat, action.will, tell);
      return;
    case 'give-up':
      giveUp(draft, seat, tell);
      return;
    case 'lay-place':
      layPlace(draft, seat, action.card, tell);
      return;
    case 'take-up-places':
      takeUpPlaces(draft, seat, tell);
      return;
    case 'play-hunt':
      playHunt(draft, action, tell);
      reopen(draft);
      return;
    case 'play-survival':
      playSurvival(draft, { seat, card: action.card, target: action.target }, tell);
      reopen(draft);
      return;
    case 'pass':
      if (draft.turn.stage === 'adaptation') {
        doAdapting(draft, action, tell);
        return;
      }
      draft.turn.passed.push(seat);
      tell({ type: 'passed', seat });
      return;
    case 'place-token':
      placeToken(draft, action, tell);
      return;
    case 'end-hunting':
      tell({ type: 'hunting-ended' });
      draft.turn.stage = 'hunt-window';
      draft.turn.passed = [];
      return;
    case 'use-power':
    case 'return-instead':
    case 'do-nothing':
    case 'rescue-survivor':
    case 'fortify':
      act(draft, seat, action, tell);
      return;
    case 'use-character':
      useCharacter(draft, seat, action, tell);
      reopen(draft);
      return;
    case 'use-adaptation':
      useAdaptation(draft, action, tell);
      reopen(draft);
      return;
    default:
      if (!isAdapting(action)) throw new Error(`NA-4.12: ${action.type} was not asked for`);
      doAdapting(draft, action, tell);
  }
}

/** A card played asks everybody again; in the hunt the Creature may answer it [NA-6.6]. */
function reopen(draft: State): void {
  draft.turn.passed = [];
  if (draft.turn.stage === 'hunt-window') draft.turn.stage = 'hunting';
}
