import { type ActionBase, type EventBase, type Moment, turnNumberOf, type WithChance } from '@orrery/engine';
import type { StudiedStep } from './study.ts';

export type AnyMoment = Moment<WithChance, ActionBase, EventBase>;

interface Replayed {
  readonly moments: readonly AnyMoment[];
  /** The event that begins a turn of this game. */
  readonly turnEvent: string;
}

/** The steps of a match before anybody has looked at them. */
export function unseenSteps({ moments, turnEvent }: Replayed): StudiedStep[] {
  const begins = (moment: AnyMoment): EventBase[] => moment.told.flatMap(({ event }) => (event.type === turnEvent ? [event] : []));
  const [first] = moments.flatMap(begins);
  // A first turn that began unsaid is known by the number of the next.
  let turn = first === undefined ? 0 : (turnNumberOf(first) ?? 1) - 1;
  return moments.slice(1).flatMap((moment, at) => {
    if (moment.done === undefined) return [];
    const before = turn;
    for (const event of begins(moment)) turn = turnNumberOf(event) ?? turn + 1;
    return [{ at, ...moment.done, turn: before, turnAfter: turn, revealed: moment.revealed, effort: 0 }];
  });
}
