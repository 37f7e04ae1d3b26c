import { countedOf, numbersOf, numbersWordsOf } from '@orrery/catalogue/numbers';
import { BadInput, type CountedMatches, type CountedTable, type NumbersWords } from '@orrery/engine';
import { type AnyNumbersGame, differenceFigures, evenShare, noMatches, shareFigures, withNextMatch } from '@orrery/study/numbers';
import type { Command, Given } from '../command.ts';
import { gameOf } from '../games.ts';
import { writeNumbers } from '../numbers-file.ts';
import { breathe, type Output, percent, progressOf, say } from '../output.ts';
import { GAME_ARG, JSON_ARG, LANG_ARG, localeOf, MANY, SEED_ARG } from '../settings.ts';

/** Matches between two times the numbers are kept. */
const KEPT_EVERY = 50;

export const numbers: Command = {
  definition: {
    meta: { name: 'numbers', description: 'What self-play says of seats, sides, openings and cards of a game; or count more of it' },
    args: {
      ...GAME_ARG,
      games: {
        type: 'string',
        description: 'count until there are so many matches; goes on where it was stopped',
        valueHint: 'n',
      },
      anew: { type: 'boolean', description: 'with --games: forget what was counted before' },
      ...SEED_ARG,
      ...LANG_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, { output }) => {
    const { module } = gameOf(given.word('game'));
    const kept = await countedOf(module.id);
    if (kept === undefined) throw new BadInput('', `${module.id} has no numbers`);
    const games = given.whole('games', { min: 1, max: MANY });
    if (games !== undefined) return count(module.id, { kept, games, given, output });
    const words = await numbersWordsOf(module.id, localeOf(given));
    if (output.isJson) output.object(kept);
    else for (const line of linesOf(kept, words)) output.line(line);
    return 0;
  },
};

interface Counting {
  readonly kept: CountedMatches;
  readonly games: number;
  readonly given: Given;
  readonly output: Output;
}

async function count(id: string, { kept, games, given, output }: Counting): Promise<number> {
  const game = await numbersGame(id);
  let counted = beginningOf(game, kept, given);
  if (counted.matches > games) throw new BadInput('--games', `${counted.matches} are counted already; --anew begins again`);
  const done = counted.matches;
  const tell = progressOf(output, 'matches', games - done);
  while (counted.matches < games) {
    counted = await withNextMatch(game, counted);
    if (counted.matches % KEPT_EVERY === 0) writeNumbers(id, counted);
    tell(counted.matches - done);
    await breathe();
  }
  writeNumbers(id, counted);
  say(output, { game: id, seed: counted.seed, matches: counted.matches }, () => `${counted.matches} matches of ${id} are counted`);
  return 0;
}

/** What was counted before, where that can be added to. */
function beginningOf(game: AnyNumbersGame, kept: CountedMatches, given: Given): CountedMatches {
  const fresh = noMatches(game, given.text('seed') ?? (kept.seed === '' ? 'orrery' : kept.seed));
  if (kept.matches === 0 || given.flag('anew')) return fresh;
  if (kept.seed !== fresh.seed) throw new BadInput('--seed', `is not the seed of what was counted: ${kept.seed}; --anew begins again`);
  if (kept.rulesVersion !== fresh.rulesVersion)
    throw new BadInput('', `what was counted is of rules ${kept.rulesVersion}; --anew begins again`);
  if (kept.level !== fresh.level || kept.effort !== fresh.effort)
    throw new BadInput('', `what was counted is of ${kept.level} (${kept.effort}); --anew begins again`);
  return kept;
}

async function numbersGame(id: string): Promise<AnyNumbersGame> {
  const { module, knowledge, study } = gameOf(id);
  const [judged, topics] = await Promise.all([study?.(), numbersOf(id)]);
  if (judged === undefined || topics === undefined) throw new BadInput('', `nothing is counted about ${id}`);
  return { module, knowledge, study: judged, numbers: topics };
}

/** Topic by topic: shares table by table, differences over all of them. */
function* linesOf({ matches, level, effort, seed, kinds, tables }: CountedMatches, words: NumbersWords | undefined): Iterable<string> {
  yield `${matches} matches of ${level} (effort ${effort}), seed ${seed}`;
  const nameOf = (id: string): string => words?.names[id] ?? id;
  for (const [topic, kind] of Object.entries(kinds)) {
    yield '';
    yield words?.topics[topic]?.title ?? topic;
    for (const group of new Set(tables.flatMap((table) => Object.keys(table.topics[topic] ?? {})))) {
      if (group !== '') yield ` ${nameOf(group)}`;
      if (kind === 'share') for (const table of tables) yield* shareLines(table, { topic, group, nameOf });
      else
        for (const { thing, sides, difference, surplus } of differenceFigures(tables, topic, group))
          yield `  ${nameOf(thing)}: ${points(difference.share)} (${points(difference.low)} to ${points(difference.high)}), beyond their chances ${points(surplus.share)} (${points(surplus.low)} to ${points(surplus.high)}), ${sides}`;
    }
  }
}

interface Asked {
  readonly topic: string;
  readonly group: string;
  readonly nameOf: (id: string) => string;
}

function* shareLines(table: CountedTable, { topic, group, nameOf }: Asked): Iterable<string> {
  const counted = table.topics[topic]?.[group];
  if (counted === undefined) return;
  yield `  ${table.seats} seats${table.variant === undefined ? '' : `, ${table.variant}`}, even ${percent(evenShare(table))}`;
  for (const { thing, sides, share, low, high } of shareFigures(counted))
    yield `    ${nameOf(thing)}: ${percent(share)} (${percent(low)} to ${percent(high)}), ${sides}`;
}

const points = (share: number): string => `${share < 0 ? '−' : '+'}${(Math.abs(share) * 100).toFixed(1)}`;
