import { type Card, type CardId, PRINTED } from '../cards/catalogue.ts';
import type { TableOptions } from '../options.ts';
import type { State } from '../state.ts';

/** [RG-13.1] Whether The Gathering Storm plays: a draft always needs its start worlds. */
export function hasStorm({ box, draft }: Pick<TableOptions, 'box' | 'draft'>): boolean {
  return box === 'gathering-storm' || draft;
}

const BASE_BOX = printedPool(([base]) => base);
const BOTH_BOXES = printedPool(([base, storm]) => base + storm);

function printedPool(count: (copies: Card['copies']) => number): readonly CardId[] {
  const pool: CardId[] = [];
  for (const [id, { copies }] of PRINTED) for (let copy = count(copies); copy > 0; copy--) pool.push(id);
  return pool;
}

/** [RG-1.2] Every card of the boxes that play, as often as it is printed; with the cards of a pack. */
export function wholePool(state: Pick<State, 'options' | 'own'>): CardId[] {
  const pool = hasStorm(state.options) ? BOTH_BOXES.slice() : BASE_BOX.slice();
  state.own.forEach((card, index) => {
    for (let copy = 0; copy < card.copies[0]; copy++) pool.push(`own-${index}`);
  });
  return pool;
}
