import type { Term } from '@orrery/engine';
import type { Card, CardId, Keyword } from '@orrery/race-for-the-galaxy';

/** As much of the game's words as a card needs. */
export interface CardText {
  readonly terms: Readonly<Record<string, Term>>;
}

/** A home-made card carries its own name. */
export function cardTitle(text: CardText, id: CardId, card: Card & { readonly title?: string | undefined }): string {
  return card.title ?? text.terms[`card:${id}`]?.name ?? id;
}

export const keywordName = (text: CardText, keyword: Keyword): string => text.terms[`keyword:${keyword}`]?.name ?? keyword;
