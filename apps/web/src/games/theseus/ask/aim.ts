import { isCard } from '../known.ts';
import { keys } from '../paths.ts';
import type { TableModel } from '../table-model.svelte.ts';

/** What is asked once something is picked: what it is, and what to choose for it. */
export function aimInWords(model: TableModel): string {
  const { words, steps } = model;
  const [first = ''] = steps;
  if (first === keys.upgrade) return words.spendHelp;
  const [kind, id, slot] = first.split(':');
  const lit = [...model.lit.keys()];
  const what = lit.every((key) => key.startsWith('room:'))
    ? words.pickRoom
    : lit.every((key) => key.startsWith('slots:'))
      ? words.pickSlot
      : lit.every((key) => key.startsWith('sector:'))
        ? words.pickSector
        : words.chooseTarget;
  const named = kind === 'pending' ? (model.view.sectors[Number(id)]?.pending[Number(slot)]?.card ?? '') : id;
  if (model.picked !== undefined) return words.aimed(model.unitName(model.picked), what);
  if (kind === 'kind') return words.aimed(model.name(`unit:${id}`), what);
  if (kind === 'board') return words.aimed(model.name(`sector:${id}`), words.pickGap);
  if (kind === 'bonus') return words.aimed(model.name(`bonus:${id}`), what);
  return isCard(named) ? words.aimed(model.name(`card:${named}`), what) : what;
}
