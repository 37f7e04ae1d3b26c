import type { ActionCard } from '@orrery/race-for-the-galaxy';

/** What tells the two actions of one phase apart, beside its numeral; the same in every language. */
export const BONUS_MARKS: Readonly<Record<ActionCard, string>> = {
  'explore-5': '+5',
  'explore-1-1': '+1+1',
  develop: '',
  settle: '',
  'consume-trade': '$',
  'consume-x2': '×2',
  produce: '',
};
