/** A rectangle of the window. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something that should stay in sight, and how much. */
export interface Obstacle extends Spot {
  readonly weight: number;
}

/** Of these spots the one that covers least of what must be pressed or read; of equal ones the first. */
export function freeSpot(spots: readonly Spot[], obstacles: readonly Obstacle[]): Spot | undefined {
  let best: { readonly spot: Spot; readonly cost: number } | undefined;
  for (const spot of spots) {
    const cost = obstacles.reduce((sum, obstacle) => sum + (meets(spot, obstacle) ? obstacle.weight : 0), 0);
    if (best === undefined || cost < best.cost) best = { spot, cost };
  }
  return best?.spot;
}

function meets(one: Spot, other: Spot): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/**
 * What is asked weighs more than all that answers it, then what one must press, then what the question is for, then who the others
 * are and what they just did, then anything that can be pressed.
 */
const WEIGHTS = [
  ['#board [aria-live], [data-coach], [role=dialog], dialog[open]', 1000],
  ['[data-action], [data-opens], [data-playable], [data-confirm], [data-aim], [data-coach] button', 20],
  ['[role=status] strong, [data-read-whole]', 10],
  ['[data-spot^="seat:"], [data-news]', 8],
  ['button:enabled, a[href], input, select', 1],
] as const;

/** What is in the window now that a word said for a moment should not cover; what lies in `except` does not count. */
export function obstaclesIn(root: ParentNode, except: Element): readonly Obstacle[] {
  const seen = new Set<Element>();
  return WEIGHTS.flatMap(([selector, weight]) =>
    [...root.querySelectorAll(selector)].flatMap((element) => {
      if (seen.has(element) || except.contains(element) || !element.checkVisibility()) return [];
      seen.add(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      return width === 0 || height === 0 ? [] : [{ left, top, width, height, weight }];
    }),
  );
}

const GAP = 12;
/** Between two spots on the way down the window. */
const STEP = 16;

/**
 * Where such words may stand: at the foot of an open panel or of the window, below the head or over it; else wherever it is free below,
 * in the middle rather than aside. `heightIn`: how high the words are in a panel of this width.
 */
export function spotsFor(
  size: { readonly width: number; readonly height: number },
  heightIn: (width: number) => number = () => size.height,
): readonly Spot[] {
  const centre = (innerWidth - size.width) / 2;
  const head = document.querySelector('header')?.getBoundingClientRect();
  const panel = document.querySelector('aside.open')?.getBoundingClientRect();
  const bar = document.querySelector('nav#panel')?.getBoundingClientRect();
  const foot = (bar?.top ?? innerHeight) - size.height - GAP;
  return [
    ...(panel === undefined ? [] : [footOf(panel, heightIn)]),
    { left: centre, top: foot, ...size },
    ...(head === undefined ? [] : [{ left: centre, top: head.bottom + GAP / 2, ...size }]),
    ...(head === undefined ? [] : [{ left: centre, top: 2, ...size }]),
    ...(head === undefined
      ? []
      : [centre, GAP, (panel?.left ?? innerWidth) - size.width - GAP].flatMap((left) =>
          downwards(head.bottom + GAP / 2, foot).map((top) => ({ left, top, ...size })),
        )),
  ];
}

function footOf(panel: DOMRect, heightIn: (width: number) => number): Spot {
  const width = panel.width - 2 * GAP;
  const height = heightIn(width);
  return { left: panel.left + GAP, top: panel.bottom - height - GAP, width, height };
}

function downwards(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / STEP)) }, (_, index) => from + index * STEP);
}
