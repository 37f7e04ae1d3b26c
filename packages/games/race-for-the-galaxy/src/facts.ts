/** What a table draws before the rules are there: they come behind the first look at it. */
export { FIRST_POINTS, GOALS, MOST_POINTS } from './cards/goals.ts';
export { GOODS } from './cards/powers.ts';
export { MOST_CREDIT, MOST_ECONOMY, ROBOT_STARTS } from './cards/robot.ts';
export { costsOf, salePartsOf, strengthsOf } from './forecast/costs.ts';
export { bestWay, leastWanted, wayOf, worthwhile } from './forecast/paying.ts';
export { imagine } from './knowledge/imagine.ts';
export { cardOf } from './rules/cards.ts';
export { progress } from './rules/goals.ts';
export { robotPoints } from './rules/robot-points.ts';
export { endOfMatch, phaseOf } from './rules/rounds.ts';
export { ACTION_CARDS, PHASES } from './state.ts';
