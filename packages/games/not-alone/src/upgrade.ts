import { objectAt, type Upgrades } from '@orrery/engine';

/** Stored states of earlier versions, each brought to the shape of the next. A step keeps to what was then and reads no table of today. */
export const UPGRADES: Upgrades = {
  // Version 1 named three lengths of the Sanctuary's tracks and prices of adaptations; those stand in tables, and the shape was the same.
  '1': (state) => state,
  // Version 3 asks those who might play a card before what is resolved by itself.
  '2': (state) => ({ ...state, turn: { ...objectAt('turn', state.turn), isMoment: false } }),
};
