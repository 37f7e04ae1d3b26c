import { counted, isKeyOf, lister } from '@orrery/engine';
import type { CardId } from '../../cards/catalogue.ts';
import type { Good, Keyword } from '../../cards/powers.ts';
import { ownNumber, type Table } from '../table.ts';
import { CARD_NAMES } from './cards.ts';

export const list = lister('en');
export const cards = (count: number): string => counted(count, 'card');

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  novelty: 'novelty goods',
  rare: 'rare elements',
  genes: 'genes',
  alien: 'alien technology',
};
/** Before "good" or "world": "a rare good". */
export const KIND: Readonly<Record<Good, string>> = { novelty: 'novelty', rare: 'rare', genes: 'genes', alien: 'alien technology' };
export const KEYWORD_NAMES: Readonly<Record<Keyword, string>> = {
  alien: 'ALIEN',
  imperium: 'IMPERIUM',
  rebel: 'REBEL',
  terraforming: 'TERRAFORMING',
  uplift: 'UPLIFT',
};

/** Cards of a pack have no printed name. */
const cardName = (id: CardId): string => (isKeyOf(CARD_NAMES, id) ? CARD_NAMES[id] : `Home-made card ${ownNumber(id) + 1}`);
/** What cards are called at a table: those of a pack by their titles. */
export const namesOn =
  (table: Pick<Table, 'facts'>) =>
  (id: CardId): string =>
    table.facts(id)?.title ?? cardName(id);

export const worlds = (kind: Good | undefined): string => (kind === undefined ? 'worlds' : `${KIND[kind]} worlds`);
