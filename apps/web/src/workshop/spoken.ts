import type { Locale } from '@orrery/engine';
import type { Card } from '@orrery/race-for-the-galaxy';
import type { CardParts } from '@orrery/race-for-the-galaxy/text/card-parts';
import type { RaceText } from '@orrery/race-for-the-galaxy/text/shape';
import { partsIn } from '../games/race-for-the-galaxy/cards/card-parts.ts';
import { WORDS, type WorkshopWords } from './words.ts';

/** Everything words are made of in the workshop. */
export interface Spoken {
  readonly words: WorkshopWords;
  readonly text: RaceText;
  readonly partsOf: (card: Card) => CardParts;
}

export async function spokenIn(locale: Locale): Promise<Spoken> {
  const [{ text }, partsOf] = await Promise.all([
    locale === 'ru' ? import('@orrery/race-for-the-galaxy/text/ru') : import('@orrery/race-for-the-galaxy/text/en'),
    partsIn(locale),
  ]);
  return { words: WORDS[locale], text, partsOf };
}
