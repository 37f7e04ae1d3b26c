import { chooseAction } from '@orrery/bots';
import { BadInput } from '@orrery/engine';
import type { Gain, WorthPlay } from '@orrery/race-for-the-galaxy/workshop';
import type { Command } from '../command.ts';
import { gameOf, levelOf } from '../games.ts';
import { breathe, figure, progressOf, say } from '../output.ts';
import { GAME_ARG, inPlace, JSON_ARG, LANG_ARG, localeOf, MANY, SEED_ARG, textOf } from '../settings.ts';

/** The one game whose cards players make. */
const GAME = 'race-for-the-galaxy';
const PAIRS = 40;
const BESIDE = 3;
const DEFAULT_BOT = 'greedy';

export const worth: Command = {
  definition: {
    meta: { name: 'worth', description: `Estimate what the cards of a pack are worth, by pairs of matches between bots (${GAME})` },
    args: {
      ...GAME_ARG,
      file: { type: 'positional', description: 'a pack, or - for standard input' },
      card: { type: 'string', description: 'which card of the pack, from 1 (default: all in turn)', valueHint: 'n' },
      pairs: { type: 'string', description: `pairs of matches for each card (default ${PAIRS})`, valueHint: 'n' },
      beside: { type: 'string', description: `printed cards to try for comparison (default ${BESIDE})`, valueHint: 'n' },
      bot: { type: 'string', description: `level of the bots (default ${DEFAULT_BOT})`, valueHint: 'level' },
      ...SEED_ARG,
      ...LANG_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, around) => {
    const game = gameOf(given.word('game'));
    if (game.module.id !== GAME) throw new BadInput('', `${game.module.id} has no home-made cards; only ${GAME} has them`);
    // Loaded here and not above: while that game is being edited, the other commands go on.
    const [{ raceForTheGalaxy }, { raceForTheGalaxyBot }, workshop] = await Promise.all([
      import('@orrery/race-for-the-galaxy'),
      import('@orrery/race-for-the-galaxy/bot'),
      import('@orrery/race-for-the-galaxy/workshop'),
    ]);
    const { estimateWorth, parsePack, readPlayablePack } = workshop;
    const file = given.word('file');
    const content = await textOf(file, around);
    const pack = inPlace(file, () => readPlayablePack('', JSON.parse(JSON.stringify(parsePack(content)))));
    const level = levelOf(game, given.text('bot') ?? DEFAULT_BOT);
    const text = await game.text(localeOf(given));
    const play: WorthPlay = (question) =>
      chooseAction({ module: raceForTheGalaxy, knowledge: raceForTheGalaxyBot }, level, question).action;
    const only = given.whole('card', { min: 1, max: pack.cards.length });
    const pairs = given.whole('pairs', { min: 2, max: MANY }) ?? PAIRS;
    const beside = given.whole('beside', { min: 0, max: 20 }) ?? BESIDE;
    const seed = given.text('seed') ?? 'orrery';
    for (const [card, { title }] of pack.cards.entries()) {
      if (only !== undefined && only !== card + 1) continue;
      const estimate = estimateWorth({ pack, card, pairs, seed, beside }, play);
      const tell = progressOf(around.output, `pairs of matches for ${title}`, pairs * (1 + beside));
      let step = estimate.next();
      for (; !step.done; step = estimate.next()) {
        tell(step.value.done);
        await breathe();
      }
      const found = step.value;
      say(around.output, { card: card + 1, title, ...found }, () =>
        [
          `${title}: ${inWords(found.gain)}`,
          ...found.beside.map((other) => `  ${text.terms[`card:${other.card}`]?.name ?? other.card}: ${inWords(other.gain)}`),
        ].join('\n'),
      );
    }
    return 0;
  },
};

function inWords({ points, margin, pairs }: Gain): string {
  return `${points < 0 ? '−' : '+'}${figure(Math.abs(points))} points, give or take ${figure(margin)} (${pairs} pairs)`;
}
