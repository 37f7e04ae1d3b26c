/** Where a popover of this size stands: beside its anchor, inside the window. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** From this far down, a thing is in the row at the bottom of a table: a hand. */
const BOTTOM_ROW = 0.75;

export function placeBeside(anchor: Box, size: Size, room: Size): Corner {
  const fits = {
    right: anchor.right + GAP + size.width <= room.width,
    left: anchor.left - GAP - size.width >= 0,
    below: anchor.bottom + GAP + size.height <= room.height,
    above: anchor.top - GAP - size.height >= 0,
  };
  // Beside a card of a hand it would cover the next one.
  const risesFromRow = fits.above && (anchor.top + anchor.bottom) / 2 > room.height * BOTTOM_ROW;
  const middleX = (anchor.left + anchor.right) / 2 - size.width / 2;
  const middleY = (anchor.top + anchor.bottom) / 2 - size.height / 2;
  // Away from the middle of the table, where the planet is.
  const isWest = (anchor.left + anchor.right) / 2 < room.width * 0.4;
  const goesLeft = fits.left && (isWest || !fits.right);
  const beside = !risesFromRow && (fits.right || fits.left);
  const left = !beside ? middleX : goesLeft ? anchor.left - GAP - size.width : anchor.right + GAP;
  // Towards the middle of a phone, away from what stands at its edges: the tabs above and the ships below.
  const isHigh = (anchor.top + anchor.bottom) / 2 < room.height / 2;
  const goesBelow = fits.below && (isHigh || !fits.above);
  const top = beside ? middleY : goesBelow ? anchor.bottom + GAP : fits.above ? anchor.top - GAP - size.height : middleY;
  return { left: within(left, room.width - size.width - GAP), top: within(top, room.height - size.height - GAP) };
}

/** What lies below the floor is spoken of from above it. */
export function raised({ left, top, right, bottom }: Box, floor: number): Box {
  return { left, right, top: Math.min(top, floor), bottom: Math.min(bottom, floor) };
}

function within(value: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(value, most)));
}
