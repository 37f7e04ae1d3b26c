import { refusalMaker } from '@orrery/engine';

/** Every reason an action can be refused. The comment after a code names its values. */
export const REFUSALS = [
  'match-over',
  'not-your-turn', // seat: whose it is
  'not-in-hand', // card
] as const;

export type RefusalCode = (typeof REFUSALS)[number];

export const refused = refusalMaker<RefusalCode, 'NG'>();
