import { refusalMaker } from '@orrery/engine';

/**
 * Every reason an action can be refused; the place that refuses names the rule. Closed, so that the texts can be complete. The
 * comment after a code names its values; ids are ids of the terms.
 */
export const REFUSAL_CODES = [
  // Whose move it is.
  'match-over',
  'no-such-seat',
  'not-asked', // ask: what the seat is asked, if anything
  'all-have-answered',

  // Choosing and discarding.
  'wrong-count', // count
  'twice-the-same', // action
  'not-in-hand', // card
  'not-just-drawn', // card
  'not-in-pack', // card
  'not-dealt', // card

  // Placing and paying.
  'wrong-kind', // card
  'already-placed', // card
  'cannot-pay', // card, cost, cards: others in hand
  'cannot-conquer', // card, strength, defense
  'no-such-payment', // card
  'paid-too-much', // card, cards: enough

  // Consume.
  'no-good-there',
  'no-such-power',
  'not-in-force', // card
  'already-used', // card
  'cannot-be-met', // card
  'wrong-goods', // card
  'must-consume', // card: one that must still be used
  'wrong-number',

  // Produce.
  'must-produce',
  'has-a-good', // card
  'no-bonus',
  'cannot-produce-there',
  'no-such-draw',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export const refused = refusalMaker<RefusalCode, 'RG'>();
