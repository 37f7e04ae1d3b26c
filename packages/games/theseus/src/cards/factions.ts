/** The four factions of the box with boards and cards, and Pandora, which has neither. */
export const FACTIONS = ['marines', 'aliens', 'scientists', 'greys', 'pandora'] as const;
export type Faction = (typeof FACTIONS)[number];

/** What can stand in a room. `soldier`: the three units of a faction with cards. */
export const UNIT_KINDS = ['soldier', 'minor-alien', 'creature', 'catcher', 'runner', 'warrior'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** What a unit does to enemies in range: nothing, 1 wound to one, 1 wound to each, 1 data from one. */
export type Attack = 'none' | 'one' | 'all' | 'data';

/** How an Embryo captures a card: not at all, for its next use, or for good. */
export type Capture = 'none' | 'once' | 'for-good';
