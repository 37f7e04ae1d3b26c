export { type Explained, explain } from './explain.ts';
export { differencesBetween, reasonFor, reasonFrom } from './reason.ts';
export type { Position, StudyGame } from './study-game.ts';
