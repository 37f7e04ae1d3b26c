import type { Thing } from '../paths.ts';
import type { TableModel } from '../table-model.svelte.ts';

/** What is asked once something is picked: what it is, and what to choose for it. */
export function aimInWords(model: TableModel): string {
  const { words, steps } = model;
  const [first] = steps;
  if (first === undefined) return '';
  if (first.kind === 'upgrade') return words.spendHelp;
  if (first.kind === 'board') return words.aimed(model.name(`sector:${first.board}`), words.pickGap);
  const what = whatIsLit(model);
  const name = model.picked === undefined ? nameOf(model, first) : model.unitName(model.picked);
  return name === undefined ? what : words.aimed(name, what);
}

function whatIsLit({ lit, words }: TableModel): string {
  const offered = [...lit.values()].map(({ thing }) => thing);
  if (offered.every(({ kind }) => kind === 'room')) return words.pickRoom;
  if (offered.every((thing) => thing.kind === 'spot' && thing.spot.row === 'slots')) return words.pickSlot;
  return offered.every(({ kind }) => kind === 'sector') ? words.pickSector : words.chooseTarget;
}

/** The card or newcomer that was picked first. */
function nameOf(model: TableModel, thing: Thing): string | undefined {
  switch (thing.kind) {
    case 'newcomer':
      return model.name(`unit:${thing.unit}`);
    case 'bonus':
      return model.name(`bonus:${thing.card}`);
    case 'hand':
    case 'drawn':
    case 'deck':
      return model.name(`card:${thing.card}`);
    case 'spot': {
      const pending = thing.spot.row === 'pending' ? model.view.sectors[thing.spot.place]?.pending[thing.spot.slot] : undefined;
      return pending === undefined || pending === null ? undefined : model.name(`card:${pending.card}`);
    }
    default:
      return undefined;
  }
}
