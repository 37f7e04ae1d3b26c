import type { TableModel } from './table-model.svelte.ts';

/** N and B step through what is lit, C confirms, Esc lets go of everything and skips what still flies. */
export function onShortcut(event: KeyboardEvent, model: TableModel, table: { readonly root: Element | undefined; skip(): void }): void {
  model.wasPointer = false;
  model.isTouch = false;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === 'Escape') {
    table.skip();
    if (!model.isIdle) event.stopPropagation();
    model.clear();
    model.offerPicks();
    return;
  }
  if (model.menu !== undefined) return;
  if (event.code === 'KeyN') stepThrough(table.root, 1);
  if (event.code === 'KeyB') stepThrough(table.root, -1);
  if (event.code === 'KeyC') model.confirm();
}

/** The next lit thing, from where the focus is, in the order they lie on the page. */
function stepThrough(root: Element | undefined, by: 1 | -1): void {
  const lit = [
    ...(root?.querySelectorAll<HTMLElement>('[data-action]:enabled, [data-actions]:enabled, [data-opens]:enabled') ?? []),
  ].filter((thing) => thing.checkVisibility() && thing.closest('[inert]') === null);
  if (lit.length === 0) return;
  const now = lit.findIndex((thing) => thing.matches(':focus'));
  const next = now < 0 ? (by > 0 ? 0 : lit.length - 1) : (now + by + lit.length) % lit.length;
  lit[next].focus();
  lit[next].scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
