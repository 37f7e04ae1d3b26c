import type { Rule } from '../refusals.ts';
import type { Field } from '../state.ts';
import type { DiscardEffect, Effect } from './effects.ts';

/** One kind of Alien Tech card. Only the odd one has code, behind a word of `Effect`. */
export interface TechCard {
  /** Where RULES.md says what it does. */
  readonly rule: Rule;
  readonly copies: 1 | 2;
  /** Points for the player who holds it. */
  readonly points?: number;
  /** Used for fuel, once per turn. */
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
  'alien-city': { rule: 'AF-18.1', copies: 1, points: 1 },
  'alien-monument': { rule: 'AF-18.2', copies: 1, points: 1 },
  'booster-pod': { rule: 'AF-18.3', copies: 2, power: { do: 'change-ship', fuel: 1, by: 1 }, discard: { do: 'remove-field' } },
  'data-crystal': { rule: 'AF-18.4', copies: 2, power: { do: 'borrow-bonus', fuelPerColony: 1 }, discard: placeField('positron') },
  'gravity-manipulator': { rule: 'AF-18.5', copies: 2, power: { do: 'shift-between-ships', fuel: 2 }, discard: placeField('repulsor') },
  'holographic-decoy': { rule: 'AF-18.6', copies: 2, decoy: true },
  'orbital-teleporter': { rule: 'AF-18.7', copies: 2, power: { do: 'teleport-ship', fuel: 2 }, discard: { do: 'move-colony' } },
  'plasma-cannon': { rule: 'AF-18.8', copies: 2, power: { do: 'remove-ships', fuelPerShip: 1 }, discard: { do: 'scrap-ship' } },
  'polarity-device': { rule: 'AF-18.9', copies: 2, power: { do: 'flip-ship', fuel: 1 }, discard: { do: 'swap-colonies' } },
  'resource-cache': { rule: 'AF-18.10', copies: 2, afterRoll: 'count-odd-and-even' },
  'stasis-beam': { rule: 'AF-18.11', copies: 2, power: { do: 'change-ship', fuel: 1, by: -1 }, discard: placeField('isolation') },
  'temporal-warper': { rule: 'AF-18.12', copies: 2, power: { do: 'reroll-ships', fuel: 1 }, discard: { do: 'salvage-card' } },
} as const satisfies Record<string, TechCard>;

export type TechId = keyof typeof TECH;
export const TECH_IDS = Object.keys(TECH) as readonly TechId[];

/** Every card of the box, in the order of the table. */
export function wholeDeck(): TechId[] {
  return TECH_IDS.flatMap((id) => Array<TechId>(TECH[id].copies).fill(id));
}
