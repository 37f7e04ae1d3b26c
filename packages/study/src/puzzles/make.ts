import { chanceFromSeed, type GradedAnswer, hashOf, type Puzzle, type Seat, type WithChance } from '@orrery/engine';
import { beginAttempt, tryLine } from './attempt.ts';
import { checkPuzzle } from './check.ts';
import { isEasy, ratingOf, solvedBy } from './levels.ts';
import { type AnyPuzzleGame, kindOf } from './puzzle-game.ts';
import { isClear, verdictOf } from './verdict.ts';

/** A moment of a match in which there may be a puzzle. */
export interface Place {
  readonly state: WithChance;
  readonly seat: Seat;
  readonly kind: string;
  readonly salt: string;
}

/** What is not wanted any more: of a kind, or of those that every bot solves. */
export interface Wants {
  readonly isWanted: (kind: string, how: 'easy' | 'hard') => boolean;
}

/** Answers that are kept: the best, and some of the others to hold a try against. */
const KEPT = 8;
const QUICK = 1;

/** The puzzle of this moment, found by a quick look and checked by a stronger one; undefined where there is none. */
export function puzzleAt(game: AnyPuzzleGame, { state, seat, kind, salt }: Place, { isWanted }: Wants): Puzzle | undefined {
  const { module } = game;
  const world = module.imagine(module.view(state, seat), chanceFromSeed(`${salt} world`));
  const levelsOf = (answers: readonly GradedAnswer[]) => solvedBy(game, { answers, kind, start: world, seat, salt });
  const rules = kindOf(game, kind);
  const found = rules.solver.solve(world, seat, QUICK);
  if (found === undefined || !isClear(rules, found)) return undefined;
  const name = nameOf(game, kind, { answers: found, world });
  if (name === undefined || !isWanted(name, isEasy(module.id, levelsOf(found)) ? 'easy' : 'hard')) return undefined;
  const answers = checkPuzzle(game, { answers: found, kind: name, seat }, { start: world, salt });
  if (answers === undefined || !isSolvedBy(game, name, { answers, world, seat })) return undefined;
  const { chance: _, ...kept } = world;
  const levels = levelsOf(answers);
  return {
    id: hashOf([name, kept]).slice(0, 6),
    kind: name,
    seat,
    state: JSON.parse(JSON.stringify(kept)),
    answers: answers.slice(0, KEPT),
    ...levels,
    rating: ratingOf(module.id, levels, answers[0]?.line.length ?? 1),
  };
}

/** Whether the line that is kept as the best can be played, and is. */
function isSolvedBy(game: AnyPuzzleGame, kind: string, { answers, world, seat }: Solved): boolean {
  const rules = kindOf(game, kind);
  const attempt = tryLine({ module: game.module, kind: rules }, beginAttempt(world, seat), answers[0]?.line ?? []);
  return attempt !== undefined && verdictOf(rules, { answers }, attempt.tried).isSolved;
}

interface Solved {
  readonly answers: readonly GradedAnswer[];
  readonly world: WithChance;
  readonly seat: Seat;
}

function nameOf(
  game: AnyPuzzleGame,
  kind: string,
  { answers, world }: { answers: readonly GradedAnswer[]; world: WithChance },
): string | undefined {
  const { turnsOut } = kindOf(game, kind);
  return turnsOut === undefined ? kind : turnsOut(answers, world);
}
