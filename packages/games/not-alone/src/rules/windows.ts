import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { Hunted, Stage, State } from '../state.ts';
import { bitOf, findHunted, isCreature, seatsOf } from './people.ts';
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

/** [NA-4.11] [NA-R61] Whether this seat has still to play or pass: by what everybody knows it might play something now. */
export function isWaitedFor(state: State, seat: Seat): boolean {
  const hunted = findHunted(state, seat);
  if (hunted !== undefined) return isHuntedWaitedFor(state, hunted);
  return isCreature(state, seat) && isCreatureWaitedFor(state);
}

/** In the hunt the Creature has its own question; the window is the answer of the Hunted. */
function isCreatureWaitedFor(state: State): boolean {
  const { stage, passed } = state.turn;
  if (stage === 'hunt-window' || passed.includes(state.creature.seat)) return false;
  return mightPlayHunt(state) || mightUseAdaptation(state);
}

function isHuntedWaitedFor(state: State, hunted: Hunted): boolean {
  return !state.turn.passed.includes(hunted.seat) && (mightPlaySurvival(state, hunted) || mightUseCharacter(state, hunted));
}

/** Whether anybody has. */
export function isWindowOpen(state: State): boolean {
  if (isCreatureWaitedFor(state)) return true;
  for (const hunted of state.hunted) if (isHuntedWaitedFor(state, hunted)) return true;
  return false;
}

/** Everybody who has. */
export function seatsWaitedFor(state: State): readonly Seat[] {
  let mask = isCreatureWaitedFor(state) ? bitOf(state.creature.seat) : 0;
  for (const hunted of state.hunted) if (isHuntedWaitedFor(state, hunted)) mask |= bitOf(hunted.seat);
  return seatsOf(mask);
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
