import type { CountedMatches, GameNumbers, Locale, NumbersWords } from '@orrery/engine';
import type { GameId } from './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: as in AnyGame, where code works for all games alike
type AnyNumbers = GameNumbers<any, any>;

/** What there is to count about a game, what it is called, and what self-play came to. */
interface NumbersParts {
  numbers(): Promise<{ readonly numbers: AnyNumbers }>;
  words(locale: Locale): Promise<{ readonly words: NumbersWords }>;
  counted(): Promise<{ readonly counted: CountedMatches }>;
}

/** Not in the manifests, for the reason of the puzzles: those are part of every worker. A game that is left out has no such page. */
const PARTS: Readonly<Partial<Record<GameId, NumbersParts>>> = {
  'alien-frontiers': {
    numbers: () => import('@orrery/alien-frontiers/numbers'),
    words: (locale) => (locale === 'ru' ? import('@orrery/alien-frontiers/numbers/ru') : import('@orrery/alien-frontiers/numbers/en')),
    counted: () => import('@orrery/alien-frontiers/numbers/counted'),
  },
  'race-for-the-galaxy': {
    numbers: () => import('@orrery/race-for-the-galaxy/numbers'),
    words: (locale) =>
      locale === 'ru' ? import('@orrery/race-for-the-galaxy/numbers/ru') : import('@orrery/race-for-the-galaxy/numbers/en'),
    counted: () => import('@orrery/race-for-the-galaxy/numbers/counted'),
  },
  theseus: {
    numbers: () => import('@orrery/theseus/numbers'),
    words: (locale) => (locale === 'ru' ? import('@orrery/theseus/numbers/ru') : import('@orrery/theseus/numbers/en')),
    counted: () => import('@orrery/theseus/numbers/counted'),
  },
  'not-alone': {
    numbers: () => import('@orrery/not-alone/numbers'),
    words: (locale) => (locale === 'ru' ? import('@orrery/not-alone/numbers/ru') : import('@orrery/not-alone/numbers/en')),
    counted: () => import('@orrery/not-alone/numbers/counted'),
  },
};

const parts: Readonly<Record<string, NumbersParts | undefined>> = PARTS;

export function hasNumbers(game: string): boolean {
  return Object.hasOwn(parts, game);
}

/** Undefined, here and below: the game has none. */
export async function numbersOf(game: string): Promise<AnyNumbers | undefined> {
  return hasNumbers(game) ? (await parts[game]?.numbers())?.numbers : undefined;
}

export async function numbersWordsOf(game: string, locale: Locale): Promise<NumbersWords | undefined> {
  return hasNumbers(game) ? (await parts[game]?.words(locale))?.words : undefined;
}

export async function countedOf(game: string): Promise<CountedMatches | undefined> {
  return hasNumbers(game) ? (await parts[game]?.counted())?.counted : undefined;
}
