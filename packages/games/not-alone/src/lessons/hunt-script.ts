import type { LessonReply } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { PlaceNumber } from '../cards/places.ts';

/** Who sits where in the lessons for the Hunted. */
export const [CREATURE, YOU, FRIEND] = [0, 1, 2];

/** The Creature lets its cards be and puts its token here. */
export function hunts(at: PlaceNumber): LessonReply<Action>[] {
  return [
    { seat: CREATURE, does: { type: 'place-token', token: 'creature', at: [at] } },
    { seat: CREATURE, does: { type: 'end-hunting' } },
  ];
}

export const passes: LessonReply<Action> = { seat: CREATURE, does: { type: 'pass' } };
