/** What people reach with Tab. */
const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** What a thing is called however often it is drawn anew, so that it is found again. */
const NAMES = ['id', 'data-spot', 'data-opens', 'data-panel'] as const;

export interface FocusMark {
  /** To the same thing, also when it was drawn anew. False: it is gone, or cannot be reached now. */
  goBack(): boolean;
  /** To what is left nearest to it. */
  goNear(): void;
}

const NOWHERE: FocusMark = { goBack: () => false, goNear: () => {} };

/** Remembers what has the focus before something opens over the page. If the focus has moved elsewhere in the meantime, it stays there. */
export function markFocus(): FocusMark {
  const before = document.activeElement;
  if (before === null || before === document.body) return NOWHERE;
  const around = ancestorsOf(before);
  const names = NAMES.flatMap((name) => (before.hasAttribute(name) ? [`[${name}="${CSS.escape(before.getAttribute(name) ?? '')}"]`] : []));
  return {
    goBack() {
      return isSomewhere() || hasTaken(before) || names.some((name) => [...document.querySelectorAll(name)].some(hasTaken));
    },
    goNear() {
      if (!isSomewhere()) around.find((outer) => outer.isConnected && [...outer.querySelectorAll(REACHABLE)].some(hasTaken));
    },
  };
}

function isSomewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** From the innermost out, the page itself left out: its first link is no place anybody was at. */
function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) found.push(outer);
  return found;
}

/** Asks for the focus; what is gone, hidden, disabled or covered does not get it. */
function hasTaken(element: Element): boolean {
  if (!element.isConnected || !(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
