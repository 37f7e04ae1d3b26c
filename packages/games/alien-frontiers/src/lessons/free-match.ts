import { momentOf } from '../guide/facts.ts';
import { toLand } from '../knowledge/to-land.ts';
import type { View } from '../knowledge/view.ts';

/** Moments of the match after a lesson at which the coach has more to say than the line of the question. */
export type FreeMoment = 'last-landing' | 'last-colony' | 'claim' | 'launch' | 'spend' | 'done';

/** [AF-3.2] [AF-4.3] [AF-5.3] [AF-2.9] The colony that is about to land still counts as one to land. */
export function freeMoment(ask: string, view: View): FreeMoment | undefined {
  const isLast = toLand(view.players[view.turn.seat]) === 1;
  if (ask === 'choose-landing') return isLast ? 'last-landing' : undefined;
  if (ask !== 'take-turn') return undefined;
  switch (momentOf(view).is) {
    case 'claim':
      return 'claim';
    case 'ready-colony':
      return isLast ? 'last-colony' : 'launch';
    case 'ships-left':
      return isLast ? 'last-colony' : undefined;
    case 'too-many-tokens':
      return 'spend';
    case 'all-docked':
      return 'done';
  }
}
