interface Kept<Key> {
  readonly size: number;
  keys(): IterableIterator<Key>;
  delete(key: Key): boolean;
}

/** After one more is kept: of a map or a set what came first goes, so that there are at most so many. */
export function dropOldest<Key>(kept: Kept<Key>, most: number): void {
  if (kept.size <= most) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
