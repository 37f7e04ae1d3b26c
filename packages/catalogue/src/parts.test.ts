import type { GameManifest } from '@orrery/engine';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

/** A choice that is no part: it is drawn when the match begins. */
const DRAWN = 'any';

test.each<GameManifest>(GAMES)('$id: what its seats play is called on the shelf as in its own words', async (manifest) => {
  for (const locale of ['en', 'ru'] as const) {
    const { terms, options } = await manifest.text(locale);
    const sides = Object.values(manifest.sides ?? {}).map((side): [string, string] => [side, terms[side]?.name ?? side]);
    const { [DRAWN]: _, ...chosen } = options[`${manifest.seatOption}1`]?.choices ?? {};
    expect(manifest.shelf[locale].parts ?? {}).toEqual({ ...Object.fromEntries(sides), ...chosen });
  }
  expect(manifest.shelf.en.parts !== undefined).toBe((await manifest.module()).roleOf !== undefined);
});
