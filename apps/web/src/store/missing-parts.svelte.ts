import { say } from './toasts.svelte.ts';
import { words } from './words.svelte.ts';

/** Why a part of the app did not come: the server has another version by now, where it is called otherwise; or there is no way there. */
type Missing = 'replaced' | 'unread';

let missing = $state<Missing>();
/** What the browser said of each part that did not come: where it is thrown on, it is no fault of the app. */
const problems = new WeakSet<object>();

export function missingParts(): Missing | undefined {
  return missing;
}

export function isMissingPart(problem: unknown): boolean {
  return typeof problem === 'object' && problem !== null && problems.has(problem);
}

let quiet = 0;

/** For whoever tries again and says so itself where it is in vain. */
export async function quietly<Value>(load: () => Promise<Value>): Promise<Value> {
  quiet += 1;
  return load().finally(() => {
    quiet -= 1;
  });
}

/** From now on whoever looks is told when a part of the app does not come; without that a press would just do nothing. */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    problems.add(payload);
    void tell(quiet > 0);
  });
  addEventListener('unhandledrejection', (event) => {
    if (isMissingPart(event.reason)) event.preventDefault();
  });
}

async function tell(isTriedAgain: boolean): Promise<void> {
  missing = (await isReplaced()) ? 'replaced' : 'unread';
  if (isTriedAgain && missing === 'unread') return;
  // Who has a page that says so in the place of what was wanted needs no second word.
  if (document.querySelector('[data-failure]') !== null) return;
  const action = { label: words().app.reload, run: () => location.reload() };
  say(missing === 'replaced' ? words().failure.replaced : words().failure.partMissing, { action, stays: true });
}

/** The page as the server has it begins with another file than the one that is open. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return response.ok && own !== null && own !== undefined && !(await response.text()).includes(own);
  } catch {
    return false;
  }
}
