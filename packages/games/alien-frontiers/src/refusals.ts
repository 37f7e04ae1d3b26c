import { refusalMaker } from '@orrery/engine';

/**
 * Every reason an action can be refused; the place that refuses names the rule. Closed, so that the texts can be complete. The
 * comment after a code names its values; ids (a facility, a card …) are ids of the terms.
 */
export const REFUSAL_CODES = [
  // Whose move it is.
  'match-over',
  'not-your-turn', // seat
  'answer-first', // ask: the pending question
  'not-asked', // an answer to a question nobody put

  // Ships and docks.
  'no-such-ship', // face: no (further) unplaced ship shows it
  'relic-not-among-them', // the Relic Ship was named, but none of these ships is it
  'one-ship-at-a-time', // at, ships
  'no-free-dock', // at, free, needed
  'not-enough-fuel', // price, have
  'not-enough-ore', // price, have
  'last-colony-on-hub', // only the Terraforming Station lands it from there
  'must-dock-elsewhere', // face, at: a facility that would take it

  // Alien Artifact.
  'no-cycle-left',
  'display-empty',
  'total-too-low', // total, needed
  'card-not-displayed', // card
  'already-own-card', // card

  // Colonist Hub.
  'three-ships-a-turn',
  'colony-waits-for-launch', // ships: those of this turn, which have brought it to circle 7; 0: it was there
  'no-colony-on-hub',
  'colony-not-ready', // circle

  // The other facilities.
  'needs-three-equal',
  'lower-than-docked', // face, highest
  'needs-a-pair', // at: Orbital Market or Shipyard
  'no-ships-at-market',
  'ore-stock-empty',
  'needs-a-run',
  'run-not-higher', // total, docked
  'no-ship-in-stock',
  'needs-a-six',
  'fewer-than-three-ships', // ships: the player's ships in play now

  // Raids.
  'cannot-raid-yourself',
  'nothing-to-steal', // from, token
  'tokens-already-stolen', // a card may be stolen only instead of tokens
  'victim-lacks-card', // from, card
  'decoy-guards-tokens', // from
  'decoy-guards-cards', // from, card: what was asked for

  // The planet.
  'repulsor-field', // territory
  'desert-not-controlled',
  'desert-isolated',
  'relic-already-flies', // owner

  // Cards in general.
  'card-not-owned', // card
  'card-has-no-power', // card
  'card-has-no-discard', // card
  'card-used-this-turn', // card
  'already-discarded-a-card',
  'wrong-target', // card: it is not aimed at such a thing

  // Fuel powers.
  'face-at-limit', // face
  'needs-two-ships', // the same ship cannot be lowered and raised
  'no-ships-chosen',
  'territory-empty', // territory
  'isolation-field', // territory
  'desert-not-borrowable',
  'bonus-already-yours', // territory
  'no-such-docked-ship', // at, face
  'not-your-ship', // owner
  'own-ship',
  'ship-not-docked', // ships in the Maintenance Bay are not docked
  'bound-to-terraforming',
  'no-destination', // face
  'same-facility', // at
  'bay-is-no-destination',
  'one-player-a-shot', // owner: whose ships are shot at

  // Discard powers.
  'field-off-planet', // field
  'field-already-there', // field, territory
  'no-such-colony', // territory, owner
  'same-territory', // territory
  'same-owner', // owner
  'no-partner-to-swap',
  'too-few-ships-to-hit', // owner, ships: their ships that count
  'card-not-in-discard', // card

  // A card that has no use at all now.
  'no-ship-unplaced',
  'every-face-at-limit', // face: the limit
  'no-ships-to-shift',
  'no-bonus-to-borrow',
  'no-ship-to-teleport',
  'no-destination-at-all',
  'no-ship-to-shoot',
  'no-field-on-planet',
  'no-colony-on-planet',
  'no-colonies-to-swap',
  'nobody-has-ships-to-spare',
  'discard-pile-empty',
  'nothing-new-in-discard',

  // End of the turn.
  'ships-unplaced', // ships
  'wrong-number-returned', // excess
  'more-than-you-have', // fuel, ore: what you hold
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
/** The number of a rule in RULES.md. */
export type Rule = `AF-${string}`;

export const refused = refusalMaker<RefusalCode, 'AF'>();
