import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { Stage, State } from '../state.ts';
import { findHunted, isCreature } from './people.ts';
import { mightPlayHunt } from './playing-hunt.ts';
import { mightPlaySurvival } from './playing-survival.ts';
import { mightUseAdaptation } from './sanctuary/adaptation-uses.ts';
import { mightUseCharacter } from './sanctuary/characters.ts';

const WINDOWS: ReadonlySet<Stage> = new Set<Stage>([
  'hunt-window',
  'keeping-cards',
  'reveal-window',
  'free-places',
  'target-places',
  'artemia-window',
  'creature-window',
  'caught-window',
  'end-window',
  'refill-window',
  'sanctuary-window',
]);

export function isWindow(stage: Stage): boolean {
  return WINDOWS.has(stage);
}

/** [NA-4.11] By what everybody knows: might this seat play something now? */
export function mightPlay(state: State, seat: Seat): boolean {
  // In the hunt the Creature has its own question; the window is the answer of the Hunted.
  if (isCreature(state, seat)) return state.turn.stage !== 'hunt-window' && (mightPlayHunt(state) || mightUseAdaptation(state));
  const hunted = findHunted(state, seat);
  return hunted !== undefined && (mightPlaySurvival(state, hunted) || mightUseCharacter(state, hunted));
}

export function isWaitedFor(state: State, seat: Seat): boolean {
  return !state.turn.passed.includes(seat) && mightPlay(state, seat);
}

/** Whether anybody has still to play or pass. */
export function isWindowOpen(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (isWaitedFor(state, seat)) return true;
  return false;
}

/** Nothing more from this seat in this window. */
export function pass(draft: State, seat: Seat, tell: Tell<Event>): void {
  draft.turn.passed.push(seat);
  tell({ type: 'passed', seat });
}

/** [NA-4.1] [NA-6.6] A card played asks everybody again; in the hunt the Creature may answer it. */
export function reopen(draft: State): void {
  draft.turn.passed = [];
  if (draft.turn.stage === 'hunt-window') draft.turn.stage = 'hunting';
}
