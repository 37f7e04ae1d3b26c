import type { Refusal } from '@orrery/engine';

/** Every reason an action can be refused, with the rule that forbids it. The comment after a code names its values. */
export const REFUSALS = {
  'match-over': 'RG-10.1',
  'no-such-seat': 'RG-2.1',
  'not-asked': 'RG-3.3', // ask: what the seat is asked, if anything
  'all-have-answered': 'RG-3.3',
  'wrong-count': 'RG-3.1', // count
  'twice-the-same': 'RG-3.5', // action
  'not-in-hand': 'RG-4.5', // card
  'not-in-pack': 'RG-13.3', // card
  'not-dealt': 'RG-13.4', // card
  'wrong-kind': 'RG-6.2', // card
  'already-placed': 'RG-6.5', // card
  'cannot-pay': 'RG-4.3', // card
  'no-such-payment': 'RG-7.7', // card
  'no-good-there': 'RG-8.1',
  'no-such-power': 'RG-8.3',
  'wrong-goods': 'RG-8.3', // card
  'must-consume': 'RG-8.4', // card: one that must still be used
  'wrong-number': 'RG-8.5',
  'must-produce': 'RG-9.2',
  'cannot-produce-there': 'RG-9.2',
  'no-such-draw': 'RG-9.5',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refused(code: RefusalCode, values?: Refusal['values']): Refusal {
  return values === undefined ? { code, rule: REFUSALS[code] } : { code, rule: REFUSALS[code], values };
}
