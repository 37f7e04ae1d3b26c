import { quickTable } from '@orrery/engine';
import { ALIENS } from './aliens.ts';
import type { Card } from './cards.ts';
import type { EffectWord } from './effects.ts';
import { GREYS } from './greys.ts';
import { MARINES } from './marines.ts';
import { SCIENTISTS } from './scientists.ts';

const TITLES = { ...MARINES, ...ALIENS, ...SCIENTISTS, ...GREYS };

export type CardId = keyof typeof TITLES;

/** The 58 titles of the four factions. */
export const CARDS: Readonly<Record<CardId, Card>> = quickTable(TITLES);

export const CARD_IDS = Object.keys(TITLES) as CardId[];

/** Something of each card, read off the table once: what rules ask for every card of a sector costs one look then. */
export function byTitle<Value>(read: (card: Card) => Value): Readonly<Record<CardId, Value>> {
  return quickTable(Object.fromEntries(CARD_IDS.map((id) => [id, read(CARDS[id])])) as Record<CardId, Value>);
}

/** The titles with this effect: one or two. To compare a card with them is several times as fast as to look it up. */
export function titlesThat(word: EffectWord): readonly CardId[] {
  return CARD_IDS.filter((id) => CARDS[id].effect.do === word);
}

export function isOneOf(titles: readonly CardId[], card: CardId): boolean {
  for (let at = 0; at < titles.length; at++) if (titles[at] === card) return true;
  return false;
}
