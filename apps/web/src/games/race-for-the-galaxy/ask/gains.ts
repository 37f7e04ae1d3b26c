import { type Action, reckonSale } from '@orrery/race-for-the-galaxy';
import type { TableModel } from '../table-model.svelte.ts';

/** Chips and cards an order would bring at once, in words: the rules do it in a state imagined from the view. */
export function gainOf(model: TableModel, action: Action): string {
  if (model.seat === undefined || action.type !== 'consume') return '';
  const placed = model.own?.tableau[action.by.at];
  const power = placed === undefined ? undefined : model.card(placed.card).consume[action.by.power];
  if (power === undefined || power.do === 'gamble' || power.do === 'cards-for-chips') return '';
  if (power.do === 'draw') return model.words.brings(0, power.count);
  if (power.do === 'sell') {
    const parts = reckonSale(model.state, model.seat, { at: action.goods[0], withTrade: power.withTrade });
    return model.words.brings(
      0,
      parts.reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  const { chips, cards } = model.gain(action);
  return model.words.brings(chips, cards);
}
