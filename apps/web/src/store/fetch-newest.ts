/** Who waits for what is fetched. After `cancel` neither is called any more. */
interface Waiting<Value> {
  readonly arrived: (value: Value) => void;
  readonly failed: (problem: unknown) => void;
}

/**
 * Begins to fetch something and gives back how to cancel it: an answer that comes after something newer was asked for
 * is dropped, whichever of the two is quicker. Undefined instead of a promise: there is nothing to fetch now.
 */
export function fetchNewest<Value>(
  begin: (signal: AbortSignal) => Promise<Value> | undefined,
  { arrived, failed }: Waiting<Value>,
): () => void {
  const cancelling = new AbortController();
  const { signal } = cancelling;
  begin(signal)?.then(
    (value) => {
      if (!signal.aborted) arrived(value);
    },
    (problem: unknown) => {
      if (!signal.aborted) failed(problem);
    },
  );
  return () => cancelling.abort();
}
