import { availableParallelism } from 'node:os';
import {
  type ArenaMatch,
  type ArenaPlan,
  type ArenaScore,
  botPlayer,
  matchesPerSeed,
  type Player,
  playArenaMatch,
  type RoleScore,
  roleScoresOf,
  scoresOf,
} from '@orrery/bots';
import { runInThreads, type StdioPlayer, stdioPlayer } from '@orrery/bots/node';
import { BadInput } from '@orrery/engine';
import type { Command, Given } from '../command.ts';
import { type Game, gameOf, levelOf } from '../games.ts';
import { lineupsIn } from '../lineups.ts';
import { breathe, figure, type Output, percent, progressOf, say } from '../output.ts';
import { GAME_ARG, JSON_ARG, listOfNames, MANY, OPTION_ARG, optionsOf, SEED_ARG, seatsOf } from '../settings.ts';

const STDIO = 'stdio:';

export const arena: Command = {
  definition: {
    meta: { name: 'arena', description: 'Play bots against each other: paired seeds, rotated seats, win rates with 95 % intervals' },
    args: {
      ...GAME_ARG,
      bots: {
        type: 'string',
        description: 'levels, or stdio:<command> for another program; role=a,role=b assigns them to roles',
        valueHint: 'a,b',
      },
      by: { type: 'string', description: 'role: rotate the bots through the roles instead of the seats', valueHint: 'seat|role' },
      seats: { type: 'string', description: 'number of players; the bots are repeated to fill the seats', valueHint: 'n' },
      games: { type: 'string', description: 'number of matches (default 100)', valueHint: 'n' },
      ...SEED_ARG,
      ...OPTION_ARG,
      threads: { type: 'string', description: 'threads to use (default: cores - 1; 0: the main thread)', valueHint: 'n' },
      'answer-seconds': { type: 'string', description: 'how long another program may think (default 60)', valueHint: 's' },
      ...JSON_ARG,
    },
  },
  run: async (given, { output }) => {
    const { game, plan, threads } = planOf(given);
    const answerSeconds = given.whole('answer-seconds', { min: 1, max: 100_000 }) ?? 60;
    const tell = progressOf(output, 'matches', plan.games);
    let done = 0;
    const onMatch = (match: ArenaMatch) => {
      if (output.isJson) output.object(match);
      done += 1;
      tell(done);
    };
    const matches =
      threads === 0
        ? await runHere({ game, plan, onMatch, answerSeconds })
        : await runInThreads({
            worker: new URL('./arena-worker.mjs', import.meta.url),
            threads,
            task: { game: game.module.id, plan },
            onMatch,
          });
    report(output, plan, matches);
    return 0;
  },
};

interface Arena {
  readonly game: Game;
  readonly plan: ArenaPlan;
  readonly threads: number;
}

function planOf(given: Given): Arena {
  const game = gameOf(given.word('game'));
  const wanted = given.text('bots');
  if (wanted === undefined) throw new BadInput('--bots', 'name at least two, for example greedy,random');
  const named = listOfNames(wanted);
  const seats = seatsOf(game, given, named.length);
  const options = optionsOf(game, given, seats);
  const seed = given.text('seed') ?? 'orrery';
  const { names, lineups } = lineupsIn(game, named, { by: given.text('by'), seats, options });
  const checked = names.map((name) => (name.startsWith(STDIO) ? name : levelOf(game, name)));
  if (checked.length > seats) throw new BadInput('--bots', `${checked.length} bots do not fit in ${seats} seats`);
  const bots = Array.from({ length: seats }, (_, seat) => checked[seat % checked.length]);
  const rounds = matchesPerSeed({ bots, lineups });
  const games = Math.ceil((given.whole('games', { min: 1, max: MANY }) ?? 100) / rounds) * rounds;
  const plan = { options, bots, games, seed, ...(lineups === undefined ? {} : { lineups }) };
  const most = given.whole('threads', { min: 0, max: 256 }) ?? Math.max(1, availableParallelism() - 1);
  return { game, plan, threads: bots.some((bot) => bot.startsWith(STDIO)) ? 0 : most };
}

interface Here extends Omit<Arena, 'threads'> {
  readonly onMatch: (match: ArenaMatch) => void;
  readonly answerSeconds: number;
}

/** In this thread: the only way for other programs, which are started once and play match after match. */
async function runHere({ game, plan, onMatch, answerSeconds }: Here): Promise<ArenaMatch[]> {
  const programs = new Map<string, StdioPlayer>();
  const playerOf = (bot: string): Player => {
    if (!bot.startsWith(STDIO)) return botPlayer(game, bot);
    const program = programs.get(bot) ?? stdioPlayer(game.module, bot.slice(STDIO.length), answerSeconds);
    programs.set(bot, program);
    return program.play;
  };
  const closeAll = () => {
    for (const program of programs.values()) program.close();
  };
  process.once('exit', closeAll);
  try {
    const matches: ArenaMatch[] = [];
    for (let index = 0; index < plan.games; index++) {
      const match = await playArenaMatch({ game, plan, playerOf }, index);
      matches.push(match);
      onMatch(match);
      await breathe();
    }
    return matches;
  } finally {
    closeAll();
    process.off('exit', closeAll);
  }
}

function report(output: Output, plan: ArenaPlan, matches: readonly ArenaMatch[]): void {
  const bots = plan.lineups === undefined ? plan.bots : [...new Set(plan.lineups.flatMap((lineup) => Object.values(lineup)))];
  for (const score of scoresOf(bots, matches)) say(output, { score }, () => inWords(score));
  for (const role of roleScoresOf(matches)) say(output, { role }, () => roleInWords(role));
}

function roleInWords({ role, bot, wins, matches, share, low, high }: RoleScore): string {
  return `${role} ${bot}: wins ${percent(share)} (95 %: ${percent(low)} to ${percent(high)}), ${wins} of ${matches} matches`;
}

function inWords(score: ArenaScore): string {
  const { bot, share, low, high, fair, matches, meanPoints, meanMilliseconds, longestMilliseconds } = score;
  return [
    `${bot}: ${percent(share)} of first places (95 %: ${percent(low)} to ${percent(high)}; even would be ${percent(fair)})`,
    `in ${matches} matches, ${figure(meanPoints)} points, ${figure(meanMilliseconds)} ms per decision, at most ${figure(longestMilliseconds)} ms`,
  ].join(' ');
}
