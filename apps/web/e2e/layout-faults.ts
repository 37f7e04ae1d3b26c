import type { Page } from '@playwright/test';

/** Words, or a thing to press, that somebody cannot read or reach whole. */
export interface Fault {
  readonly kind: 'cut off' | 'outside the window' | 'out of its box' | 'over other words' | 'covered';
  readonly what: string;
  readonly by: string;
}

interface Line {
  readonly element: Element;
  readonly words: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
type Box = Pick<Line, 'left' | 'top' | 'right' | 'bottom'>;
type Clip = Box & { readonly scrolls: boolean; readonly hasEllipsis: boolean };

/** Pixels that nobody sees: edges are rounded, and letters have air around them. */
const SLACK = 2;
/** What was found out once about each element; emptied for each look. */
const clips = new Map<Element, Clip>();

/**
 * Runs in the page before anything else, once for all looks: else what lets presses through would not be found where it lies. So
 * nothing can be pressed by hand where something lies over everything: there a press is told to the thing itself.
 */
export const LOOKED_AT = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important; animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * On a page with LOOKED_AT. What lies on purpose over words says so by `data-lies-over` and a reason there. Words that are cut with an ellipsis
 * say so themselves; where all must be read at a glance, `data-read-whole` allows none.
 * The functions below run in the page, as text: they know nothing but each other.
 */
export function faultsOf(page: Page): Promise<readonly Fault[]> {
  const parts = [nameOf, clipOf, isForReaders, linesIn, paintedBoxOf, paints, coverOf, isMeant, faultsOfLines, faultsOfThings, findFaults];
  const find = `(() => { const SLACK = ${SLACK}; const clips = new Map();\n${parts.map(String).join('\n')}\nreturn findFaults(); })()`;
  return page.evaluate<readonly Fault[]>(find);
}

function nameOf(element: Element): string {
  const told = [];
  for (let one: Element | null = element; one !== null && told.length < 4; one = one.parentElement) {
    const classes = [...one.classList].filter((word) => !word.startsWith('svelte-'));
    told.unshift(one.tagName.toLowerCase() + classes.map((word) => `.${word}`).join(''));
  }
  return told.join(' > ');
}

/** The part of the window in which what is in this can be seen, and whether it can be scrolled into sight where that part ends. */
function clipOf(element: Element | null): Clip {
  if (element === null) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false, hasEllipsis: false };
  const known = clips.get(element);
  if (known !== undefined) return known;
  const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(element);
  let clip = clipOf(position === 'fixed' ? null : element.parentElement);
  if (overflowX !== 'visible' && !(element instanceof SVGElement)) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    clip = {
      left: Math.max(clip.left, left),
      top: Math.max(clip.top, top),
      right: Math.min(clip.right, right),
      bottom: Math.min(clip.bottom, bottom),
      scrolls: clip.scrolls || /auto|scroll/.test(overflowX + overflowY),
      hasEllipsis: clip.hasEllipsis || textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
    };
  }
  clips.set(element, clip);
  return clip;
}

/** Only those who have the screen read to them get it. */
function isForReaders(element: Element): boolean {
  const { right, left, bottom, top } = clipOf(element);
  return right - left < 2 || bottom - top < 2 || getComputedStyle(element).clipPath === 'inset(50%)';
}

/** Every line of words that can be seen. */
function linesIn(root: Element): Line[] {
  const lines: Line[] = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (element === null || words === '' || element.closest('.visually-hidden, .skip-link, title, defs') !== null) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForReaders(element)) continue;
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      // Ascenders and descenders reach into the air between lines.
      const air = (bottom - top) * 0.2;
      if (right - left > 1 && bottom - top > 1) lines.push({ element, words, left, right, top: top + air, bottom: bottom - air });
    }
  }
  return lines;
}

/** The nearest box around this that one sees as a box. */
function paintedBoxOf(element: Element): Element | undefined {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one instanceof SVGElement) continue;
    const { display, backgroundColor, borderTopWidth, borderLeftWidth, overflowX } = getComputedStyle(one);
    if (display === 'inline' || display === 'contents') continue;
    const isFilled = !/rgba\(.*, 0\)|transparent|\/ 0\)/.test(backgroundColor);
    if (isFilled || (borderTopWidth !== '0px' && borderLeftWidth !== '0px') || overflowX !== 'visible') return one;
  }
  return undefined;
}

