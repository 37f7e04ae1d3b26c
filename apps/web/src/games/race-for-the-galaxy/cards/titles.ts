import type { Term } from '@orrery/engine';
import type { Card, CardId, Keyword } from '@orrery/race-for-the-galaxy';
import { softBreaks } from '../../parts/soft-breaks.ts';

/** `mini`: a square without its name, for tableaux in which a whole card would be too small to read. */
export type CardSize = 'mini' | 'tile' | 'hand' | 'poster';

/** As much of the game's words as a card needs. */
export interface CardText {
  readonly terms: Readonly<Record<string, Pick<Term, 'name'>>>;
}

/** A home-made card carries its own name. */
export function cardTitle(text: CardText, id: CardId, card: Card): string {
  return card.title ?? text.terms[`card:${id}`]?.name ?? id;
}

export const keywordName = (text: CardText, keyword: Keyword): string => text.terms[`keyword:${keyword}`]?.name ?? keyword;

/** In hundredths of the card's width, by the size it is shown at: tiles need large letters, posters have room. */
const LETTERS: Readonly<Record<CardSize, { readonly most: number; readonly least: number }>> = {
  mini: { most: 10.6, least: 9.3 },
  tile: { most: 10.6, least: 9.3 },
  hand: { most: 10.2, least: 8.2 },
  poster: { most: 8.6, least: 7 },
};
/** Width of a bold letter as a part of its height, roughly. */
const LETTER_WIDTH = 0.63;
const ROOM = 93;
const LONG_TITLE = 26;

/** The longest word fits into a line if it can; long titles are set smaller. */
export function titleSize(title: string, size: CardSize): number {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const { most, least } = LETTERS[size];
  const fitting = Math.min(most, ROOM / (longest * LETTER_WIDTH), title.length > LONG_TITLE ? (most + least) / 2 : most);
  return Math.round(Math.max(least, fitting) * 100) / 100;
}

/** Words that fit into no line may break. */
export function breakable(title: string, size: CardSize): string {
  const most = Math.floor(ROOM / (LETTER_WIDTH * LETTERS[size].least));
  return title.replaceAll(/[^\s-]+/g, (word) => (word.length > most ? softBreaks(word, 11) : word));
}

export const hasRoomFor = (word: string, size: CardSize): boolean => size === 'poster' || (size === 'hand' && word.length <= 13);
