import { ALIENS } from './aliens.ts';
import type { Card } from './cards.ts';
import { GREYS } from './greys.ts';
import { MARINES } from './marines.ts';
import { SCIENTISTS } from './scientists.ts';

const TITLES = { ...MARINES, ...ALIENS, ...SCIENTISTS, ...GREYS };

export type CardId = keyof typeof TITLES;

/**
 * The 58 titles of the four factions. Rules look cards up all the time, and without a prototype Node keeps the table by hash: twice as
 * fast as a record with that many fields.
 */
export const CARDS: Readonly<Record<CardId, Card>> = Object.assign(Object.create(null), TITLES);

export const CARD_IDS = Object.keys(TITLES) as CardId[];
