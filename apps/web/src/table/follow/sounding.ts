import type { EventBase, Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { Sound } from '../../ui/sound.ts';

/** More at once is a noise. */
const MOST = 3;

interface Shown {
  readonly before: Update | undefined;
  readonly update: Update;
  /** None where something was passed over or shown again from the beginning. */
  readonly events: readonly EventBase[];
  readonly viewer: Viewer;
  readonly soundOf: ((event: EventBase) => Sound | undefined) | undefined;
  /** Nobody looks: only what calls them back is heard. */
  readonly isHidden: boolean;
}

/** What is heard of a change on the screen, in this order. */
export function soundsOf({ before, update, events, viewer, soundOf, isHidden }: Shown): readonly Sound[] {
  const signal = signalOf(before, update, viewer);
  const told = isHidden ? [] : events.flatMap((event) => soundOf?.(event) ?? []);
  return [...[...new Set(told)].slice(0, MOST), ...(signal === undefined ? [] : [signal])];
}

/** The match is over, or it has come to wait for this viewer. */
function signalOf(before: Update | undefined, update: Update, viewer: Viewer): Sound | undefined {
  if (before === undefined) return undefined;
  if (update.result !== undefined) {
    if (before.result !== undefined) return undefined;
    const own = update.result.seats.find(({ seat }) => seat === viewer);
    return own === undefined || own.rank === 1 ? 'won' : 'lost';
  }
  const isByOthers = update.change.kind === 'actions' && update.change.seat !== viewer;
  return isByOthers && update.asked?.must === true && before.asked?.must !== true ? 'turn' : undefined;
}
