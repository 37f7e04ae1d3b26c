import type { HuntCard } from './hunt.ts';

/** Hunt cards of the base game, one copy each. */
export const BASE_HUNT = {
  despair: { set: 'base', phase: 1, symbol: 'artemia', provenance: 'printed' },
  'force-field': { set: 'base', phase: 1, symbol: 'target', provenance: 'printed' },
  anticipation: { set: 'base', phase: 2, provenance: 'printed' },
  ascendancy: { set: 'base', phase: 2, provenance: 'printed' },
  fierceness: { set: 'base', phase: 2, provenance: 'printed' },
  'forbidden-zone': { set: 'base', phase: 2, provenance: 'printed' },
  interference: { set: 'base', phase: 2, provenance: 'printed' },
  persecution: { set: 'base', phase: 2, provenance: 'printed' },
  mutation: { set: 'base', phase: 2, symbol: 'artemia', provenance: 'printed' },
  phobia: { set: 'base', phase: 2, symbol: 'artemia', provenance: 'printed' },
  virus: { set: 'base', phase: 2, symbol: 'artemia', provenance: 'printed' },
  clone: { set: 'base', phase: 2, symbol: 'target', provenance: 'printed' },
  mirage: { set: 'base', phase: 2, symbol: 'target', provenance: 'printed' },
  scream: { set: 'base', phase: 2, symbol: 'target', provenance: 'printed' },
  toxin: { set: 'base', phase: 2, symbol: 'target', provenance: 'printed' },
  cataclysm: { set: 'base', phase: 3, provenance: 'printed' },
  detour: { set: 'base', phase: 3, provenance: 'printed' },
  stasis: { set: 'base', phase: 4, provenance: 'printed' },
  tracking: { set: 'base', phase: 4, provenance: 'printed' },
  flashback: { set: 'base', phase: 'copied', provenance: 'printed' },
} as const satisfies Record<string, HuntCard>;
