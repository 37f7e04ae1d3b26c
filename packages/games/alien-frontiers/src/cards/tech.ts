import type { Field } from '../state.ts';
import type { DiscardEffect, Effect } from './effects.ts';

/** One kind of Alien Tech card. Only the odd one has code, behind a word of `Effect`. */
export interface TechCard {
  readonly copies: 1 | 2;
  /** Points for whoever holds it. */
  readonly points?: number;
  /** Used for fuel, once a turn. */
  readonly power?: Effect;
  /** Used by discarding the card. */
  readonly discard?: DiscardEffect;
  /** [AF-R30] Keeps the holder's tokens from raids, and all cards but itself. */
  readonly decoy?: true;
  /** Works by itself right after the fleet is rolled. */
  readonly afterRoll?: 'count-odd-and-even';
}

const placeField = (field: Field) => ({ do: 'place-field', field }) as const;

export const TECH = {
  'alien-city': { copies: 1, points: 1 },
  'alien-monument': { copies: 1, points: 1 },
  'booster-pod': { copies: 2, power: { do: 'change-ship', fuel: 1, by: 1 }, discard: { do: 'remove-field' } },
  'data-crystal': { copies: 2, power: { do: 'borrow-bonus', fuelPerColony: 1 }, discard: placeField('positron') },
  'gravity-manipulator': { copies: 2, power: { do: 'shift-between-ships', fuel: 2 }, discard: placeField('repulsor') },
  'holographic-decoy': { copies: 2, decoy: true },
  'orbital-teleporter': { copies: 2, power: { do: 'teleport-ship', fuel: 2 }, discard: { do: 'move-colony' } },
  'plasma-cannon': { copies: 2, power: { do: 'remove-ships', fuelPerShip: 1 }, discard: { do: 'scrap-ship' } },
  'polarity-device': { copies: 2, power: { do: 'flip-ship', fuel: 1 }, discard: { do: 'swap-colonies' } },
  'resource-cache': { copies: 2, afterRoll: 'count-odd-and-even' },
  'stasis-beam': { copies: 2, power: { do: 'change-ship', fuel: 1, by: -1 }, discard: placeField('isolation') },
  'temporal-warper': { copies: 2, power: { do: 'reroll-ships', fuel: 1 }, discard: { do: 'salvage-card' } },
} as const satisfies Record<string, TechCard>;

export type TechId = keyof typeof TECH;
export const TECH_IDS = Object.keys(TECH) as readonly TechId[];
