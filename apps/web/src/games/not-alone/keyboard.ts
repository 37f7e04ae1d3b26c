import type { PlaceNumber } from '@orrery/not-alone';
import { numberOf } from '@orrery/not-alone/facts';
import { isShortcut } from '../parts/keyboard.ts';
import { keys } from './paths.ts';
import type { TableModel } from './table-model.svelte.ts';

/** Digits mean places: 1–9, and 0 for the tenth. P passes or ends the hunt, Esc lets go of everything and skips what still flies. */
export function onShortcut(event: KeyboardEvent, model: TableModel, skip: () => void): void {
  if (!isShortcut(event, model, skip)) return;
  if (/^[0-9]$/.test(event.key)) choosePlace(model, event.key === '0' ? 10 : (Number(event.key) as PlaceNumber));
  if (event.key.toLowerCase() === 'p' || event.code === 'KeyP') pass(model);
}

/** The card of that number in hand, or the place itself. */
function choosePlace(model: TableModel, number: PlaceNumber): void {
  const card = model.own?.hand.find((one) => one !== 'hidden' && numberOf(one) === number && model.isLit(keys.hand(one)));
  if (card !== undefined && card !== 'hidden') model.point(keys.hand(card), undefined);
  else model.point(keys.spot(number), undefined);
}

function pass(model: TableModel): void {
  const action = model.legal.find((one) => one.type === 'pass') ?? model.legal.find((one) => one.type === 'end-hunting');
  if (action !== undefined) void model.act([action]);
}
