import type { BaseHuntEffect } from './effects.ts';
import type { HuntCard } from './hunt.ts';

interface BaseHuntCard extends HuntCard {
  readonly effect: BaseHuntEffect;
}

/** Hunt cards of the base game, one copy each. */
export const BASE_HUNT = {
  despair: { set: 'base', phase: 1, symbol: 'artemia', effect: { do: 'bar-survival' }, provenance: 'printed' },
  'force-field': { set: 'base', phase: 1, symbol: 'target', effect: { do: 'bar-places' }, provenance: 'printed' },
  anticipation: { set: 'base', phase: 2, effect: { do: 'step-if-caught', steps: 1 }, provenance: 'printed' },
  ascendancy: { set: 'base', phase: 2, effect: { do: 'discard-down-to', cards: 2 }, provenance: 'printed' },
  fierceness: { set: 'base', phase: 2, effect: { do: 'catch-costs', will: 1 }, provenance: 'printed' },
  'forbidden-zone': { set: 'base', phase: 2, effect: { do: 'all-discard', cards: 1 }, provenance: 'printed' },
  interference: { set: 'base', phase: 2, effect: { do: 'silence-places', places: ['beach', 'wreck'] }, provenance: 'printed' },
  persecution: { set: 'base', phase: 2, effect: { do: 'limit-returns', cards: 1 }, provenance: 'printed' },
  mutation: { set: 'base', phase: 2, symbol: 'artemia', effect: { do: 'artemia-costs', will: 1 }, provenance: 'printed' },
  phobia: { set: 'base', phase: 2, symbol: 'artemia', effect: { do: 'show-all-but', cards: 2 }, provenance: 'printed' },
  virus: { set: 'base', phase: 2, symbol: 'artemia', effect: { do: 'cover-two' }, provenance: 'printed' },
  clone: { set: 'base', phase: 2, symbol: 'target', effect: { do: 'clone-creature' }, provenance: 'printed' },
  mirage: {
    set: 'base',
    phase: 2,
    symbol: 'target',
    effect: { do: 'silence-target', coversTwo: true, survivalCards: 0 },
    provenance: 'printed',
  },
  scream: { set: 'base', phase: 2, symbol: 'target', effect: { do: 'target-pays', cards: 2, will: 1 }, provenance: 'printed' },
  toxin: {
    set: 'base',
    phase: 2,
    symbol: 'target',
    effect: { do: 'silence-target', coversTwo: false, survivalCards: 1 },
    provenance: 'printed',
  },
  cataclysm: { set: 'base', phase: 3, effect: { do: 'silence-place' }, provenance: 'printed' },
  detour: { set: 'base', phase: 3, effect: { do: 'lead-astray' }, provenance: 'printed' },
  stasis: { set: 'base', phase: 4, effect: { do: 'hold-rescue' }, provenance: 'printed' },
  tracking: { set: 'base', phase: 4, effect: { do: 'raise-limit', cards: 2 }, provenance: 'printed' },
  flashback: { set: 'base', phase: 'copied', effect: { do: 'copy-top' }, provenance: 'printed' },
} as const satisfies Record<string, BaseHuntCard>;
