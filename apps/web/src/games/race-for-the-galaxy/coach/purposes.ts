import type { ActionCard } from '@orrery/race-for-the-galaxy';

/** What an action is chosen for. */
export type Purpose = 'cards' | 'build' | 'trade' | 'goods';

const PURPOSES: { readonly [Each in ActionCard]: Purpose } = {
  'explore-5': 'cards',
  'explore-1-1': 'cards',
  develop: 'build',
  settle: 'build',
  'consume-trade': 'trade',
  'consume-x2': 'trade',
  produce: 'goods',
};

/** Each once, in the order of the actions. */
export function purposesOf(actions: readonly ActionCard[]): readonly Purpose[] {
  return [...new Set(actions.map((action) => PURPOSES[action]))];
}
