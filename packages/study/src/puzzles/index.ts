export { type Attempt, beginAttempt, offeredIn, startOf, type Trial, tryAction, tryLine } from './attempt.ts';
export { checkPuzzle, resolves } from './check.ts';
export { type ExplainedGame, type JudgedTry, judgeTry } from './explain-try.ts';
export type { Finding } from './make.ts';
export { type AnyPuzzleGame, kindOf } from './puzzle-game.ts';
export { puzzlesOfMatch } from './self-play.ts';
export { type Verdict, verdictOf } from './verdict.ts';
