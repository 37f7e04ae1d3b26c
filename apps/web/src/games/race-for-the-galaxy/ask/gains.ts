import type { Action } from '@orrery/race-for-the-galaxy';
import type { TableModel } from '../table-model.svelte.ts';

/** Chips and cards an action would bring at once, in words; nothing where that is not known beforehand. */
export function gainWords(model: TableModel, action: Action): string {
  if (model.seat === undefined || action.type !== 'consume') return '';
  const gain = model.props.foresight?.gainOf(model.state, model.seat, action);
  return gain === undefined ? '' : model.words.brings(gain.chips, gain.cards);
}
