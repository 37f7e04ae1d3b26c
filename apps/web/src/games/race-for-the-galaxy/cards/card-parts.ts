import type { Locale } from '@orrery/engine';
import type { Card } from '@orrery/race-for-the-galaxy';
import type { CardParts } from '@orrery/race-for-the-galaxy/text/card-parts';

/** How cards are put into words in this language; the words themselves are loaded with the game's text anyway. */
export async function partsIn(locale: Locale): Promise<(card: Card) => CardParts> {
  return locale === 'ru'
    ? (await import('@orrery/race-for-the-galaxy/text/ru/powers')).cardParts
    : (await import('@orrery/race-for-the-galaxy/text/en/powers')).cardParts;
}
