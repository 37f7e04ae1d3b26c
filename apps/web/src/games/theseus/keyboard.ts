import { isShortcut, stepThrough } from '../parts/keyboard.ts';
import { askMachine } from './ask/machine.ts';
import type { TableModel } from './table-model.svelte.ts';

/** N and B step through what is lit, D shows dangers, M lets the machine choose, Esc lets go of everything and skips what still flies. */
export function onShortcut(
  event: KeyboardEvent,
  model: TableModel,
  table: { readonly root: Element | undefined; readonly skip: () => void },
): void {
  if (!isShortcut(event, model, table.skip)) return;
  if (event.code === 'KeyN') stepThrough(table.root, 1);
  if (event.code === 'KeyB') stepThrough(table.root, -1);
  if (event.code === 'KeyD' && model.seat !== undefined) model.showsDangers = !model.showsDangers;
  if (event.code === 'KeyM') void askMachine(model);
}