/** Whether something of this can be seen where it lies. */
function paints(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { backgroundColor, backgroundImage, fill, stroke, fillOpacity, opacity, borderTopStyle } = getComputedStyle(element);
  if (Number(opacity) < 0.25) return false;
  if (element instanceof SVGGeometryElement) {
    const isFaint = (paint: string) => paint === 'none' || /, 0(\.[012]\d*)?\)|\/ 0(\.[012]\d*)?\)|transparent/.test(paint);
    return !(isFaint(fill) || Number(fillOpacity) < 0.25) || !isFaint(stroke);
  }
  if (element instanceof SVGElement) return false;
  if (backgroundImage !== 'none') return true;
  // A ring or a frame shows at its border; one that is small is all border.
  const { offsetWidth = 0, offsetHeight = 0 } = element instanceof HTMLElement ? element : {};
  if (borderTopStyle !== 'none' && offsetWidth > 0 && offsetWidth < 24 && offsetHeight < 24) return true;
  return !/rgba\(.*, 0(\.[012]\d*)?\)|transparent|\/ 0(\.[012]\d*)?\)/.test(backgroundColor);
}

function isMeant(over: Element, under: Element): boolean {
  return over.closest('[data-lies-over]') !== null && !over.closest('[data-lies-over]')?.contains(under);
}

/** What one sees instead of these words somewhere along their line. */
function coverOf(line: Line, clip: Box): Element | undefined {
  const left = Math.max(line.left, clip.left);
  const right = Math.min(line.right, clip.right);
  const step = Math.max(6, (right - left) / 8);
  const down = (line.top + line.bottom) / 2;
  for (let across = left + 2; across < right - 1; across += step) {
    // Most words have nothing over them: then the first thing found is enough, which is found much sooner than all.
    if (document.elementFromPoint(across, down)?.contains(line.element)) continue;
    for (const one of document.elementsFromPoint(across, down)) {
      if (one === line.element || one.contains(line.element)) break;
      if (line.element.contains(one)) continue;
      if (paints(one) && !isMeant(one, line.element)) return one;
    }
  }
  return undefined;
}

function faultsOfLines(lines: readonly Line[]): Fault[] {
  const faults: Fault[] = [];
  const seen: Line[] = [];
  for (const line of lines) {
    const clip = clipOf(line.element);
    const what = `"${line.words.slice(0, 40)}" ${nameOf(line.element)}`;
    const isHidden =
      line.right <= clip.left + 1 || line.left >= clip.right - 1 || line.bottom <= clip.top + 1 || line.top >= clip.bottom - 1;
    const isCut =
      line.left < clip.left - SLACK || line.right > clip.right + SLACK || line.top < clip.top - SLACK || line.bottom > clip.bottom + SLACK;
    const mayEnd = clip.hasEllipsis && line.element.closest('[data-read-whole]') === null;
    if (isCut && !clip.scrolls && !mayEnd) faults.push({ kind: isHidden ? 'outside the window' : 'cut off', what, by: '' });
    if (isHidden || (isCut && clip.scrolls)) continue;
    const box = paintedBoxOf(line.element);
    const edge = box?.getBoundingClientRect();
    if (
      edge !== undefined &&
      !clip.hasEllipsis &&
      (line.left < edge.left - SLACK || line.right > edge.right + SLACK || line.top < edge.top - SLACK || line.bottom > edge.bottom + SLACK)
    )
      faults.push({ kind: 'out of its box', what, by: box === undefined ? '' : nameOf(box) });
    const cover = coverOf(line, clip);
    if (cover !== undefined) faults.push({ kind: 'covered', what, by: nameOf(cover) });
    seen.push({ ...line, right: Math.min(line.right, clip.right) });
  }
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= SLACK || down <= SLACK || one.element === other.element) continue;
      if (isMeant(one.element, other.element) || isMeant(other.element, one.element)) continue;
      const [what, by] = [one, other].map(({ words, element }) => `"${words.slice(0, 40)}" ${nameOf(element)}`);
      faults.push({ kind: 'over other words', what, by });
    }
  }
  return faults;
}

/** Things to press or to read are whole, too, where nothing can be scrolled. */
function faultsOfThings(root: Element): Fault[] {
  const faults: Fault[] = [];
  for (const thing of root.querySelectorAll('button, a[href], input, select, [data-action], [data-spot]')) {
    if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || thing.closest('.visually-hidden, .skip-link'))
      continue;
    const box = thing.getBoundingClientRect();
    const clip = clipOf(thing.parentElement ?? thing);
    if (box.width < 2 || box.height < 2 || clip.scrolls) continue;
    if (box.left < clip.left - SLACK || box.right > clip.right + SLACK || box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK)
      faults.push({
        kind: 'cut off',
        what: nameOf(thing),
        by: `${Math.round(box.right - clip.right)}, ${Math.round(box.bottom - clip.bottom)}`,
      });
  }
  return faults;
}

function findFaults(): Fault[] {
  const root = document.querySelector('.frame') ?? document.body;
  // Drawn and undrawn within one step nothing is painted, which would take longer than looking.
  const unseen: CSSStyleSheet | undefined = Reflect.get(window, 'unseen');
  if (unseen !== undefined) unseen.disabled = true;
  try {
    return [...faultsOfLines(linesIn(root)), ...faultsOfThings(root)];
  } finally {
    if (unseen !== undefined) unseen.disabled = false;
  }
}
