import { measureBot } from '../bench/bot.ts';
import { measureGame } from '../bench/game.ts';
import { peerActionsPerSecond } from '../bench/peer.ts';
import type { Command } from '../command.ts';
import { gameOf } from '../games.ts';
import { figure, say } from '../output.ts';
import { GAME_ARG, JSON_ARG, OPTION_ARG, optionsOf, SEED_ARG, seatsOf } from '../settings.ts';

/** Rounds in which game and peer take turns, so that a busy moment of the machine, which slows the processor too, hits both. */
const ROUNDS = 4;
/** At most; a short run warms up for half as long as it measures. */
const WARM_UP_SECONDS = 0.5;

export const bench: Command = {
  definition: {
    meta: {
      name: 'bench',
      description:
        'Measure random play, copying, the strongest bot and the size of a state in processor time, with boardgame.io measured in the same run',
    },
    args: {
      ...GAME_ARG,
      seats: { type: 'string', description: 'number of players', valueHint: 'n' },
      seconds: { type: 'string', description: 'processor time of each measurement (default 4)', valueHint: 's' },
      ...SEED_ARG,
      ...OPTION_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, { output }) => {
    const game = gameOf(given.word('game'));
    const seats = seatsOf(game, given, game.module.seats.max);
    const options = optionsOf(game, given, seats);
    const seconds = (given.whole('seconds', { min: 1, max: 600 }) ?? 4) / ROUNDS;
    const seed = given.text('seed') ?? 'orrery';
    const request = { module: game.module, options, seats };
    // Once unmeasured: both are compiled by running.
    const warmUp = Math.min(WARM_UP_SECONDS, seconds / 2);
    measureGame({ ...request, seed, seconds: warmUp });
    peerActionsPerSecond(seed, warmUp);
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      output.progress(`round ${round + 1} of ${ROUNDS}`);
      const own = measureGame({ ...request, seed: `${seed} ${round}`, seconds });
      return { ...own, peerActionsPerSecond: peerActionsPerSecond(`${seed} ${round}`, seconds) };
    });
    output.progress('the bot');
    measureBot({ game, options, seats, seed, seconds: warmUp });
    const bot = measureBot({ game, options, seats, seed, seconds });
    const median = (read: (round: (typeof rounds)[number]) => number) => middle(rounds.map(read));
    const measured = {
      game: game.module.id,
      seats,
      actionsPerSecond: median((round) => round.actionsPerSecond),
      gamesPerSecond: median((round) => round.gamesPerSecond),
      actionsPerGame: median((round) => round.actionsPerGame),
      legalAndApplyMicroseconds: median((round) => round.legalAndApplyMicroseconds),
      clonesPerSecond: median((round) => round.clonesPerSecond),
      cloneMicroseconds: median((round) => round.cloneMicroseconds),
      bytesPerState: median((round) => round.bytesPerState),
      boardgameIoActionsPerSecond: median((round) => round.peerActionsPerSecond),
      ratioToBoardgameIo: median((round) => round.actionsPerSecond / round.peerActionsPerSecond),
      ...bot,
    };
    say(output, measured, () => inWords(measured));
    return 0;
  },
};

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

function inWords(measured: Readonly<Record<string, number | string>>): string {
  return Object.entries(measured)
    .map(([name, value]) => `${name.padEnd(28)} ${typeof value === 'number' ? figure(value) : value}`)
    .join('\n');
}
