import type { Spots } from '../../games/told.ts';
import { freeSpot, type Obstacle } from '../../ui/free-spot.ts';

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

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
/** Between two spots a caption may be moved to. */
const STEP = 16;

/** Where a caption may stand within the board: below its thing where there is room, above it, else as near as it can. */
export function captionSpots(around: Box, size: Size, board: Box): readonly Point[] {
  const top = board.y + GAP;
  const bottom = board.y + board.height - size.height - GAP;
  const below = around.y + around.height + GAP;
  const above = Math.max(top, around.y - size.height - GAP);
  const middle = around.x + around.width / 2 - size.width / 2;
  const x = Math.max(board.x + GAP, Math.min(board.x + board.width - size.width - GAP, middle));
  const beside = below <= bottom ? [below, above] : [above];
  const all = Array.from({ length: Math.max(0, Math.floor((bottom - top) / STEP) + 1) }, (_, index) => top + index * STEP);
  const isNearer = (one: number, other: number) => Math.abs(one - beside[0]) - Math.abs(other - beside[0]);
  return [...beside, ...all.sort(isNearer)].map((y) => ({ x, y }));
}

interface Placed {
  readonly key: string;
  readonly around: Box;
  readonly size: Size;
}

const OTHER_CAPTION = 100;

/** Where each stands: beside its place, over nothing that must be pressed or read, and not over one before it. */
export function placeCaptions(captions: readonly Placed[], mustBeSeen: readonly Obstacle[], board: Box): Readonly<Record<string, Point>> {
  const placed: Record<string, Point> = {};
  const taken = [...mustBeSeen];
  for (const { key, around, size } of captions) {
    const beside = captionSpots(around, size, board).map(({ x, y }) => ({ left: x, top: y, ...size }));
    const spot = freeSpot(beside, taken) ?? beside[0];
    placed[key] = { x: spot.left, y: spot.top };
    taken.push({ ...spot, weight: OTHER_CAPTION });
  }
  return placed;
}
