/** What a table draws before the rules are there: they come behind the first look at it. */
export { TECH } from './cards/tech.ts';
export { samePicks, setsFor, usefulFaces } from './forecast/picks.ts';
export { imagine } from './knowledge/imagine.ts';
export { toLand } from './knowledge/to-land.ts';
export { CLAIM_TOTAL, unspentTotal } from './rules/alien-artifact.ts';
export { docksOf } from './rules/docks.ts';
export { coloniesOn, controllerOf } from './rules/territories.ts';
export { FACILITIES, FIELDS } from './state.ts';
