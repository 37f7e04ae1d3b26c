import type { CardId, Summand } from '@orrery/race-for-the-galaxy';
import { GOODS } from '@orrery/race-for-the-galaxy/facts';
import type { TableModel } from '../table-model.svelte.ts';

/** Whence a number of a sum comes, in words. */
export function summandName(model: TableModel, by: Summand['by']): string {
  if (by === 'bonus') return model.words.byBonus;
  if (by === 'temporary') return model.words.byTemporary;
  const good = GOODS.find((kind) => kind === by);
  return good === undefined ? model.cardName(by as CardId) : model.name(`good:${good}`);
}
