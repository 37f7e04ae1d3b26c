import type { Bonus } from '@orrery/not-alone';

/** Signs of the bonuses on the Defense track, on a grid of 24. */
export const BONUS_GLYPHS: Readonly<Record<Bonus, string>> = {
  'put-back-dna': 'M7 3q10 5 0 9t0 9M17 3Q7 8 17 12t0 9M3 12h4',
  'survival-if-none': 'M7 3h10v18H7ZM12 8v8M8 12h8',
  will: 'M12 3q7 7 7 12a7 7 0 0 1-14 0q0-4 3-6 0 4 3 4 2-4 1-10Z',
  'new-place': 'M4 20l5-9 4 5 3-4 4 8ZM17 3v6M14 6h6',
  'return-one': 'M9 6 4 11l5 5M4 11h10q6 0 6 6v2',
  'drop-adaptation': 'M6 6l12 12M18 6 6 18',
  'survival-for-all': 'M4 5h8v14H4ZM12 5h8v14h-8ZM8 9v6M16 9v6',
  'unlock-places': 'M6 11h12v9H6ZM9 11V7a3 3 0 0 1 6-1',
};
