/** Which box a card comes from. */
export type CardSet = 'base' | 'sanctuary' | 'promo';

/**
 * Where a card's text comes from. `printed`: a public source gives it. `reconstructed`: none does; the line is a proposal that an owner
 * of the box can correct here without touching a rule, and screens mark it.
 */
export type Provenance = 'printed' | 'reconstructed';

export type Phase = 1 | 2 | 3 | 4 | 5;
