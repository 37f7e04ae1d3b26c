import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { chooseAction } from '@orrery/bots';
import { BadInput, wordsAt } from '@orrery/engine';
import type { Command } from '../command.ts';
import { gameOf, levelOf } from '../games.ts';
import { percent, say } from '../output.ts';
import { GAME_ARG, inPlace, JSON_ARG, jsonOf, LANG_ARG, localeOf, SEED_ARG } from '../settings.ts';
import { seatNames, WORDS } from '../words.ts';

export const advise: Command = {
  definition: {
    meta: { name: 'advise', description: 'Say what a bot would do in positions read from standard input, one per line' },
    args: {
      ...GAME_ARG,
      bot: { type: 'string', description: 'level of the bot', valueHint: 'level' },
      ...SEED_ARG,
      ...LANG_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, { output, input }) => {
    const game = gameOf(given.word('game'));
    const wanted = given.text('bot');
    if (wanted === undefined) throw new BadInput('--bot', 'name a level, see `orrery games`');
    const level = levelOf(game, wanted);
    const words = await game.text(localeOf(given));
    const salt = given.text('seed') ?? 'orrery';
    const name = seatNames(words.locale);
    let number = 0;
    for await (const line of createInterface({ input: Readable.from(input) })) {
      number += 1;
      if (line.trim() === '') continue;
      const place = `line ${number}`;
      const state = inPlace(place, () => game.module.position(jsonOf(line, '')));
      const asked = game.module.asked(state);
      if (asked.length === 0) throw new BadInput(place, 'the match is over, so nobody is asked anything');
      for (const seat of asked) {
        const legal = game.module.legal(state, seat);
        const view = game.module.view(state, seat);
        const text = wordsAt(words, view);
        const thought = chooseAction(game, level, { seat, view, legal, salt });
        say(output, { line: number, seat, ...thought }, () =>
          [
            `${WORDS[words.locale].line} ${number}, ${name(seat)}: ${text.action(thought.action, name)}`,
            ...thought.alternatives.map(({ action, value }) => `  ${percent(value).padStart(7)}  ${text.action(action, name)}`),
          ].join('\n'),
        );
      }
    }
    return 0;
  },
};
