import type { Occupant, Update } from '@orrery/match';
import { BOT_NAMES } from '../text/bot-names.ts';
import type { PuzzleRoom } from './puzzle-room.svelte.ts';

/** Who sits at the table: the solver, and stars. */
export function occupantsAt({ seat, opened, begun }: PuzzleRoom, own: string): readonly Occupant[] {
  const seats = opened.module.standing(begun.tried.start).length;
  return Array.from({ length: seats }, (_, at) =>
    at === seat ? { kind: 'person', person: 'solver', name: own } : { kind: 'bot', level: 'greedy', name: BOT_NAMES.en[at] },
  );
}

/** The table of a puzzle as its solver sees it. */
export function updateOf(room: PuzzleRoom, occupants: readonly Occupant[]): Update {
  const { module } = room.opened;
  const { seat } = room;
  const { now, line } = room.now.tried;
  const decision = room.stage === 'open' ? module.decision(now, seat) : undefined;
  return {
    match: '',
    game: module.id,
    seq: room.eventsKey,
    change: { kind: 'full' },
    actionCount: line.length,
    view: module.view(now, seat),
    standing: module.standing(now),
    waitingFor: decision === undefined ? [] : [seat],
    waitingSince: 0,
    asked: decision && { id: room.eventsKey, decision, legal: room.offered, must: true },
    events: [],
    undo: { free: 0, last: 0, request: undefined },
    occupants,
    result: undefined,
    commitment: '',
    seed: undefined,
  };
}
