export interface Toast {
  readonly id: number;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly sentence: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const SHOWN_MILLISECONDS = 6000;
let shown = $state.raw<readonly Toast[]>([]);
let lastId = 0;

export function toasts(): readonly Toast[] {
  return shown;
}

/** Says a sentence for a while, and gives back how to `unsay` it. The same sentence twice in a row is said once. */
export function say(sentence: string, given: { tone?: Toast['tone']; action?: Toast['action']; stays?: true } = {}): number {
  lastId += 1;
  const id = lastId;
  const toast: Toast = { id, tone: given.tone ?? 'plain', sentence, action: given.action };
  shown = [...shown.filter((other) => other.sentence !== sentence), toast].slice(-3);
  if (given.stays === undefined) setTimeout(() => unsay(id), SHOWN_MILLISECONDS);
  return id;
}

/** All but what waits to be pressed. */
export function unsayAll(): void {
  const kept = shown.filter((toast) => toast.action !== undefined);
  if (kept.length < shown.length) shown = kept;
}

export function unsay(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}
