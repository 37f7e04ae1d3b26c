export { WIN } from './add-match.ts';
export { FIRST_MATCHES, noMatches, withNextMatch } from './count-self-play.ts';
export { type DifferenceFigure, differenceFigures, evenShare, FEWEST_SIDES, type ShareFigure, shareFigures } from './figures.ts';
export type { AnyNumbersGame } from './numbers-game.ts';
