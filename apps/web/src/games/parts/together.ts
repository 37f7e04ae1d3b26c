const waiting = new Set<() => void>();

/** Once whatever is being drawn now is drawn, with all others that were handed in until then. Gives back how to call it off. */
export function together(run: () => void): () => void {
  if (waiting.size === 0) queueMicrotask(runAll);
  waiting.add(run);
  return () => waiting.delete(run);
}

function runAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
}
