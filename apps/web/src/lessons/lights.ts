import { fits } from '@orrery/engine';
import './lights.css';

/** What to light on the table. */
export interface Lights {
  /** Things by name; `name#2`: so many of those that share it. */
  readonly things: readonly string[];
  /** Of the wanted action: whatever does one that fits, and nothing with it that does not fit `besides`. */
  readonly pattern: object | undefined;
  readonly besides: readonly object[];
}

const MARK = 'data-lit-by-coach';
/** Where a thing says its name; the first that any has. `data-opens`: pressing it only begins an action. */
const NAMES = ['data-thing', 'data-spot', 'data-opens'] as const;
const PICKED = 'aria-pressed';
/** On a control that opens a pane: how the names of things in it begin. What is not on the screen is looked for there. */
const LEADS = 'data-leads-to';

/** Lights things in `root` until stopped, also those that are drawn later. */
export function lightUp(root: HTMLElement, lights: Lights): () => void {
  let frame = 0;
  const again = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => mark(root, lights));
  };
  const watch = new MutationObserver(again);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-action', 'data-actions', PICKED, ...NAMES] });
  mark(root, lights);
  root.querySelector(`[${MARK}]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    for (const element of root.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  };
}

function mark(root: HTMLElement, lights: Lights): void {
  const lit = new Set<Element>([...thingsIn(root, lights.things), ...doersIn(root, lights)]);
  for (const element of root.querySelectorAll(`[${MARK}]`)) if (!lit.has(element)) element.removeAttribute(MARK);
  for (const element of lit) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, '');
}

function thingsIn(root: HTMLElement, names: readonly string[]): Element[] {
  return names.flatMap((point) => {
    const [name, count] = point.split('#');
    const named = NAMES.map((attribute) => [...root.querySelectorAll(`[${attribute}=${CSS.escape(name)}]`)]);
    const things = named.find((some) => some.length > 0) ?? waysTo(root, name);
    // Of two equal dice the one that was picked is as good as the other.
    const pickedFirst = [...things].sort((a, b) => Number(isPicked(b)) - Number(isPicked(a)));
    return count === undefined ? things : pickedFirst.slice(0, Number(count));
  });
}

function waysTo(root: HTMLElement, name: string): Element[] {
  return [...root.querySelectorAll(`[${LEADS}]`)].filter((control) =>
    control
      .getAttribute(LEADS)
      ?.split(' ')
      .some((beginning) => name.startsWith(beginning)),
  );
}

function isPicked(thing: Element): boolean {
  return thing.getAttribute(PICKED) === 'true';
}

function doersIn(root: HTMLElement, { pattern, besides }: Lights): Element[] {
  if (pattern === undefined) return [];
  return [...root.querySelectorAll<HTMLElement>('[data-action], [data-actions]')].filter(({ dataset }) => {
    const actions = [...listed(dataset.actions), ...listed(dataset.action === undefined ? undefined : `[${dataset.action}]`)];
    // A payment is one press: with a card in it that is needed later it is not the one to make.
    return actions.some((action) => fits(pattern, action)) && actions.every((action) => besides.some((other) => fits(other, action)));
  });
}

function listed(json: string | undefined): readonly unknown[] {
  if (json === undefined || !json.startsWith('[')) return [];
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list : [];
}
