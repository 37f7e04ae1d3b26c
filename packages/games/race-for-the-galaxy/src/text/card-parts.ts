import type { Card } from '../cards/catalogue.ts';

/** A card in words, part by part: a screen sets them out line by line, a sentence strings them together. */
export interface CardParts {
  /** Kind, price and points. */
  readonly kind: string;
  /** What else it is: a start world, a word in capitals, a chromosome. */
  readonly notes: readonly string[];
  /** What it does in each phase, and what it counts at the end. */
  readonly rows: readonly CardRow[];
}

export interface CardRow {
  readonly row: 'explore' | 'develop' | 'settle' | 'trade' | 'consume' | 'produce' | 'scoring';
  readonly name: string;
  readonly words: readonly string[];
}

/** All parts as one line of sentences. */
export function sayParts({ kind, notes, rows }: CardParts): string {
  return [kind, ...notes, ...rows.map(({ name, words }) => `${name}: ${words.join('; ')}.`)].join(' ');
}

type RowWords = { readonly [Row in CardRow['row']]: readonly [name: string, words: (card: Card) => readonly string[]] };

/** Rows that say something, in the order they are given. */
export function saidRows(card: Card, words: RowWords): CardRow[] {
  const rows: readonly CardRow['row'][] = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce', 'scoring'];
  return rows.map((row) => ({ row, name: words[row][0], words: words[row][1](card) })).filter((row) => row.words.length > 0);
}
