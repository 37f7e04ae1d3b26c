import { ALIENS } from './aliens.ts';
import type { Card } from './cards.ts';
import { GREYS } from './greys.ts';
import { MARINES } from './marines.ts';
import { SCIENTISTS } from './scientists.ts';

const TITLES = { ...MARINES, ...ALIENS, ...SCIENTISTS, ...GREYS };

export type CardId = keyof typeof TITLES;

/** The 58 titles of the four factions. */
export const CARDS: Readonly<Record<CardId, Card>> = TITLES;

export const CARD_IDS = Object.keys(TITLES) as CardId[];
