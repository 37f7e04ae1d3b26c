import { gzipSync } from 'node:zlib';
import { puzzlesOf } from '@orrery/catalogue/puzzles';
import { chanceFromSeed, type GameManifest, LOCALES, type Puzzle, type PuzzleCollection, type SeatNames } from '@orrery/engine';
import { beginAttempt, type ExplainedGame, judgeTry, kindOf, resolves, startOf, tryLine, verdictOf } from '@orrery/study/puzzles';
import { describe, expect, test } from 'vitest';

export interface PuzzlesSuite {
  /** At least so many. */
  readonly count: number;
  /** Of each kind so many are solved again. */
  readonly solved: number;
  /** Of each kind so many best answers are weighed again, where that takes long; left out: all. */
  readonly weighed?: number;
}

/** A page may fetch no more, packed. */
const MOST_BYTES = 60_000;
/** All puzzles of a game are read and replayed, on machines that have other things to do. */
const PATIENT = { timeout: 120_000 };
const names: SeatNames = (seat) => `Player${seat + 1}`;

/** The puzzles of a game hold what docs/PUZZLES.md promises. */
export function describePuzzles(manifest: GameManifest, { count, solved, weighed }: PuzzlesSuite): void {
  describe(`the puzzles of ${manifest.id}`, () => {
    test('there are enough, in order, each known by its own id, and together they are light', PATIENT, async () => {
      const { collection, game } = await loaded(manifest);
      const { puzzles, rulesVersion } = collection;
      expect(puzzles.length).toBeGreaterThanOrEqual(count);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
      expect(puzzles.map(({ rating }) => rating)).toEqual(puzzles.map(({ rating }) => rating).sort((one, other) => one - other));
      expect(new Set(puzzles.map(({ kind }) => kind))).toEqual(new Set(Object.keys(game.puzzles.kinds)));
      expect(Number(rulesVersion)).toBeLessThanOrEqual(Number(game.module.rulesVersion));
      expect(gzipSync(JSON.stringify(puzzles)).length).toBeLessThan(MOST_BYTES);
    });

    test('every best answer is legal, whole and solves its puzzle, and no other that is kept does', PATIENT, async () => {
      const { collection, game } = await loaded(manifest);
      const isWeighed = new Set(weighed === undefined ? collection.puzzles : sampleOf(collection, weighed));
      for (const puzzle of collection.puzzles) {
        const kind = kindOf(game, puzzle.kind);
        const begun = beginAttempt(startOf(game.module, collection, puzzle), puzzle.seat);
        const [best, ...others] = puzzle.answers;
        const attempt = tryLine({ module: game.module, kind }, begun, best.line);
        if (attempt === undefined) throw new Error(`${puzzle.id}: the best answer is not legal`);
        expect(attempt.isAnswered || kind.isLast !== undefined, puzzle.id).toBe(true);
        if (isWeighed.has(puzzle)) expect(verdictOf(kind, puzzle, attempt.tried), puzzle.id).toMatchObject({ isSolved: true, score: 1 });
        for (const { worth } of others) expect(best.worth - worth, puzzle.id).toBeGreaterThan(kind.tolerance);
      }
    });

    test('what the seat cannot know changes neither the verdict nor a word of the reason', PATIENT, async () => {
      const { collection, game } = await loaded(manifest);
      const [words, puzzleWords] = await Promise.all([
        Promise.all(LOCALES.map((locale) => manifest.reasonWords?.(locale))),
        Promise.all(LOCALES.map((locale) => manifest.puzzleWords?.(locale))),
      ]);
      for (const puzzle of sampleOf(collection, 2 * solved)) {
        const { seat } = puzzle;
        const start = startOf(game.module, collection, puzzle);
        const view = game.module.view(start, seat);
        const { chance: _, ...other } = game.module.imagine(view, chanceFromSeed(`${puzzle.id}: other secrets`));
        const line = puzzle.answers[1]?.line ?? puzzle.answers[0].line;
        const judged = judgeTry(game, collection, { puzzle, line });
        const swapped = { ...puzzle, state: JSON.parse(JSON.stringify(other)) };
        expect(judgeTry(game, { ...collection, rulesVersion: game.module.rulesVersion }, { puzzle: swapped, line }), puzzle.id).toEqual(
          judged,
        );
        for (const [at, tongue] of words.entries()) {
          if (judged.reason !== undefined) expect(tongue?.tell(judged.reason, { view, seat, names }), puzzle.id).toMatch(/\S\.$/);
          expect(puzzleWords[at]?.[puzzle.kind]?.question({ view, seat, names }), puzzle.id).toMatch(/[.?]$/);
        }
      }
    });

    test(`${solved} of each kind, solved again, come to the same answer`, PATIENT, async () => {
      const { collection, game } = await loaded(manifest);
      for (const puzzle of sampleOf(collection, solved)) {
        const start = startOf(game.module, collection, puzzle);
        expect(resolves(game, puzzle, start), puzzle.id).toBe(true);
      }
    });
  });
}

interface Loaded {
  readonly collection: PuzzleCollection;
  readonly game: ExplainedGame;
}

async function loaded(manifest: GameManifest): Promise<Loaded> {
  const [module, knowledge, study, reasons, puzzles, collection] = await Promise.all([
    manifest.module(),
    manifest.knowledge(),
    manifest.study?.(),
    manifest.reasons?.(),
    manifest.puzzles?.(),
    puzzlesOf(manifest.id),
  ]);
  if (study === undefined || reasons === undefined || puzzles === undefined || collection === undefined)
    throw new Error(`${manifest.id} has no puzzles`);
  return { collection, game: { module, knowledge, study, reasons, puzzles } };
}

/** The first ones of each kind by their ids, which are as good as drawn. */
function sampleOf({ puzzles }: PuzzleCollection, each: number): readonly Puzzle[] {
  const byId = [...puzzles].sort((one, other) => one.id.localeCompare(other.id));
  const kinds = [...new Set(puzzles.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => byId.filter((puzzle) => puzzle.kind === kind).slice(0, each));
}
