/** Growing, so that a network that is away for a moment is met soon and one that is away for long is left alone. */
const PAUSES_MS = [1000, 2000, 4000, 8000] as const;

interface Trying {
  /** Aborted: nobody waits for it any more, so it is not tried again. */
  readonly signal: AbortSignal;
  /** Where `online` is told: then the rest of a pause is not waited for. */
  readonly network?: EventTarget;
}

/** Tries again after each failure, with a pause before; rejects with the last one. */
export async function persistently<Value>(attempt: () => Promise<Value>, { signal, network = globalThis }: Trying): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await attempt();
    } catch (problem) {
      if (signal.aborted) throw problem;
      await pause(pauseMs, signal, network);
      if (signal.aborted) throw problem;
    }
  }
  return attempt();
}

function pause(milliseconds: number, signal: AbortSignal, network: EventTarget): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      network.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    network.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
