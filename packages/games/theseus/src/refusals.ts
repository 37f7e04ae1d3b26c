import type { Refusal } from '@orrery/engine';

/** Why something may not be done → the rule that forbids it. A comment names the values a text may use. */
export const REFUSALS = {
  // Whose moment it is.
  'match-over': 'TH-15.1',
  'not-asked': 'TH-3.1',
  'not-now': 'TH-3.1',
  'not-inside-a-step': 'TH-R23',

  // Set-up.
  'board-not-left': 'TH-2.2',
  'no-such-place': 'TH-2.2',
  'no-such-sector': 'TH-2.2',
  'not-your-sector': 'TH-2.6',
  'card-not-left': 'TH-2.4',
  'card-not-drawn': 'TH-2.5',
  'bonus-card-there': 'TH-2.5',

  // Movement.
  'not-your-unit': 'TH-3.1',
  'moved-already': 'TH-3.1',
  'unit-held': 'TH-3.1',
  'not-in-sector': 'TH-3.1',
  'not-in-space': 'TH-9.2',
  'no-extra-turn-from-space': 'TH-6.2',
  'movement-goes-further': 'TH-21.1',
  'wrong-distance': 'TH-3.2', // distance
  'no-teleport-there': 'TH-20.8',
  'not-at-the-end-of-the-route': 'TH-3.2',
  'room-taken': 'TH-3.4',

  // Order and targets.
  'not-to-be-resolved': 'TH-4.4',
  'out-of-range': 'TH-8.1',
  'no-points-to-take': 'TH-10.3',

  // Sector actions.
  'supply-empty': 'TH-12.1',
  'no-clear-base': 'TH-16.7',
  'malfunction-drawn': 'TH-13.1',

  // Cards on the board.
  'no-card-there': 'TH-7.1',
  'not-your-card': 'TH-7.4',
  'not-an-enemys-card': 'TH-7.3',
  'under-malfunction': 'TH-13.2',
  'not-this-sector': 'TH-7.1',
  'slot-taken': 'TH-7.4',
  'no-such-slot': 'TH-7.4',
  'slot-needed': 'TH-7.4',
  'instant-goes-to-hand': 'TH-7.7',
  'deck-empty': 'TH-7.2',

  // Upgrade tokens.
  'no-upgrade-tokens': 'TH-12.1',
  'too-few-tokens': 'TH-12.3',
  'unit-not-in-play': 'TH-12.2',
  'no-upgraded-side': 'TH-12.2',
  'already-upgraded': 'TH-12.2',
  'takes-no-upgrades': 'TH-12.3',
  'card-full': 'TH-12.3',

  // What cards ask for.
  'wrong-answer': 'TH-5.2',
  'must-choose': 'TH-5.2',
  'chosen-already': 'TH-5.2',
  'not-an-enemy': 'TH-5.2',
  'struck-already': 'TH-18.9',
  'invisible-already': 'TH-20.10',
  'nobody-to-hit': 'TH-8.1',
  'wrong-route': 'TH-3.2',
  'same-sector': 'TH-18.11',
  'none-left': 'TH-9.3',
  'not-a-trap': 'TH-17.9',
  'not-an-action-card': 'TH-19.11',
  'card-off': 'TH-13.2',
  'deactivated-already': 'TH-17.9',
  'no-upgrades-there': 'TH-20.7',
  'other-enemy': 'TH-20.7',

  // Instants and bonus cards.
  'card-not-in-hand': 'TH-7.7',
  'wrong-target': 'TH-14.5',
  'nobody-near': 'TH-14.5',
  'no-enemy-there': 'TH-14.5',
  'not-for-the-token': 'TH-13.1',
  'nothing-to-gain': 'TH-14.5',
  'only-when-moving': 'TH-21.1',
  'no-attack': 'TH-8.2',
  'not-the-next-sector': 'TH-17.14',
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof REFUSALS;

/** Refusals without values are made once. */
const PLAIN = new Map<RefusalCode, Refusal>();

/** A refusal with the rule that stands behind its code. */
export function refused(code: RefusalCode, values?: Refusal['values']): Refusal {
  if (values !== undefined) return { code, rule: REFUSALS[code], values };
  let plain = PLAIN.get(code);
  if (plain === undefined) {
    plain = Object.freeze({ code, rule: REFUSALS[code] });
    PLAIN.set(code, plain);
  }
  return plain;
}
