import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import type { Outcome } from './connection.ts';

/** Requests that are answered by `done`, `refused` or an error. */
export type Request = Extract<ClientMessage, { request: string }>;

interface Unanswered {
  readonly message: Request;
  readonly resolve: (outcome: Outcome) => void;
  wasRepeated: boolean;
  /** The server could not save: what it was asked may have been kept all the same, when only the word of that was lost. */
  isUnsure: boolean;
}

/**
 * What has been asked and not answered. A request quotes what it answers, so nothing can be done twice, and asking again is the way to
 * find out whether it was done.
 */
export class Requests {
  readonly #unanswered = new Map<string, Unanswered>();

  /** Whether something is unanswered because the server cannot save. */
  get areUnsure(): boolean {
    return [...this.#unanswered.values()].some(({ isUnsure }) => isUnsure);
  }

  add(message: Request): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#unanswered.set(message.request, { message, resolve, wasRepeated: false, isUnsure: false });
    });
  }

  /** To be asked again: on a new line all of them, on the same one those that could not be saved. */
  again(which: 'all' | 'unsure'): readonly Request[] {
    const repeated = [...this.#unanswered.values()].filter(({ isUnsure }) => which === 'all' || isUnsure);
    for (const unanswered of repeated) unanswered.wasRepeated = true;
    return repeated.map(({ message }) => message);
  }

  hear(message: ServerMessage): void {
    if (message.type === 'done') this.#settle(message.request, { ok: true });
    if (message.type === 'refused') this.#settle(message.request, { ok: false, refusal: message.refusal });
    if (message.type !== 'error' || message.request === undefined) return;
    // Another server behind the same address knows them, and is asked when we come to it.
    if (message.code === 'newer-rules') return;
    const unanswered = this.#unanswered.get(message.request);
    if (message.code === 'not-saved' && unanswered !== undefined) unanswered.isUnsure = true;
    else this.#settle(message.request, { ok: false, refusal: { code: message.code } });
  }

  giveUp(code: string): void {
    for (const request of [...this.#unanswered.keys()]) this.#settle(request, { ok: false, refusal: { code } });
  }

  #settle(request: string, outcome: Outcome): void {
    const unanswered = this.#unanswered.get(request);
    if (unanswered === undefined) return;
    this.#unanswered.delete(request);
    unanswered.resolve(found(unanswered, outcome));
  }
}

/** A repetition that finds its question answered: it was done before, and only the answer was lost; or something else came before it. */
function found({ wasRepeated, isUnsure }: Unanswered, outcome: Outcome): Outcome {
  if (outcome.ok) return isUnsure ? { ok: true, late: 'saved' } : outcome;
  if (outcome.refusal.code !== 'stale-decision' || !wasRepeated) return outcome;
  return isUnsure ? { ok: true, late: 'answered' } : { ok: true };
}
