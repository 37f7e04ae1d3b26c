import { manifestOf } from '@orrery/catalogue';
import type { Viewer } from '@orrery/engine';
import type { BotRequest, Update } from '@orrery/match';

/** A question as the coach is asked about it. */
export interface CoachQuestion extends BotRequest {
  /** Tells it from every other; it stays the same while others answer theirs. */
  readonly key: string;
}

type Shown = Pick<Update, 'commitment' | 'game' | 'actionCount' | 'view' | 'asked'>;

/**
 * What the coach may know of the question on the screen: the view of the seat that is asked, and what it may do. The salt is made of what
 * everybody sees, never of the seed; the same moment gets the same advice, also after going back to it. Undefined: nothing is asked.
 */
export function questionIn(update: Shown | undefined, viewer: Viewer): CoachQuestion | undefined {
  const level = manifestOf(update?.game ?? '')?.levels.at(-1)?.id;
  if (update?.asked?.must !== true || viewer === 'spectator' || level === undefined) return undefined;
  const { commitment, game, actionCount, view, asked } = update;
  const salt = `coach of ${commitment} for ${viewer} after ${actionCount}`;
  return { key: `${commitment} ${viewer} ${asked.id}`, game, level, seat: viewer, view, legal: asked.legal, salt };
}
