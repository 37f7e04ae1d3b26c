import { alienFrontiers, alienFrontiersBot } from '@orrery/alien-frontiers';
import { type AnyBotGame, botLevels } from '@orrery/bots';
import { BadInput, type GameText, type Locale, type SeatNames } from '@orrery/engine';
import { notAlone } from '@orrery/not-alone';
import { notAloneBot } from '@orrery/not-alone/bot';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { raceForTheGalaxyBot } from '@orrery/race-for-the-galaxy/bot';
import { theseus } from '@orrery/theseus';
import { theseusBot } from '@orrery/theseus/bot';
import { alienFrontiersBoard } from './boards/alien-frontiers.ts';
import { notAloneBoard } from './boards/not-alone.ts';
import { raceForTheGalaxyBoard } from './boards/race-for-the-galaxy.ts';
import { theseusBoard } from './boards/theseus.ts';

/** A game as the command line knows it. */
export interface Game extends AnyBotGame {
  /** Loaded when asked for: most commands need no words. */
  text(locale: Locale): Promise<GameText>;
  /** How a table of it looks in a terminal, line by line. */
  board(view: unknown, text: GameText, name: SeatNames): string[];
}

const GAMES: Readonly<Record<string, Game>> = {
  'alien-frontiers': {
    module: alienFrontiers,
    knowledge: alienFrontiersBot,
    board: alienFrontiersBoard,
    text: async (locale) =>
      (locale === 'ru' ? await import('@orrery/alien-frontiers/text/ru') : await import('@orrery/alien-frontiers/text/en')).text,
  },
  'not-alone': {
    module: notAlone,
    knowledge: notAloneBot,
    board: notAloneBoard,
    text: async (locale) => (locale === 'ru' ? await import('@orrery/not-alone/text/ru') : await import('@orrery/not-alone/text/en')).text,
  },
  'race-for-the-galaxy': {
    module: raceForTheGalaxy,
    knowledge: raceForTheGalaxyBot,
    board: raceForTheGalaxyBoard,
    text: async (locale) =>
      (locale === 'ru' ? await import('@orrery/race-for-the-galaxy/text/ru') : await import('@orrery/race-for-the-galaxy/text/en')).text,
  },
  theseus: {
    module: theseus,
    knowledge: theseusBot,
    board: theseusBoard,
    text: async (locale) => (locale === 'ru' ? await import('@orrery/theseus/text/ru') : await import('@orrery/theseus/text/en')).text,
  },
};

export function allGames(): readonly Game[] {
  return Object.values(GAMES);
}

/** Throws `BadInput` for a game nobody knows. */
export function gameOf(id: string): Game {
  if (!Object.hasOwn(GAMES, id)) throw new BadInput('', `there is no game ${id}; there are: ${Object.keys(GAMES).join(', ')}`);
  return GAMES[id];
}

/** Throws `BadInput` for a level this game's ladder does not have. */
export function levelOf(game: Game, level: string): string {
  const levels = botLevels(game.module.id);
  if (!levels.includes(level)) throw new BadInput('', `there is no bot ${level} for ${game.module.id}; there are: ${levels.join(', ')}`);
  return level;
}
