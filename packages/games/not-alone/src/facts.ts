/** What a table draws before the rules are there: they come behind the first look at it. */
export { ADAPTATIONS } from './cards/adaptations.ts';
export { ARTEMIA_CELLS, assimilationSteps, defenseTrack, rescueSteps, SANCTUARY_RESCUE_STEPS } from './cards/boards.ts';
export { keyedCard } from './cards/card-key.ts';
export { CHARACTERS } from './cards/characters.ts';
export { HUNT } from './cards/hunt.ts';
export { PAIRS, PLACE_NUMBERS, PLACES } from './cards/places.ts';
export { SURVIVAL } from './cards/survival.ts';
export { SURVIVORS } from './cards/survivors.ts';
export { ASK_ALWAYS, heldBy, holdOf, inForceIn, quietIn } from './flow/holding.ts';
export { orderFor } from './flow/orders.ts';
export { placeNotes } from './forecast/place-notes.ts';
export { isRisky, leavesCreatureAway } from './forecast/risks.ts';
export { mayBeAt, numberOf, ownedCards } from './forecast/whereabouts.ts';
export { PHRASES } from './phrases.ts';
export { FULL_WILL, HUNT_TOKENS } from './state.ts';
