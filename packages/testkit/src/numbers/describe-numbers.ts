import { gzipSync } from 'node:zlib';
import { countedOf, numbersOf, numbersWordsOf } from '@orrery/catalogue/numbers';
import { type CountedMatches, type GameManifest, LOCALES } from '@orrery/engine';
import { type AnyNumbersGame, FIRST_MATCHES, noMatches, withNextMatch } from '@orrery/study/numbers';
import { describe, expect, test } from 'vitest';

/** What a page may fetch of it, packed; words and the page itself come besides. */
const MOST_BYTES = 30_000;
/** Matches are played, on machines that have other things to do. */
const PATIENT = { timeout: 120_000 };

/** The published numbers of a game hold what docs/NUMBERS.md promises. */
export function describeNumbers(manifest: GameManifest, fewest: number): void {
  describe(`the numbers of ${manifest.id}`, () => {
    test('are of enough matches, by these rules and these players, and light', async () => {
      const { counted, game } = await loaded(manifest);
      expect(counted.matches).toBeGreaterThanOrEqual(fewest);
      expect(counted, anew(manifest, counted)).toMatchObject({
        ...noMatches(game, counted.seed),
        matches: counted.matches,
        first: counted.first,
        tables: counted.tables,
      });
      expect(counted.tables.reduce((sum, { matches }) => sum + matches, 0)).toBe(counted.matches);
      expect(gzipSync(JSON.stringify(counted)).length).toBeLessThan(MOST_BYTES);
    });

    test('the first matches, made again, come to the same', PATIENT, async () => {
      const { counted, game } = await loaded(manifest);
      let again = noMatches(game, counted.seed);
      for (let made = 0; made < FIRST_MATCHES; made++) again = await withNextMatch(game, again);
      expect(again.first, anew(manifest, counted)).toEqual(counted.first);
    });

    test('add up: every match is won once, and nobody who had something is counted more often than there are sides', async () => {
      const { counted } = await loaded(manifest);
      for (const { matches, sides, topics } of counted.tables) {
        for (const groups of Object.values(topics)) {
          const all = Object.values(groups).map((group) => group.all);
          expect(all.reduce((sum, [count]) => sum + count, 0)).toBeLessThanOrEqual(matches * sides);
          // A first place shared by three is 333 of 1000 for each.
          expect(all.reduce((sum, [, won]) => sum + won, 0)).toBeLessThanOrEqual(matches * 1001);
          for (const {
            all: [count, won],
            had,
          } of Object.values(groups)) {
            for (const [sidesWithIt, wonWithIt] of Object.values(had)) {
              expect(sidesWithIt).toBeLessThanOrEqual(count);
              expect(wonWithIt).toBeLessThanOrEqual(won);
            }
          }
        }
      }
    });

    test.each(LOCALES)('whatever is counted has a name (%s)', async (locale) => {
      const { counted } = await loaded(manifest);
      const words = await numbersWordsOf(manifest.id, locale);
      expect(Object.keys(words?.topics ?? {})).toEqual(Object.keys(counted.kinds));
      for (const { variant, topics } of counted.tables) {
        if (variant !== undefined) expect(words?.variants?.[variant], variant).toMatch(/\S/);
        for (const groups of Object.values(topics)) {
          const ids = Object.entries(groups).flatMap(([group, { had }]) => [...(group === '' ? [] : [group]), ...Object.keys(had)]);
          for (const id of ids) expect(words?.names[id], id).toMatch(/\S/);
        }
      }
    });
  });
}

/** What to do where the rules, or what bots make of them, have changed. */
function anew({ id }: GameManifest, { matches, seed }: CountedMatches): string {
  return `the rules or the bots have changed, so count again: npx orrery numbers ${id} --anew --games ${matches} --seed ${seed}`;
}

async function loaded(manifest: GameManifest): Promise<{ readonly counted: CountedMatches; readonly game: AnyNumbersGame }> {
  const [module, knowledge, study, numbers, counted] = await Promise.all([
    manifest.module(),
    manifest.knowledge(),
    manifest.study?.(),
    numbersOf(manifest.id),
    countedOf(manifest.id),
  ]);
  if (study === undefined || numbers === undefined || counted === undefined) throw new Error(`${manifest.id} has no numbers`);
  return { counted, game: { module, knowledge, study, numbers } };
}
