import type { CardId } from '@orrery/race-for-the-galaxy';
import type { TableModel } from '../table-model.svelte.ts';

/** What a card of the hand would take right now, in a word or two. */
export interface Tag {
  readonly words: string;
  readonly isGood: boolean;
}

export function tagOf(model: TableModel, card: CardId): Tag | undefined {
  const kind = model.decision?.ask === 'place-development' ? 'development' : 'world';
  if (model.card(card).kind !== kind) return undefined;
  const costs = model.costsOf(card, false);
  if (costs === undefined) return undefined;
  const { words } = model;
  const { price, force, printed, ways } = costs;
  if (model.placeable.has(card)) {
    if (force !== undefined && force.total >= printed) return { words: `${force.total}≥${printed} ${words.conquer}`, isGood: true };
    const fewest = Math.min(...ways.map((way) => way.cards));
    const plain = ways.some(({ use }) => use.length === 0) ? (price?.cards ?? fewest) : fewest;
    return { words: words.payShort(plain), isGood: true };
  }
  if (force !== undefined) return { words: words.tooWeak(force.total, printed), isGood: false };
  const lacking = (price?.cards ?? 0) - ((model.own?.hand?.length ?? 1) - 1);
  return lacking > 0 ? { words: words.lacking(lacking), isGood: false } : undefined;
}
