import type { EventBase } from '@orrery/engine';
import type { Update } from '@orrery/match';

/** One thing that was done: the table before and after it. */
export interface Step {
  readonly before: Update;
  readonly after: Update;
}

/** What can be shown again: the others' turns since this viewer acted or, where all play at once, the round. */
export interface Steps {
  readonly list: readonly Step[];
  /** It is told to its end: what comes next begins anew. Until then it can still be looked at. */
  readonly isWhole: boolean;
}

/** What a game says of its events. */
export interface Telling {
  /** There are words for some of them, so there is something to look at. */
  readonly tells: (events: readonly EventBase[]) => boolean;
  readonly turnEvent: string;
  readonly hasSharedTurns: boolean;
}

export const NO_STEPS: Steps = { list: [], isWhole: false };
/** Whole views are kept: enough for the longest round of any game, and not for a match. */
const MOST = 200;

export function withStep(steps: Steps, step: Step & { readonly by: 'self' | 'others' }, telling: Telling): Steps {
  const { before, after, by } = step;
  const { change, events } = after;
  if (change.kind === 'full' || change.kind === 'undo') return NO_STEPS;
  if (change.kind !== 'actions') return steps;
  if (by === 'self' && !telling.hasSharedTurns) return { ...steps, isWhole: true };
  if (!telling.tells(events)) return steps;
  const list = [...(steps.isWhole ? [] : steps.list), { before, after }].slice(-MOST);
  return { list, isWhole: telling.hasSharedTurns && events.some(({ type }) => type === telling.turnEvent) };
}
