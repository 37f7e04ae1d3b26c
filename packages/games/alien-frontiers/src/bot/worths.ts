import type { TechId } from '../cards/tech.ts';
import type { Territory } from '../state.ts';

/**
 * What things are worth at a glance, in points as they will be at the end of a match. Set by hand. Worth that needs time to
 * pay off (early) fades as the match goes on.
 */
export const WORTHS = {
  /** A colony on the planet: its point, and that it is one fewer to land. */
  landed: 1.35,
  controlled: 0.8,
  /** Besides, with a margin of two. */
  safelyControlled: 0.15,
  tied: 0.15,
  oneBehind: 0.08,
  positron: 0.8,
  /** Early. */
  bonus: {
    'asimov-crater': 0.5,
    'bradbury-plateau': 0.3,
    'burroughs-desert': 0.5,
    'heinlein-plains': 0.3,
    'herbert-valley': 0.5,
    'lem-badlands': 0.5,
    'pohl-foothills': 0.2,
    'van-vogt-mountains': 0.3,
  } satisfies Record<Territory, number>,
  /** By the number of ships of the seat's colour, early; a fleet of three is what everybody starts with. */
  ships: [0, -1.56, -1.56, 0, 1.3, 2.4, 3.25],
  relicShip: 0.9,
  /** The share of a ship's worth that is left at the very end. */
  shipsAtTheEnd: 0.15,
  hubCircle: 0.16,
  launchable: 0.15,
  fuel: 0.1,
  ore: 0.17,
  /** At least one of each: a launch or a landing can be paid. */
  bothTokens: 0.12,
  /** The share of a token's worth beyond the first four. */
  manyTokens: 0.5,
  aboveLimit: -0.08,
  /** Early, but for the cards that are points. */
  cards: {
    'alien-city': 1,
    'alien-monument': 1,
    'booster-pod': 0.4,
    'data-crystal': 0.4,
    'gravity-manipulator': 0.4,
    'holographic-decoy': 0.3,
    'orbital-teleporter': 0.5,
    'plasma-cannon': 0.4,
    'polarity-device': 0.4,
    'resource-cache': 0.5,
    'stasis-beam': 0.4,
    'temporal-warper': 0.4,
  } satisfies Record<TechId, number>,
  cardsAtTheEnd: 0.2,
  /** In the middle of its own turn, so that a plan half done is not taken for a bad one. */
  unplacedShip: 0.13,
  pending: { landing: 1.65, raid: 0.13, choice: 0.1 },
  claim: 0.4,
  /** From a lead in points to a chance to win. */
  steepness: 0.7,
} as const;
