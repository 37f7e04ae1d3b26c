import { manifestOf } from '@orrery/catalogue';
import type { Locale } from '@orrery/engine';

/** A choice that is no part: it is drawn when the match begins. */
const DRAWN = 'any';

/** What a game calls the parts that seats play, by its own words for them: sides, or what is chosen for each seat. None: all play the same. */
export async function partNames(game: string, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const manifest = manifestOf(game);
  if (manifest === undefined || (manifest.sides ?? manifest.seatOption) === undefined) return {};
  const { terms, options } = await manifest.text(locale);
  const sides = Object.values(manifest.sides ?? {}).map((side): [string, string] => [side, terms[side]?.name ?? side]);
  const chosen = Object.entries(options[`${manifest.seatOption}1`]?.choices ?? {});
  return Object.fromEntries([...sides, ...chosen].filter(([part]) => part !== DRAWN));
}
