import { botLevels } from '@orrery/bots';
import { puzzlesOf } from '@orrery/catalogue/puzzles';
import { type ActionBase, BadInput, type Locale, type Puzzle, type PuzzleCollection, type SeatNames, wordsAt } from '@orrery/engine';
import {
  type AnyPuzzleGame,
  checkPuzzle,
  type ExplainedGame,
  type Finding,
  judgeTry,
  puzzlesOfMatch,
  startOf,
} from '@orrery/study/puzzles';
import type { Command, Given, Surroundings } from '../command.ts';
import { type Game, gameOf } from '../games.ts';
import { breathe, type Output, say } from '../output.ts';
import { sorted, writePuzzles } from '../puzzle-file.ts';
import { GAME_ARG, JSON_ARG, LANG_ARG, localeOf, MANY, SEED_ARG } from '../settings.ts';
import { WORDS } from '../words.ts';

/** Of those that every bot solves, of one kind, and of one kind with an answer of one shape, this part at most. */
const EASY_PART = 0.33;
const KIND_PART = 0.6;
const ANSWER_PART = 0.14;

export const puzzles: Command = {
  definition: {
    meta: { name: 'puzzles', description: 'List the puzzles of a game, show one, make more out of self-play, or solve all of them again' },
    args: {
      ...GAME_ARG,
      id: { type: 'string', description: 'show this one: the position, the question, the answer', valueHint: 'id' },
      make: { type: 'string', description: 'until there are so many; goes on where it was stopped', valueHint: 'n' },
      check: { type: 'boolean', description: 'solve them again by a stronger look than the one that made them' },
      drop: { type: 'boolean', description: 'with --check: those that do not hold are taken out of the file' },
      ...SEED_ARG,
      ...LANG_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, around) => {
    const game = gameOf(given.word('game'));
    const kept = await puzzlesOf(game.module.id);
    if (kept === undefined) throw new BadInput('', `${game.module.id} has no puzzles`);
    const wanted = given.whole('make', { min: 1, max: MANY });
    if (wanted !== undefined) return make(await puzzleGame(game), kept, { wanted, seed: given.text('seed') ?? kept.seed, around });
    if (given.flag('check')) return check(await puzzleGame(game), kept, { given, output: around.output });
    const id = given.text('id');
    if (id !== undefined) return show(game, kept, { id, given, output: around.output });
    for (const { kind, rating, solvedBy, guessed, id: each } of sorted(kept).puzzles)
      say(around.output, { id: each, kind, rating, solvedBy, guessed }, () => `${each}  ${kind}  ${rating}  ${solvedBy.join(', ')}`);
    return 0;
  },
};

async function puzzleGame(game: Game): Promise<ExplainedGame> {
  const [study, kinds, reasons] = await Promise.all([game.study?.(), game.puzzles?.(), game.reasons?.()]);
  if (study === undefined || kinds === undefined || reasons === undefined)
    throw new BadInput('', `no puzzles can be made of ${game.module.id}`);
  return { module: game.module, knowledge: game.knowledge, study, puzzles: kinds, reasons };
}

interface Making {
  readonly wanted: number;
  readonly seed: string;
  readonly around: Surroundings;
}

/** Plays match after match; what was found is written at once, and how many matches were looked through with it. */
async function make(game: ExplainedGame, kept: PuzzleCollection, { wanted, seed, around }: Making): Promise<number> {
  const { id, rulesVersion } = game.module;
  if (kept.puzzles.length > 0 && kept.seed !== seed)
    throw new BadInput('--seed', `is not the seed of the puzzles that are there: ${kept.seed}`);
  if (kept.puzzles.length > 0 && kept.rulesVersion !== rulesVersion)
    throw new BadInput('', `those of rules ${kept.rulesVersion} must be checked first`);
  const all = new Map(kept.puzzles.map((puzzle) => [puzzle.id, puzzle]));
  let easy = [...all.values()].filter((puzzle) => isEasy(game, puzzle)).length;
  const countOf = (kind: string): number => [...all.values()].filter((puzzle) => puzzle.kind === kind).length;
  const isWanted = ({ kind, how, line }: Finding): boolean =>
    all.size < wanted &&
    countOf(kind) < KIND_PART * wanted &&
    [...all.values()].filter((puzzle) => puzzle.kind === kind && shapeOf(puzzle.answers[0]?.line ?? []) === shapeOf(line)).length <
      ANSWER_PART * wanted &&
    (how === 'hard' || easy < EASY_PART * (all.size + 1));
  const kinds = Object.keys(game.puzzles.kinds);
  for (let index = kept.matches; all.size < wanted; index++) {
    for (const puzzle of puzzlesOfMatch(game, { seed, index, isWanted })) {
      all.set(puzzle.id, puzzle);
      if (isEasy(game, puzzle)) easy += 1;
      around.output.progress(`${kinds.map((kind) => `${countOf(kind)} ${kind}`).join(', ')} after ${index} matches`);
      await breathe();
    }
    writePuzzles(id, { rulesVersion, seed, matches: index + 1, puzzles: [...all.values()] });
    await breathe();
  }
  return 0;
}

/** Equal for answers that do the same kinds of things: whatever the dice show, and in whatever order. */
function shapeOf(line: readonly ActionBase[]): string {
  const unnumbered = (_: string, value: unknown) => (typeof value === 'number' ? undefined : value);
  return line
    .map((action) => JSON.stringify(action, unnumbered))
    .sort()
    .join();
}

/** Every level that thinks solves it. */
const isEasy = ({ module }: AnyPuzzleGame, { solvedBy }: Puzzle): boolean => solvedBy.length === botLevels(module.id).length - 1;

interface Checking {
  readonly given: Given;
  readonly output: Output;
}

async function check(game: AnyPuzzleGame, kept: PuzzleCollection, { given, output }: Checking): Promise<number> {
  const only = given.text('id');
  const bad = new Set<Puzzle>();
  let good = 0;
  for (const puzzle of kept.puzzles) {
    if (only !== undefined && puzzle.id !== only) continue;
    const start = startOf(game.module, kept, puzzle);
    const holds = checkPuzzle(game, puzzle, { start, salt: `${given.text('seed') ?? 'check'} ${puzzle.id}` }) !== undefined;
    if (holds) good += 1;
    else bad.add(puzzle);
    say(output, { id: puzzle.id, kind: puzzle.kind, holds }, () => `${puzzle.id}  ${puzzle.kind}  ${holds ? 'holds' : 'DOES NOT HOLD'}`);
    await breathe();
  }
  output.progress(`${good} hold, ${bad.size} do not`);
  if (given.flag('drop') && bad.size > 0) {
    writePuzzles(game.module.id, { ...kept, puzzles: kept.puzzles.filter((puzzle) => !bad.has(puzzle)) });
  }
  return bad.size > 0 ? 1 : 0;
}

interface Showing extends Checking {
  readonly id: string;
}

/** The position, the question, and every answer that is kept with its worth and its reason. */
async function show(game: Game, kept: PuzzleCollection, { id, given, output }: Showing): Promise<number> {
  const puzzle = kept.puzzles.find((one) => one.id === id);
  if (puzzle === undefined) throw new BadInput('--id', `there is no puzzle ${id}`);
  if (output.isJson) {
    output.object(puzzle);
    return 0;
  }
  const locale = localeOf(given);
  const [words, text, why] = await Promise.all([game.puzzleWords?.(locale), game.text(locale), whyOf(game, kept, { puzzle, locale })]);
  const { seat, kind, answers } = puzzle;
  const view = game.module.view(startOf(game.module, kept, puzzle), seat);
  for (const line of game.board(view, text, names)) output.line(line);
  output.line(words?.[kind]?.question({ view, seat, names }) ?? kind);
  for (const { line, worth } of answers) {
    output.line(`${worth}  ${line.map((action) => wordsAt(text, view).action(action, names)).join('; ')}`);
    output.line(`    ${line === answers[0]?.line ? '' : `${WORDS[locale].best}: `}${why(line)}`);
  }
  output.line(`${puzzle.rating}  ${puzzle.solvedBy.join(', ')}`);
  return 0;
}

const names: SeatNames = (seat) => String(seat + 1);

interface Asking {
  readonly puzzle: Puzzle;
  readonly locale: Locale;
}

async function whyOf(game: Game, kept: PuzzleCollection, { puzzle, locale }: Asking): Promise<(line: readonly ActionBase[]) => string> {
  const [explained, words] = await Promise.all([puzzleGame(game), game.reasonWords?.(locale)]);
  const view = game.module.view(startOf(game.module, kept, puzzle), puzzle.seat);
  return (line) => {
    const { reason } = judgeTry(explained, kept, { puzzle, line });
    return reason === undefined ? '' : (words?.tell(reason, { view, seat: puzzle.seat, names }) ?? '');
  };
}
