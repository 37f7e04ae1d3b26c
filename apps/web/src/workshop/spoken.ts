import type { Locale } from '@orrery/engine';
import type { Card } from '@orrery/race-for-the-galaxy';
import type { CardParts } from '@orrery/race-for-the-galaxy/text/card-parts';
import { type RaceText, sayProblem } from '@orrery/race-for-the-galaxy/text/shape';
import type { CardProblem } from '@orrery/race-for-the-galaxy/workshop';
import { partsIn } from '../games/race-for-the-galaxy/cards/card-parts.ts';
import { WORDS, type WorkshopWords } from './words.ts';

/** Everything words are made of in the workshop. */
export interface Spoken {
  readonly words: WorkshopWords;
  readonly text: RaceText;
  readonly partsOf: (card: Card) => CardParts;
  /** Why the rules cannot mean a card. */
  readonly problem: (problem: CardProblem) => string;
}

export async function spokenIn(locale: Locale): Promise<Spoken> {
  const [{ text }, { problemLines }, partsOf] = await Promise.all([
    locale === 'ru' ? import('@orrery/race-for-the-galaxy/text/ru') : import('@orrery/race-for-the-galaxy/text/en'),
    locale === 'ru' ? import('@orrery/race-for-the-galaxy/text/ru/problems') : import('@orrery/race-for-the-galaxy/text/en/problems'),
    partsIn(locale),
  ]);
  return { words: WORDS[locale], text, partsOf, problem: (problem) => sayProblem(problemLines, problem) };
}
