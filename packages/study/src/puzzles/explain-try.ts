import type { ActionBase, GameReasons, Puzzle, PuzzleCollection, PuzzleReply, Reason, TermBase, WithChance } from '@orrery/engine';
import { chanceFromSeed } from '@orrery/engine';
import { together } from '../found.ts';
import { reasonFor, reasonFrom } from '../reason.ts';
import { type AnyTried, beginAttempt, startOf, tryLine } from './attempt.ts';
import { type AnyPuzzleGame, kindOf } from './puzzle-game.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What a try comes to, and why: plain data. */
export interface JudgedTry {
  readonly verdict: Verdict;
  /** Why the best answer is better than this one; of the best, why it is better than the next. Undefined: there is nothing to hold it against. */
  readonly reason: Reason<TermBase> | undefined;
  /** What the others can do about the worse of the two, where that decides. */
  readonly reply: PuzzleReply<ActionBase> | undefined;
}

/** A game whose puzzles are explained. */
export interface ExplainedGame extends AnyPuzzleGame {
  readonly reasons: GameReasons<WithChance, ActionBase, TermBase>;
}

/** Judges a whole answer. Throws `BadInput` where it is none to this puzzle. */
export function judgeTry(
  game: ExplainedGame,
  collection: Pick<PuzzleCollection, 'rulesVersion'>,
  { puzzle, line }: { puzzle: Puzzle; line: readonly ActionBase[] },
): JudgedTry {
  const kind = kindOf(game, puzzle.kind);
  const start = startOf(game.module, collection, puzzle);
  const tried = triedIn(game, puzzle, { world: start, line });
  const verdict = verdictOf(kind, puzzle, tried);
  const [best, next] = puzzle.answers;
  const pair = verdict.isSolved ? next && { better: line, worse: next.line } : best && { better: best.line, worse: line };
  return {
    verdict,
    reason: pair === undefined ? undefined : reasonBetween(game, puzzle, { start, ...pair }),
    reply: pair && kind.solver.replyTo?.(triedIn(game, puzzle, { world: start, line: pair.worse })),
  };
}

interface Between {
  readonly start: WithChance;
  readonly better: readonly ActionBase[];
  readonly worse: readonly ActionBase[];
}

/** What is explained of a puzzle. */
export type Explained = Pick<Puzzle, 'id' | 'kind' | 'seat'>;

/** Why the better of two answers is better. */
export function reasonBetween(game: ExplainedGame, puzzle: Explained, { start, better, worse }: Between): Reason<TermBase> {
  const { module, reasons } = game;
  const { seat, id } = puzzle;
  const { solver } = kindOf(game, puzzle.kind);
  const view = module.view(start, seat);
  const { differences } = solver;
  if (differences !== undefined) {
    const [one, other] = [better, worse].map((line) => triedIn(game, puzzle, { world: start, line }));
    return reasonFrom(together([differences(one, other)]), reasons);
  }
  const [first] = better;
  const [other] = worse;
  // One action each: played on as anywhere.
  if (better.length === 1 && worse.length === 1 && isPlayedOn(game, puzzle))
    return reasonFor(game, { seat, view, salt: id }, { better: first, worse: other });
  const chances = Array.from({ length: reasons.worlds }, (_, at) => chanceFromSeed(`${id} world ${at}`));
  const ends = chances.flatMap((chance) => {
    const world = module.imagine(view, chance);
    const [one, two] = [better, worse].map((line) => endIn(game, puzzle, { world, line }));
    return one === undefined || two === undefined ? [] : [reasons.differences(one, two, { seat, start: world })];
  });
  // A line may rest on what came to light in it, and then it is possible in its own world only.
  if (ends.length > 0) return reasonFrom(together(ends), reasons);
  const [one, two] = [better, worse].map((line) => triedIn(game, puzzle, { world: start, line }).now);
  return reasonFrom(together([reasons.differences(one, two, { seat, start })]), reasons);
}

/** Whether an answer is an action alone: what comes of it shows only when others have acted, too. */
const isPlayedOn = (game: ExplainedGame, { kind }: Explained): boolean => kindOf(game, kind).solver.answers === 'action';

interface Answering {
  readonly world: WithChance;
  readonly line: readonly ActionBase[];
}

function endIn(game: AnyPuzzleGame, puzzle: Explained, { world, line }: Answering): WithChance | undefined {
  const trial = { module: game.module, kind: kindOf(game, puzzle.kind) };
  return tryLine(trial, beginAttempt(world, puzzle.seat), line)?.tried.now;
}

function triedIn(game: AnyPuzzleGame, puzzle: Explained, { world, line }: Answering): AnyTried {
  const trial = { module: game.module, kind: kindOf(game, puzzle.kind) };
  const attempt = tryLine(trial, beginAttempt(world, puzzle.seat), line);
  if (attempt === undefined) throw new Error(`puzzle ${puzzle.id}: this is no answer to it`);
  return attempt.tried;
}
