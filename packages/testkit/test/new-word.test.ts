import { describe, expect, test } from 'vitest';
import { ALIEN_FRONTIERS } from './new-word/alien-frontiers.ts';
import { compile, shortName, sourcesOf, textOf } from './new-word/compiler.ts';
import { NOT_ALONE } from './new-word/not-alone.ts';
import { RACE_FOR_THE_GALAXY } from './new-word/race-for-the-galaxy.ts';
import { THESEUS } from './new-word/theseus.ts';

/**
 * The compiler is the list of what to do: adding a word to a closed union of a game must not compile until every place that has
 * to know it has its line. Here each union gets a new word, in memory, and the compiler has to name at least these files.
 *
 * A game adds a `Line` per union to `new-word/<game>.ts`. `NEW_WORD_REPORT=1` prints all the files the compiler names.
 */
const GAMES = [
  ['alien-frontiers', ALIEN_FRONTIERS],
  ['not-alone', NOT_ALONE],
  ['race-for-the-galaxy', RACE_FOR_THE_GALAXY],
  ['theseus', THESEUS],
] as const;

for (const [game, lines] of GAMES) {
  describe(`a new word in ${game} does not compile until it is known everywhere`, () => {
    const sources = sourcesOf(game);

    test.each(lines)('$file: $after', ({ file, after, adds, named }) => {
      const path = `packages/games/${game}/src/${file}`;
      const [before, ...rest] = textOf(path).split(after);
      expect(rest, `“${after}” stands in ${file} once`).toHaveLength(1);
      const errors = compile(sources, { file: path, text: `${before}${after} ${adds}${rest[0]}` });
      const found = [...errors.keys()].map((at) => shortName(game, at));
      const count = [...errors.values()].reduce((sum, each) => sum + each, 0);
      if (process.env.NEW_WORD_REPORT) console.log(`${game}, ${after}: ${count} errors in ${found.length} files: ${found.join(', ')}`);
      expect(named.filter((at) => !found.includes(at))).toEqual([]);
    });
  });
}
