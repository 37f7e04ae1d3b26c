import { type CardId, PRINTED_IDS } from '../cards/catalogue.ts';
import type { TableOptions } from '../options.ts';
import type { State } from '../state.ts';
import { cardOf } from './cards.ts';

/** [RG-13.1] Whether The Gathering Storm plays: a draft always needs its start worlds. */
export function hasStorm({ box, draft }: Pick<TableOptions, 'box' | 'draft'>): boolean {
  return box === 'gathering-storm' || draft;
}

/** [RG-1.2] Every card of the boxes that play, as often as it is printed; with the cards of a pack. */
export function wholePool(state: Pick<State, 'options' | 'own'>): CardId[] {
  const pool: CardId[] = [];
  const isWhole = hasStorm(state.options);
  for (const id of PRINTED_IDS) {
    const [base, storm] = cardOf(state, id).copies;
    for (let copy = 0; copy < (isWhole ? base + storm : base); copy++) pool.push(id);
  }
  state.own.forEach((card, index) => {
    for (let copy = 0; copy < card.copies[0]; copy++) pool.push(`own-${index}`);
  });
  return pool;
}
