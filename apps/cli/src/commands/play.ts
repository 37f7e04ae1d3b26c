import { randomUUID } from 'node:crypto';
import { botLevels, botPlayer, type Player } from '@orrery/bots';
import {
  type ActionBase,
  BadInput,
  chanceFromSeed,
  type GameText,
  heardBy,
  type Seat,
  type SeatNames,
  seedFrom,
  step,
  type WithChance,
  wordsAt,
} from '@orrery/engine';
import { type Asker, terminalAsker } from '../asker.ts';
import type { Command, Given } from '../command.ts';
import { type Game, gameOf, levelOf } from '../games.ts';
import type { Output } from '../output.ts';
import { GAME_ARG, LANG_ARG, listOfNames, localeOf, OPTION_ARG, optionsOf, SEED_ARG, seatsOf } from '../settings.ts';
import { standingLines, WORDS } from '../words.ts';

export const play: Command = {
  definition: {
    meta: { name: 'play', description: 'Play in the terminal against bots' },
    args: {
      ...GAME_ARG,
      seats: { type: 'string', description: 'number of players', valueHint: 'n' },
      seat: { type: 'string', description: 'your seat, counted from 1 (default 1)', valueHint: 'n' },
      bots: { type: 'string', description: 'levels of the bots (default: the strongest)', valueHint: 'a,b' },
      ...SEED_ARG,
      ...OPTION_ARG,
      ...LANG_ARG,
    },
  },
  run: async (given, { output }) => {
    const text = await gameOf(given.word('game')).text(localeOf(given));
    const table = tableOf(given, text);
    if (!process.stdin.isTTY || !process.stdout.isTTY) throw new BadInput('', WORDS[text.locale].noTerminal);
    return playTable(table, terminalAsker, output);
  },
};

/** A match between one person and bots. */
export interface PersonTable {
  readonly game: Game;
  readonly text: GameText;
  readonly options: unknown;
  readonly you: Seat;
  readonly bots: readonly string[];
  readonly seed: string;
}

export function tableOf(given: Given, text: GameText): PersonTable {
  const game = gameOf(given.word('game'));
  const strongest = botLevels(game.module.id).at(-1) ?? 'random';
  const levels = listOfNames(given.text('bots') ?? strongest).map((level) => levelOf(game, level));
  const seats = seatsOf(game, given, Math.max(game.module.seats.min, levels.length + 1));
  const you = (given.whole('seat', { min: 1, max: seats }) ?? 1) - 1;
  const bots = Array.from({ length: seats }, (_, seat) => levels[(seat < you ? seat : Math.max(0, seat - 1)) % levels.length]);
  return { game, text, options: optionsOf(game, given, seats), you, bots, seed: seedFrom(given.text('seed') ?? randomUUID()) };
}

/** A match as it goes on. */
interface Running {
  readonly table: PersonTable;
  readonly ask: Asker;
  readonly output: Output;
  readonly name: SeatNames;
  readonly players: readonly Player[];
  state: WithChance;
  /** States one may go back to: since then nothing came to light and nobody else acted. */
  earlier: WithChance[];
  actions: number;
}

/** Plays to the end, or until the person leaves. */
export async function playTable(table: PersonTable, ask: Asker, output: Output): Promise<number> {
  const { game, you, bots } = table;
  const state = game.module.setup(table.options, bots.length, chanceFromSeed(table.seed));
  const words = WORDS[table.text.locale];
  const running: Running = {
    table,
    ask,
    output,
    name: (seat) => (seat === you ? words.you : `${words.bot} ${seat + 1} (${bots[seat]})`),
    players: bots.map((level) => botPlayer(game, level)),
    state,
    earlier: [],
    actions: 0,
  };
  while (game.module.result(running.state) === undefined) {
    const [seat] = game.module.asked(running.state);
    const choice = seat === you ? await personChooses(running) : await botChooses(running, seat);
    if (choice === 'leave') {
      output.line(words.left);
      return 0;
    }
    if (choice === 'take-back') running.state = running.earlier.pop() ?? running.state;
    else perform(running, seat, choice);
  }
  showTable(running);
  const because = game.module.result(running.state)?.because ?? '';
  output.line(`${words.over} ${textNow(running).endings[because] ?? because}`);
  return 0;
}

/** The words for the table as it is now. */
function textNow({ table, state }: Running): GameText {
  return wordsAt(table.text, table.game.module.view(state, table.you));
}

async function botChooses({ table, players, state, actions }: Running, seat: Seat): Promise<ActionBase> {
  const { module } = table.game;
  const question = { seat, view: module.view(state, seat), legal: module.legal(state, seat), salt: `${table.seed} table ${actions}` };
  return (await players[seat](question)).action;
}

async function personChooses(running: Running): Promise<ActionBase | 'take-back' | 'leave'> {
  const { table, ask, name, state, earlier } = running;
  const { game, you } = table;
  const text = textNow(running);
  const words = WORDS[text.locale];
  showTable(running);
  const decision = game.module.decision(state, you);
  const legal = game.module.legal(state, you);
  const choice = await ask(decision === undefined ? '' : text.decision(decision, name), {
    choices: legal.map((one) => text.action(one, name)),
    takeBack: earlier.length > 0 ? words.takeBack : undefined,
    leave: words.leave,
  });
  return typeof choice === 'number' ? legal[choice] : choice;
}

function perform(running: Running, seat: Seat, action: ActionBase): void {
  const { table, output, name, state } = running;
  const { game, you } = table;
  const done = step(game.module, state, seat, action);
  if (!done.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${done.refusal.code}`);
  running.earlier = done.revealed || seat !== you ? [] : [...running.earlier, state];
  running.state = done.state;
  running.actions += 1;
  const text = textNow(running);
  for (const event of heardBy(done.told, you)) {
    const line = text.event(event, name);
    if (line !== undefined) output.line(`  ${line}`);
  }
}

function showTable(running: Running): void {
  const { output, table, state, name } = running;
  const { game, you } = table;
  const text = textNow(running);
  const board = game.board(game.module.view(state, you), text, name);
  const standing = game.module.result(state)?.seats ?? game.module.standing(state);
  output.line(['', ...board, ...standingLines(standing, text, name), ''].join('\n'));
}
