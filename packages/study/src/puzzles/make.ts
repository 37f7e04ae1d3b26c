import { type ActionBase, chanceFromSeed, type GradedAnswer, hashOf, type Puzzle, type Seat, type WithChance } from '@orrery/engine';
import { beginAttempt, tryLine } from './attempt.ts';
import { isConfirmed, solvedAgain } from './check.ts';
import { type Explained, type ExplainedGame, reasonBetween } from './explain-try.ts';
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

/** A puzzle that was found: of which kind, whether every bot solves it, and what is done in the best answer. */
export interface Finding {
  readonly kind: string;
  readonly how: 'easy' | 'hard';
  readonly line: readonly ActionBase[];
}

/** What is not wanted any more: of a kind, of those that every bot solves, of one answer. */
export interface Wants {
  readonly isWanted: (finding: Finding) => boolean;
}

/** Answers that are kept: the best, and some of the others to hold a try against. */
const KEPT = 8;
const QUICK = 1;

/** The puzzle of this moment, found by a quick look and checked by a stronger one; undefined where there is none. */
export function puzzleAt(game: ExplainedGame, { state, seat, kind, salt }: Place, { isWanted }: Wants): Puzzle | undefined {
  const { module } = game;
  const world = module.imagine(module.view(state, seat), chanceFromSeed(`${salt} world`));
  game.puzzles.sortUnseen?.(world);
  const rules = kindOf(game, kind);
  const found = rules.solver.solve(world, seat, QUICK);
  if (found === undefined || !isClear(rules, found)) return undefined;
  const name = nameOf(game, kind, { answers: found, world });
  const line = found[0]?.line ?? [];
  if (name === undefined || !isWanted({ kind: name, how: 'hard', line })) return undefined;
  const { chance: _, ...kept } = world;
  const asked = { id: hashOf([name, kept]).slice(0, 6), kind: name, seat, state: JSON.parse(JSON.stringify(kept)) };
  if (!isExplained(game, asked, { answers: found, world, seat })) return undefined;
  const checking = { start: world, salt };
  const answers = solvedAgain(game, { ...asked, answers: found }, checking);
  if (answers === undefined || !isSolvedBy(game, name, { answers, world, seat })) return undefined;
  const levels = solvedBy(game, { answers, kind: name, start: world, seat, salt });
  if (levels === undefined || !isWanted({ kind: name, how: isEasy(module.id, levels) ? 'easy' : 'hard', line })) return undefined;
  // At last, since to play stronger takes longest.
  if (!isConfirmed(game, { ...asked, answers }, checking)) return undefined;
  return { ...asked, answers: answers.slice(0, KEPT), ...levels, rating: ratingOf(module.id, levels, answers[0]?.line.length ?? 1) };
}

/** Whether it can be said why the best answer is better than the next. */
function isExplained(game: ExplainedGame, asked: Explained, { answers: [best, next], world }: Solved): boolean {
  if (best === undefined || next === undefined) return false;
  return reasonBetween(game, asked, { start: world, better: best.line, worse: next.line }).kind === 'clear';
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
