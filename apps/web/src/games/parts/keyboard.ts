interface Pressed {
  readonly isIdle: boolean;
  readonly menu: unknown;
  letGo(): void;
  pressedByKey(): void;
}

/**
 * What a key means at every table: Esc lets go of everything and skips what still flies. True: the key is left to the game, for
 * nobody is typing, no menu is open and no other program of the browser wants it.
 */
export function isShortcut(event: KeyboardEvent, model: Pressed, skip: () => void): boolean {
  model.pressedByKey();
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (event.key !== 'Escape') return model.menu === undefined;
  skip();
  if (!model.isIdle) event.stopPropagation();
  model.letGo();
  return false;
}

/** The next lit thing, from where the focus is, in the order of the page. */
export function stepThrough(root: Element | undefined, by: 1 | -1): void {
  const lit = [
    ...(root?.querySelectorAll<HTMLElement>(':is([data-action], [data-actions], [data-opens], [data-playable]):not([disabled])') ?? []),
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
