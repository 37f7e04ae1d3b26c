import type { View } from '../knowledge/view.ts';

/** What of a table changes the first steps: who is played against, how many actions there are, whether there are goals. */
export type Variant = 'base' | 'goals' | 'expert' | 'expert-goals' | 'robot';

export function variantOf({ robot, options, goals }: View): Variant {
  if (robot !== undefined) return 'robot';
  if (options.expert) return goals.length > 0 ? 'expert-goals' : 'expert';
  return goals.length > 0 ? 'goals' : 'base';
}
