import type { Viewer } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';

/** What of a table changes the first steps: which side one plays, and how much of the expansion. */
export type Variant = `${'' | 'bridge-' | 'sanctuary-'}${'hunted' | 'creature'}`;

export function variantOf({ creature, options }: View, viewer: Viewer): Variant {
  const side = viewer === creature.seat ? 'creature' : 'hunted';
  return options.expansion === 'none' ? side : `${options.expansion}-${side}`;
}
