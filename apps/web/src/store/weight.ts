import type { EventBase, Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { Showable } from './showing.ts';

interface Screen {
  /** What is on the screen, and for whose eyes. */
  readonly shown: Pick<Update, 'asked'> | undefined;
  readonly shownTo: Viewer;
  /** The match runs here: all its people sit at this screen. */
  readonly isLocal: boolean;
  /** Nobody sees the table now. */
  readonly isCovered: boolean;
  /** Undefined until the words of the game are there. */
  readonly tells: ((events: readonly EventBase[]) => boolean) | undefined;
}

type Change = Pick<Update, 'change' | 'events' | 'occupants'>;

/** How long what came may stay on the screen before the next thing. */
export function weightOf(
  update: Change,
  viewer: Viewer,
  { shown, shownTo, isLocal, isCovered, tells }: Screen,
): ReturnType<Showable['weight']> {
  if (update.change.kind !== 'actions' || isCovered) return 'quiet';
  if (isDoneHere(update, viewer, isLocal ? 'local' : 'remote')) return 'own';
  // Somebody who has a question before them is not kept from it.
  if (shown?.asked?.must === true && shownTo === viewer) return 'quiet';
  return tells?.(update.events) === false ? 'quiet' : 'paced';
}

/** Somebody at this screen did it. */
export function isDoneHere({ change, occupants }: Change, viewer: Viewer, kind: 'local' | 'remote' | undefined): boolean {
  if (change.kind !== 'actions') return false;
  return change.seat === viewer || (kind === 'local' && occupants[change.seat]?.kind === 'person');
}
