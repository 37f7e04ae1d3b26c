import { randomUUID } from 'node:crypto';
import { botLevels, botPlayer, type Player } from '@orrery/bots';
import {
  BadInput,
  chanceFromSeed,
  type GameText,
  heardBy,
  type Seat,
  type SeatNames,
  seedFrom,
  step,
  type WithChance,
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
      seats: { type: 'string', description: 'how many play', valueHint: 'n' },
      seat: { type: 'string', description: 'where you sit, 1 is first (default 1)', valueHint: 'n' },
      bots: { type: 'string', description: 'levels of the others (default the strongest)', valueHint: 'a,b' },
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

/** Plays to the end, or until the person leaves. */
export async function playTable(table: PersonTable, ask: Asker, output: Output): Promise<number> {
  const { game, text, you, bots } = table;
  const words = WORDS[text.locale];
  const name: SeatNames = (seat) => (seat === you ? words.you : `${words.bot} ${seat + 1} (${bots[seat]})`);
  const players: readonly Player[] = bots.map((level) => botPlayer(game, level));
  let state: WithChance = game.module.setup(table.options, bots.length, chanceFromSeed(table.seed));
  /** States one may go back to: since then nothing came to light and nobody else acted. */
  const earlier: WithChance[] = [];
  for (let count = 0; game.module.result(state) === undefined; count++) {
    const [seat] = game.module.asked(state);
    const legal = game.module.legal(state, seat);
    let action = legal[0];
    if (seat !== you) {
      action = (await players[seat]({ seat, view: game.module.view(state, seat), legal, salt: `${table.seed} table ${count}` })).action;
    } else {
      showTable(output, table, { state, name });
      const decision = game.module.decision(state, you);
      const choice = await ask(decision === undefined ? '' : text.decision(decision, name), {
        choices: legal.map((one) => text.action(one, name)),
        takeBack: earlier.length > 0 ? words.takeBack : undefined,
        leave: words.leave,
      });
      if (choice === 'leave') {
        output.line(words.left);
        return 0;
      }
      if (choice === 'take-back') {
        state = earlier.pop() ?? state;
        continue;
      }
      action = legal[choice];
    }
    const done = step(game.module, state, seat, action);
    if (!done.ok) throw new Error(`${seat} may not ${JSON.stringify(action)}: ${done.refusal.code}`);
    if (done.revealed || seat !== you) earlier.length = 0;
    else earlier.push(state);
    state = done.state;
    for (const event of heardBy(done.told, you)) {
      const line = text.event(event, name);
      if (line !== undefined) output.line(`  ${line}`);
    }
  }
  showTable(output, table, { state, name });
  const because = game.module.result(state)?.because ?? '';
  output.line(`${words.over} ${text.endings[because] ?? because}`);
  return 0;
}

function showTable(
  output: Output,
  { game, text, you }: PersonTable,
  shown: { readonly state: WithChance; readonly name: SeatNames },
): void {
  const view = game.module.view(shown.state, you);
  const board = game.board(view, text, shown.name);
  const result = game.module.result(shown.state);
  output.line(['', ...board, ...standingLines(result?.seats ?? game.module.standing(shown.state), text, shown.name), ''].join('\n'));
}
