import type { BaseSurvivalEffect } from './effects.ts';
import type { SurvivalCard } from './survival.ts';

interface BaseSurvivalCard extends SurvivalCard {
  readonly effect: BaseSurvivalEffect;
}

/** Survival cards of the base game, one copy each. */
export const BASE_SURVIVAL = {
  adrenaline: { set: 'base', phase: 1, effect: { do: 'regain-will', will: 1 }, provenance: 'printed' },
  ingenuity: { set: 'base', phase: 1, effect: { do: 'set-marker' }, provenance: 'printed' },
  sacrifice: { set: 'base', phase: 1, effect: { do: 'bar-hunt' }, provenance: 'printed' },
  'sixth-sense': { set: 'base', phase: 1, effect: { do: 'return-places', atMost: 2 }, provenance: 'printed' },
  smokescreen: { set: 'base', phase: 1, effect: { do: 'darken-piles' }, provenance: 'printed' },
  'strike-back': { set: 'base', phase: 1, effect: { do: 'strike-hunt', cards: 2 }, provenance: 'printed' },
  vortex: { set: 'base', phase: 2, effect: { do: 'swap-with-pile' }, provenance: 'printed' },
  detector: { set: 'base', phase: 3, effect: { do: 'ignore-token', token: 'artemia' }, provenance: 'printed' },
  dodge: { set: 'base', phase: 3, effect: { do: 'ignore-token', token: 'creature' }, provenance: 'printed' },
  drone: { set: 'base', phase: 3, effect: { do: 'use-power-of', place: 'rover' }, provenance: 'printed' },
  gate: { set: 'base', phase: 3, effect: { do: 'use-adjacent-power' }, provenance: 'printed' },
  hologram: { set: 'base', phase: 3, effect: { do: 'move-token', token: 'artemia' }, provenance: 'printed' },
  'wrong-track': { set: 'base', phase: 3, effect: { do: 'move-token', token: 'creature' }, provenance: 'printed' },
  amplifier: { set: 'base', phase: 4, effect: { do: 'spend-marker' }, provenance: 'printed' },
  'double-back': { set: 'base', phase: 4, effect: { do: 'return-played' }, provenance: 'printed' },
} as const satisfies Record<string, BaseSurvivalCard>;
