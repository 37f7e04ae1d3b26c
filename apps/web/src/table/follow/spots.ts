import type { Spots } from '../../games/told.ts';

/** A rectangle in the coordinates of the board, which may be scrolled. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first of these spots that can be seen; of equal things the newest, which comes last. */
export function elementAt(board: Element, place: Spots): Element | undefined {
  for (const spot of place) {
    const found = [...board.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].findLast(isSeen);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** A part of the board that scrolls by itself has scrolled it out of sight: there would be something else where it is marked. */
export function isScrolledAway(board: Element, element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  for (let outer = element.parentElement; outer !== null && outer !== board; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === 'visible') continue;
    const { left, right, top, bottom } = outer.getBoundingClientRect();
    if (middle.x < left || middle.x > right || middle.y < top || middle.y > bottom) return true;
  }
  return false;
}

export function boxIn(board: Element, rect: DOMRect): Box {
  const origin = board.getBoundingClientRect();
  return { x: rect.x - origin.x + board.scrollLeft, y: rect.y - origin.y + board.scrollTop, width: rect.width, height: rect.height };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Below its thing where there is room, else above, and within the board. */
export function captionSpot(around: Box, size: { readonly width: number; readonly height: number }, board: Box): Point {
  const gap = 4;
  const below = around.y + around.height + gap;
  const above = around.y - size.height - gap;
  const fits = below + size.height <= board.y + board.height;
  const x = around.x + around.width / 2 - size.width / 2;
  return {
    x: Math.max(board.x + gap, Math.min(board.x + board.width - size.width - gap, x)),
    y: fits ? below : Math.max(board.y + gap, above),
  };
}
