import { type AnyBotGame, botLevels } from '@orrery/bots';
import { GAMES as ALL } from '@orrery/catalogue';
import { BadInput, type GameManifest, type GameText, type Locale, type SeatNames } from '@orrery/engine';

/** A game as the command line knows it. */
export interface Game extends AnyBotGame {
  /** Loaded when asked for: most commands need no words. */
  text(locale: Locale): Promise<GameText>;
  /** What a table of it looks like in a terminal, line by line. */
  board(view: unknown, text: GameText, name: SeatNames): string[];
}

const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(await Promise.all(ALL.map(async (game) => [game.id, await loaded(game)])));

async function loaded(game: GameManifest): Promise<Game> {
  const [module, knowledge, { board }] = await Promise.all([game.module(), game.knowledge(), import(`./boards/${game.id}.ts`)]);
  return { module, knowledge, board, text: game.text };
}

export function allGames(): readonly Game[] {
  return Object.values(GAMES);
}

/** Throws `BadInput` for a game nobody knows. */
export function gameOf(id: string): Game {
  if (!Object.hasOwn(GAMES, id)) throw new BadInput('', `there is no game ${id}; the games are: ${Object.keys(GAMES).join(', ')}`);
  return GAMES[id];
}

/** Throws `BadInput` for a level this game's ladder does not have. */
export function levelOf(game: Game, level: string): string {
  const levels = botLevels(game.module.id);
  if (!levels.includes(level))
    throw new BadInput('', `there is no bot ${level} for ${game.module.id}; the levels are: ${levels.join(', ')}`);
  return level;
}
