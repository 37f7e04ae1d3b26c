import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { botPlayer, type Played, type PlayedAction, playMatch, seedOf } from '@orrery/bots';
import {
  chanceFromSeed,
  type EventBase,
  hashOf,
  type Json,
  type MatchRecord,
  type RecordedAction,
  recordOf,
  type Told,
} from '@orrery/engine';
import type { Command, Given } from '../command.ts';
import { type Game, gameOf, levelOf } from '../games.ts';
import { breathe, figure, type Output, progressOf, say } from '../output.ts';
import { GAME_ARG, JSON_ARG, listOfNames, MANY, OPTION_ARG, optionsOf, SEED_ARG, seatsOf } from '../settings.ts';

export const simulate: Command = {
  definition: {
    meta: { name: 'simulate', description: 'Let bots play: one line per match, then a summary' },
    args: {
      ...GAME_ARG,
      seats: { type: 'string', description: 'number of players', valueHint: 'n' },
      games: { type: 'string', description: 'number of matches (default 10)', valueHint: 'n' },
      ...SEED_ARG,
      bots: {
        type: 'string',
        description: 'levels, seat by seat, repeated to fill the seats (default random)',
        valueHint: 'a,b',
      },
      ...OPTION_ARG,
      trace: {
        type: 'string',
        description: 'write a full trace of every match here: each action, its events and the state after it',
        valueHint: 'folder',
      },
      record: { type: 'string', description: 'write every match here as an exported match', valueHint: 'folder' },
      ...JSON_ARG,
    },
  },
  run: async (given, { output }) => {
    const plan = await planOf(given);
    const tell = progressOf(output, 'matches', plan.games);
    const began = performance.now();
    const lines: Line[] = [];
    for (let index = 0; index < plan.games; index++) {
      const line = await simulateOne(plan, index);
      lines.push(line);
      say(output, line, () => inWords(line));
      tell(index + 1);
      await breathe();
    }
    summarise(output, lines, (performance.now() - began) / 1000);
    return 0;
  },
};

interface Plan {
  readonly game: Game;
  readonly bots: readonly string[];
  readonly options: unknown;
  readonly games: number;
  readonly seed: string;
  readonly trace: string | undefined;
  readonly record: string | undefined;
}

interface Line {
  readonly seed: string;
  readonly actions: number;
  readonly rounds: number;
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly hash: string;
}

async function planOf(given: Given): Promise<Plan> {
  const game = gameOf(given.word('game'));
  const names = listOfNames(given.text('bots') ?? 'random').map((name) => levelOf(game, name));
  const seats = seatsOf(game, given, Math.max(names.length, game.module.seats.min));
  const bots = Array.from({ length: seats }, (_, seat) => names[seat % names.length]);
  const options = optionsOf(game, given, seats);
  const games = given.whole('games', { min: 1, max: MANY }) ?? 10;
  const plan = {
    game,
    bots,
    options,
    games,
    seed: given.text('seed') ?? 'orrery',
    trace: given.text('trace'),
    record: given.text('record'),
  };
  for (const folder of [plan.trace, plan.record]) if (folder !== undefined) await mkdir(folder, { recursive: true });
  return plan;
}

async function simulateOne(plan: Plan, index: number): Promise<Line> {
  const seed = seedOf(plan.seed, index);
  const players = plan.bots.map((bot) => botPlayer(plan.game, bot));
  const actions: RecordedAction[] = [];
  const trace: string[] = [];
  const watch = ({ seat, action, told, state }: PlayedAction) => {
    actions.push({ seat, action });
    if (plan.trace !== undefined) trace.push(JSON.stringify({ count: actions.length, seat, action, events: told.map(wholeEvent), state }));
  };
  const isWatched = plan.trace !== undefined || plan.record !== undefined;
  const table = { game: plan.game, options: plan.options, players, seed, salt: `${plan.seed} simulate ${index}` };
  const played = await playMatch(table, isWatched ? watch : undefined);
  const hash = hashOf(played.state);
  if (plan.trace !== undefined) await writeTrace(plan.trace, { plan, seed, played, hash, lines: trace });
  if (plan.record !== undefined) {
    const name = `${plan.bots.join('-')}-${seed.slice(0, 8)}.json`;
    await writeFile(join(plan.record, name), inLines(recordFrom(plan, { seed, played, hash, actions })));
  }
  const bySeat = plan.bots.map((_, seat) => played.result.seats.find((line) => line.seat === seat));
  return {
    seed,
    actions: played.actions,
    rounds: played.rounds,
    points: bySeat.map((line) => line?.points ?? 0),
    ranks: bySeat.map((line) => line?.rank ?? 0),
    hash,
  };
}

