import { type Refusal, refusalMaker } from '@orrery/engine';

/**
 * Why something may not be done → the rules that may stand behind it; the place that refuses names the one that applies. A comment names
 * the values a text may use.
 */
export const REFUSALS = {
  // Whose moment it is.
  'match-over': ['TH-15.1'],
  'not-asked': ['TH-2.2'],
  // asked: what is asked instead
  'not-now': [
    'TH-2.2',
    'TH-2.4',
    'TH-2.5',
    'TH-2.6',
    'TH-3.1',
    'TH-4.4',
    'TH-5.1',
    'TH-6.3',
    'TH-6.4',
    'TH-7.1',
    'TH-8.2',
    'TH-10.3',
    'TH-11.2',
    'TH-16.2',
    'TH-16.3',
    'TH-16.4',
    'TH-17.15',
    'TH-18.5',
    'TH-22.3',
  ],
  'not-inside-a-step': ['TH-R23', 'TH-R24'],

  // Set-up.
  'board-not-left': ['TH-2.2'],
  'no-such-place': ['TH-22.12'],
  'no-such-sector': ['TH-2.6', 'TH-3.4', 'TH-9.2', 'TH-16.2'],
  'not-your-alliances': ['TH-11.2'],
  'not-your-sector': ['TH-2.6', 'TH-11.3', 'TH-16.2'],
  'card-not-left': ['TH-2.4'],
  'card-not-drawn': ['TH-2.5'],
  'bonus-card-there': ['TH-R22'],

  // Movement.
  'not-your-unit': ['TH-3.1', 'TH-12.2', 'TH-17.14', 'TH-18.8', 'TH-18.9', 'TH-20.10', 'TH-20.11', 'TH-21.6'],
  'allys-unit': ['TH-11.4'],
  'moved-already': ['TH-3.1', 'TH-17.14', 'TH-20.11'],
  'unit-held': ['TH-3.1', 'TH-19.9', 'TH-R38'],
  'not-in-sector': ['TH-3.1', 'TH-14.5'],
  'not-in-space': ['TH-9.2'],
  'no-extra-turn-from-space': ['TH-6.2'],
  'movement-goes-further': ['TH-21.1'],
  'wrong-distance': ['TH-3.2'], // distance
  'no-shortcut-there': ['TH-3.3', 'TH-R3'],
  'no-lingering-there': ['TH-20.12'],
  'no-teleport-there': ['TH-20.8'],
  'not-at-the-end-of-the-route': ['TH-3.2'],
  'room-taken': ['TH-2.6', 'TH-9.2', 'TH-17.14', 'TH-18.11', 'TH-20.11', 'TH-20.14'],
  'sector-not-full': ['TH-3.4', 'TH-16.3', 'TH-18.7'],

  // Order and targets.
  'not-to-be-resolved': ['TH-4.4', 'TH-5.1'],
  'out-of-range': ['TH-8.1', 'TH-18.5'],
  'protected-unit': ['TH-8.5'],
  'no-points-to-take': ['TH-10.3'],

  // Sector actions.
  'supply-empty': ['TH-12.1', 'TH-22.18'],
  'no-clear-base': ['TH-16.7'],
  'malfunction-drawn': ['TH-13.1'],

  // Cards on the board.
  'no-card-there': ['TH-6.4', 'TH-7.3', 'TH-7.4', 'TH-12.3', 'TH-13.1', 'TH-16.4', 'TH-17.9', 'TH-19.11', 'TH-20.7', 'TH-21.7'],
  'not-your-card': ['TH-7.4', 'TH-19.11', 'TH-R65'],
  'not-an-enemys-card': ['TH-6.4', 'TH-7.3', 'TH-13.1', 'TH-16.4', 'TH-17.9', 'TH-20.7', 'TH-21.7'],
  'under-malfunction': ['TH-13.2', 'TH-20.7', 'TH-21.7', 'TH-22.17', 'TH-R20', 'TH-R21'],
  'not-this-sector': ['TH-6.4', 'TH-7.1', 'TH-16.3', 'TH-16.4', 'TH-18.7', 'TH-18.11', 'TH-20.14'],
  'slot-taken': ['TH-2.5', 'TH-7.2', 'TH-7.6'],
  'no-such-slot': ['TH-2.5', 'TH-7.4'],
  'slot-needed': ['TH-2.5', 'TH-7.4'],
  'instant-goes-to-hand': ['TH-2.5', 'TH-7.7'],
  'deck-empty': ['TH-7.2'],

  // Upgrade tokens.
  'no-upgrade-tokens': ['TH-12.2'],
  'too-few-tokens': ['TH-12.3'],
  'unit-not-in-play': ['TH-12.2'],
  'no-upgraded-side': ['TH-12.2'],
  'already-upgraded': ['TH-12.2'],
  'takes-no-upgrades': ['TH-12.3'],
  'card-full': ['TH-12.3'],

  // What cards ask for.
  'wrong-answer': ['TH-5.2'],
  'must-choose': ['TH-5.2'],
  'chosen-already': ['TH-5.2'],
  'not-an-enemy': ['TH-8.1', 'TH-14.5', 'TH-17.15', 'TH-18.5', 'TH-18.11', 'TH-19.12', 'TH-20.6', 'TH-20.7', 'TH-20.14'],
  'struck-already': ['TH-18.9'],
  'invisible-already': ['TH-20.10'],
  'nobody-to-hit': ['TH-8.1', 'TH-22.18'],
  'same-sector': ['TH-18.11'],
  'none-left': ['TH-9.3', 'TH-16.3'],
  'not-a-trap': ['TH-17.9'],
  'not-an-action-card': ['TH-19.11'],
  'card-off': ['TH-13.2', 'TH-17.9', 'TH-18.12'], // by: malfunction, deactivation or enemy-card
  'deactivated-already': ['TH-17.9'],
  'no-upgrades-there': ['TH-20.7'],
  'other-enemy': ['TH-20.7'],

  // Instants and bonus cards.
  'card-not-in-hand': ['TH-7.7'],
  'wrong-target': ['TH-14.5'],
  'nobody-near': ['TH-14.5'],
  'no-enemy-there': ['TH-14.5'],
  'no-enemy-near': ['TH-14.5'],
  'no-enemy-card': ['TH-R16'],
  'no-enemy-pending': ['TH-21.7'],
  'no-room-to-step': ['TH-17.14'],
  'nobody-to-shift': ['TH-20.14'],
  'nothing-to-gain': ['TH-22.18'],
  'only-when-moving': ['TH-21.1'],
  'no-attack': ['TH-8.2'],
  'not-the-next-sector': ['TH-17.14'],
} as const satisfies Record<string, readonly `TH-${string}`[]>;

export type RefusalCode = keyof typeof REFUSALS;

const make = refusalMaker<RefusalCode, 'TH'>();

/** A refusal by one of the rules its code can stand for. */
export function refused<Code extends RefusalCode>(code: Code, rule: (typeof REFUSALS)[Code][number], values?: Refusal['values']): Refusal {
  return make(code, rule, values);
}
