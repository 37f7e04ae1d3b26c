import type { Tell } from '@orrery/engine';
import type { Cause, Event } from '../../events.ts';
import type { Hunted, State } from '../../state.ts';
import { effectIf } from '../in-force.ts';
import { findHunted } from '../people.ts';
import { isInForceBy } from './abilities.ts';

/** A loss of Will before it is taken: how much of it is left after what protects this Hunted, and who loses 1 in their stead. */
export interface Borne {
  readonly will: number;
  readonly instead: Hunted | undefined;
}

/** [NA-17.22] [NA-17.26] [NA-22.12] A rope holds once. */
export function bearLoss(
  draft: State,
  loss: { readonly hunted: Hunted; readonly will: number; readonly cause: Cause },
  tell: Tell<Event>,
): Borne {
  const { hunted, will, cause } = loss;
  const { turn } = draft;
  if (isInForceBy(draft, hunted.seat, 'lose-no-will')) {
    tell({ type: 'will-spared', seat: hunted.seat, cause });
    return { will: 0, instead: undefined };
  }
  const rope = turn.inForce.find(
    (entry) =>
      effectIf(entry, 'share-loss') !== undefined &&
      (entry.target.kind === 'hunted' ? entry.target.seat === hunted.seat : entry.by === hunted.seat),
  );
  if (rope === undefined) return { will, instead: undefined };
  turn.inForce = turn.inForce.filter((entry) => entry !== rope);
  tell({ type: 'will-spared', seat: hunted.seat, cause: rope.card });
  if (rope.by === hunted.seat || isInForceBy(draft, rope.by, 'lose-no-will')) return { will: will - 1, instead: undefined };
  return { will: will - 1, instead: findHunted(draft, rope.by) };
}