/** With everything in it: a trace is for people who may know all. */
function wholeEvent({ event, only, adds }: Told<EventBase>): object {
  return only === undefined ? event : { ...event, ...adds, heardBy: only };
}

interface Traced {
  readonly plan: Plan;
  readonly seed: string;
  readonly played: Played;
  readonly hash: string;
  readonly lines: readonly string[];
}

async function writeTrace(folder: string, { plan, seed, played, hash, lines }: Traced): Promise<void> {
  const { module } = plan.game;
  const opening = module.setup(plan.options, plan.bots.length, chanceFromSeed(seed));
  const { id: game, rulesVersion } = module;
  const head = JSON.stringify({ game, rulesVersion, options: plan.options, seats: plan.bots, seed, state: opening });
  const foot = JSON.stringify({ result: played.result, hash });
  await writeFile(join(folder, `${seed}.jsonl`), `${[head, ...lines, foot].join('\n')}\n`);
}

interface Recording {
  readonly seed: string;
  readonly played: Played;
  readonly hash: string;
  readonly actions: readonly RecordedAction[];
}

function recordFrom(plan: Plan, { seed, played, hash, actions }: Recording): MatchRecord {
  const { id: game, rulesVersion } = plan.game.module;
  const options: Json = JSON.parse(JSON.stringify(plan.options));
  return recordOf({ game, rulesVersion, options, seats: plan.bots, seed, actions, result: played.result, hash });
}

/** One action per line, so that a diff can be read. */
function inLines({ actions, ...head }: MatchRecord): string {
  return `${JSON.stringify(head).slice(0, -1)},"actions":[\n${actions.map((action) => JSON.stringify(action)).join(',\n')}\n]}\n`;
}

function inWords(line: Line): string {
  const points = line.points.map((one, seat) => `${one}${line.ranks[seat] === 1 ? '*' : ''}`).join(' : ');
  return `${line.seed}  ${line.actions} actions  ${line.rounds} rounds  points ${points}  ${line.hash.slice(0, 12)}`;
}

function summarise(output: Output, lines: readonly Line[], seconds: number): void {
  const seats = lines[0]?.points.length ?? 0;
  const mean = (read: (line: Line) => number) => lines.reduce((sum, line) => sum + read(line), 0) / Math.max(1, lines.length);
  const firstsOf = (line: Line) => line.ranks.filter((rank) => rank === 1).length;
  const summary = {
    games: lines.length,
    meanActions: mean((line) => line.actions),
    meanRounds: mean((line) => line.rounds),
    meanPoints: Array.from({ length: seats }, (_, seat) => mean((line) => line.points[seat])),
    firstPlaces: Array.from({ length: seats }, (_, seat) =>
      lines.reduce((sum, line) => sum + (line.ranks[seat] === 1 ? 1 / firstsOf(line) : 0), 0),
    ),
    gamesPerSecond: lines.length / seconds,
  };
  say(output, { summary }, () =>
    [
      `${summary.games} matches, ${figure(summary.gamesPerSecond)} per second`,
      `on average ${figure(summary.meanActions)} actions, ${figure(summary.meanRounds)} rounds`,
      `points by seat: ${summary.meanPoints.map(figure).join(', ')}; first places: ${summary.firstPlaces.map(figure).join(', ')}`,
    ].join('\n'),
  );
}
