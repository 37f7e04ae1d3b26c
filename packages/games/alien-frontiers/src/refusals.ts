import type { Refusal } from '@orrery/engine';

/**
 * Every reason an action can be refused, with the rule that forbids it. Closed, so that the texts can be
 * complete. The comment after a code names its values; ids (a facility, a card …) are ids of the terms.
 */
export const REFUSALS = {
  // Whose move it is.
  'match-over': 'AF-3.2',
  'not-your-turn': 'AF-2.1', // seat
  'answer-first': 'AF-2.7', // ask: the pending question
  'not-asked': 'AF-2.7', // an answer to a question nobody put

  // Ships and docks.
  'no-such-ship': 'AF-2.3', // face: no (further) unplaced ship shows it
  'relic-not-among-them': 'AF-2.3', // the Relic Ship was named, but none of these ships is it
  'one-ship-an-order': 'AF-2.3', // at, ships
  'no-free-dock': 'AF-2.4', // at, free, needed
  'not-enough-fuel': 'AF-2.4', // price, have
  'not-enough-ore': 'AF-2.4', // price, have
  'no-colony-left': 'AF-2.4', // at
  'must-dock-elsewhere': 'AF-8.1', // face, at: a facility that would take it

  // Alien Artifact.
  'no-cycle-left': 'AF-4.2',
  'display-empty': 'AF-4.2',
  'total-too-low': 'AF-4.3', // total, needed
  'card-not-displayed': 'AF-4.3', // card
  'already-own-card': 'AF-17.1', // card

  // Colonist Hub.
  'three-ships-a-turn': 'AF-5.1',
  'colony-waits-for-launch': 'AF-5.4',
  'no-colony-on-hub': 'AF-5.3',
  'colony-not-ready': 'AF-5.3', // circle

  // The other facilities.
  'needs-three-equal': 'AF-6.1',
  'lower-than-docked': 'AF-7.2', // face, highest
  'needs-a-pair': 'AF-2.4', // at: Orbital Market or Shipyard
  'no-ships-at-market': 'AF-9.2',
  'ore-stock-empty': 'AF-9.4',
  'needs-a-run': 'AF-10.1',
  'run-not-higher': 'AF-10.2', // total, docked
  'no-ship-in-stock': 'AF-11.3',
  'needs-a-six': 'AF-13.1',
  'fewer-than-three-ships': 'AF-13.4', // ships: own ships in play now

  // Raids.
  'cannot-raid-yourself': 'AF-10.3',
  'nothing-to-steal': 'AF-10.3', // from, token
  'tokens-already-stolen': 'AF-10.3', // a card may be stolen only instead of tokens
  'victim-lacks-card': 'AF-10.4', // from, card
  'decoy-guards-tokens': 'AF-18.6', // from
  'decoy-guards-cards': 'AF-18.6', // from, card: what was asked for

  // The planet.
  'repulsor-field': 'AF-16.4', // territory
  'desert-not-controlled': 'AF-15.3',
  'desert-isolated': 'AF-16.2',
  'relic-already-flies': 'AF-15.3', // owner

  // Cards in general.
  'card-not-owned': 'AF-17.1', // card
  'card-has-no-power': 'AF-17.3', // card
  'card-has-no-discard': 'AF-17.4', // card
  'card-used-this-turn': 'AF-17.3', // card
  'already-discarded-a-card': 'AF-17.4',
  'wrong-target': 'AF-17.3', // card: it is not aimed at such a thing

  // Fuel powers.
  'face-at-limit': 'AF-17.5', // face
  'needs-two-ships': 'AF-18.5', // the same ship cannot be lowered and raised
  'no-ships-chosen': 'AF-18.12',
  'territory-empty': 'AF-18.4', // territory
  'isolation-field': 'AF-16.2', // territory
  'desert-not-borrowable': 'AF-18.4',
  'bonus-already-yours': 'AF-18.4', // territory
  'no-such-docked-ship': 'AF-18.8', // at, face
  'not-your-ship': 'AF-18.7', // owner
  'own-ship': 'AF-18.8',
  'ship-not-docked': 'AF-18.7', // ships in the Maintenance Bay are not docked
  'bound-to-terraforming': 'AF-13.5',
  'no-destination': 'AF-18.7', // face
  'same-facility': 'AF-18.7', // at
  'bay-is-no-destination': 'AF-18.7',
  'one-player-a-shot': 'AF-18.8', // owner: whose ships are shot at

  // Discard powers.
  'field-off-planet': 'AF-16.5', // field
  'field-already-there': 'AF-16.5', // field, territory
  'no-such-colony': 'AF-18.7', // territory, owner
  'same-territory': 'AF-18.9', // territory
  'same-owner': 'AF-18.9', // owner
  'no-partner-to-swap': 'AF-18.9',
  'too-few-ships-to-hit': 'AF-18.8', // owner, ships: their ships that count
  'card-not-in-discard': 'AF-18.12', // card

  // End of the turn.
  'ships-unplaced': 'AF-2.8', // ships
  'wrong-number-returned': 'AF-2.9', // excess
  'more-than-you-have': 'AF-2.9', // fuel, ore: what you hold
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Refusals without values are made once: lists of legal actions are made by asking, and most answers are no. */
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
