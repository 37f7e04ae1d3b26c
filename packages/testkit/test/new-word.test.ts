import { beforeAll, describe, expect, test } from 'vitest';
import { ALIEN_FRONTIERS } from './new-word/alien-frontiers.ts';
import { compile, type Overlay, shortName, sourcesOf, textOf } from './new-word/compiler.ts';
import type { Line } from './new-word/line.ts';
import { NOT_ALONE } from './new-word/not-alone.ts';
import { RACE_FOR_THE_GALAXY } from './new-word/race-for-the-galaxy.ts';
import { THESEUS } from './new-word/theseus.ts';

/**
 * The compiler is the list of what to do: adding a word to a closed union of a game must not compile until every place that has
 * to know it has its line. Here each union gets a new word, in memory, and the compiler has to name at least these files.
 *
 * All unions of a game get theirs at once, each a word of its own, and what the compiler says of a word is what quotes it. Where it
 * quotes none ("not all code paths return a value"), the word is tried alone.
 *
 * A game adds a `Line` per union to `new-word/<game>.ts`. `NEW_WORD_REPORT=1` prints the files the compiler names.
 */
const GAMES = [
  ['alien-frontiers', ALIEN_FRONTIERS],
  ['not-alone', NOT_ALONE],
  ['race-for-the-galaxy', RACE_FOR_THE_GALAXY],
  ['theseus', THESEUS],
] as const;

const wordOf = (index: number): string => `new-word-${String(index).padStart(2, '0')}`;

for (const [game, lines] of GAMES) {
  describe(`a new word in ${game} does not compile until it is known everywhere`, () => {
    const sources = sourcesOf(game);
    const whole = lines.map((line, index) => ({ ...line, word: wordOf(index), adds: line.adds.replaceAll('new-word', wordOf(index)) }));
    let together: ReturnType<typeof compile>;
    beforeAll(() => {
      together = compile(sources, overlaysOf(game, whole));
    }, 180_000);

    test.each(whole)('$file: $after', (line) => {
      const said = [...together].filter(([, messages]) => messages.some((message) => message.includes(line.word)));
      const quoted = said.map(([file]) => shortName(game, file));
      const unquoted = sources.filter((file) => line.named.includes(shortName(game, file)) && !quoted.includes(shortName(game, file)));
      const alone = unquoted.length === 0 ? [] : [...compile(unquoted, overlaysOf(game, [line])).keys()];
      const found = [...quoted, ...alone.map((file) => shortName(game, file))];
      if (process.env.NEW_WORD_REPORT) console.log(`${game}, ${line.after}: ${found.length} files: ${found.join(', ')}`);
      expect(line.named.filter((file) => !found.includes(file))).toEqual([]);
    });
  });
}

/** The files as they would be with these words; several words may come into one file. */
function overlaysOf(game: string, lines: readonly Line[]): readonly Overlay[] {
  const texts = new Map<string, string>();
  for (const { file, after, adds } of lines) {
    const path = `packages/games/${game}/src/${file}`;
    const [before, ...rest] = (texts.get(path) ?? textOf(path)).split(after);
    expect(rest, `“${after}” is in ${file} once`).toHaveLength(1);
    texts.set(path, `${before}${after} ${adds}${rest[0]}`);
  }
  return [...texts].map(([file, text]) => ({ file, text }));
}
