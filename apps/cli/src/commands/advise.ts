import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { chooseAction, type Question, type Thought } from '@orrery/bots';
import { type ActionBase, BadInput, type Locale, type Reason, type SeatNames, type TermBase, wordsAt } from '@orrery/engine';
import { explain } from '@orrery/study';
import type { Command } from '../command.ts';
import { type Game, gameOf, levelOf } from '../games.ts';
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
    const why = await explainer(game, words.locale);
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
        const reason = why({ seat, view, legal, salt }, thought, name);
        say(output, { line: number, seat, ...thought, ...(reason === undefined ? {} : { why: reason }) }, () =>
          [
            `${WORDS[words.locale].line} ${number}, ${name(seat)}: ${text.action(thought.action, name)}`,
            ...(reason === undefined ? [] : [`  ${WORDS[words.locale].rather} «${text.action(reason.than, name)}»: ${reason.words}`]),
            ...thought.alternatives.map(({ action, value }) => `  ${percent(value).padStart(7)}  ${text.action(action, name)}`),
          ].join('\n'),
        );
      }
    }
    return 0;
  },
};

/** Why an action was advised: against what, in words, and the terms behind them. */
interface Why extends Reason<TermBase> {
  readonly than: ActionBase;
  readonly words: string;
}

type Explainer = (question: Question<ActionBase, unknown>, thought: Thought<ActionBase>, names: SeatNames) => Why | undefined;

/** A game that cannot say why, and a bot that does not weigh, give none. */
async function explainer(game: Game, locale: Locale): Promise<Explainer> {
  const [reasons, words] = await Promise.all([game.reasons?.(), game.reasonWords?.(locale)]);
  if (reasons === undefined || words === undefined) return () => undefined;
  return ({ seat, view, salt }, thought, names) => {
    const explained = explain({ ...game, reasons }, { seat, view, salt }, thought);
    if (explained === undefined) return undefined;
    const { than, reason } = explained;
    return { than, words: words.tell(reason, { view, seat, names }), ...reason };
  };
}
