import { type AnyBotGame, botLevels } from '@orrery/bots';
import { GAMES as ALL } from '@orrery/catalogue';
import {
  type AnyGameStudy,
  type AnyPuzzles,
  type AnyPuzzleWords,
  type AnyReasons,
  type AnyReasonWords,
  BadInput,
  type GameManifest,
  type GameText,
  type Locale,
  readsPlayed,
  type SeatNames,
} from '@orrery/engine';

/** A game as the command line knows it. */
export interface Game extends AnyBotGame {
  /** Loaded when asked for: most commands need no words. */
  text(locale: Locale): Promise<GameText>;
  /** Why one action is better than another, and in words; undefined where the game cannot say. */
  reasons?(): Promise<AnyReasons>;
  reasonWords?(locale: Locale): Promise<AnyReasonWords>;
  /** How its matches are studied; undefined where they cannot be. */
  study?(): Promise<AnyGameStudy>;
  /** Its kinds of puzzles; undefined where it has none. */
  puzzles?(): Promise<AnyPuzzles>;
  puzzleWords?(locale: Locale): Promise<AnyPuzzleWords>;
  /** What a table of it looks like in a terminal, line by line. */
  board(view: unknown, text: GameText, name: SeatNames): string[];
}

interface Shelf {
  readonly games: ReadonlyMap<string, Game>;
  /** Games whose code cannot be loaded, for instance because somebody is editing them: why, in one line. */
  readonly broken: ReadonlyMap<string, string>;
}

const SHELF = await shelf();

/** One broken game does not take the others with it. */
async function shelf(): Promise<Shelf> {
  const games = new Map<string, Game>();
  const broken = new Map<string, string>();
  const tried = await Promise.allSettled(ALL.map(loaded));
  for (const [index, outcome] of tried.entries()) {
    const { id } = ALL[index];
    if (outcome.status === 'fulfilled') games.set(id, outcome.value);
    else broken.set(id, `${id} cannot be loaded: ${String(outcome.reason).split('\n')[0]}`);
  }
  return { games, broken };
}

async function loaded(game: GameManifest): Promise<Game> {
  const [module, knowledge, { board }] = await Promise.all([game.module(), game.knowledge(), import(`./boards/${game.id}.ts`)]);
  return {
    module: readsPlayed(module),
    knowledge,
    board,
    text: game.text,
    reasons: game.reasons,
    reasonWords: game.reasonWords,
    study: game.study,
    puzzles: game.puzzles,
    puzzleWords: game.puzzleWords,
  };
}

export function allGames(): readonly Game[] {
  return [...SHELF.games.values()];
}

/** One line for each game that cannot be loaded. */
export function brokenGames(): readonly string[] {
  return [...SHELF.broken.values()];
}

/** Throws `BadInput` for a game nobody knows, or whose code is broken. */
export function gameOf(id: string): Game {
  const game = SHELF.games.get(id);
  if (game !== undefined) return game;
  throw new BadInput('', SHELF.broken.get(id) ?? `there is no game ${id}; the games are: ${[...SHELF.games.keys()].join(', ')}`);
}

/** Throws `BadInput` for a level this game's ladder does not have. */
export function levelOf(game: Game, level: string): string {
  const levels = botLevels(game.module.id);
  if (!levels.includes(level))
    throw new BadInput('', `there is no bot ${level} for ${game.module.id}; the levels are: ${levels.join(', ')}`);
  return level;
}
