/** The things to point at, one after another, to give an action. */
export interface Way<Thing, Action> {
  readonly path: readonly Thing[];
  readonly action: Action;
  /** How many steps must be taken even where only one action is left; the rest is asked only between several. None: all. */
  readonly needed?: number;
}

/** A thing that can be pointed at now, with the action it gives; none: another step follows. */
export interface Offer<Thing, Action> {
  readonly thing: Thing;
  readonly action: Action | undefined;
}

/** By key, what can be pointed at after these steps. */
export function offersAfter<Thing, Action>(
  ways: readonly Way<Thing, Action>[],
  steps: readonly Thing[],
  keyOf: (thing: Thing) => string,
): ReadonlyMap<string, Offer<Thing, Action>> {
  const taken = steps.map(keyOf);
  const next = taken.length + 1;
  const found = new Map<string, Way<Thing, Action>[]>();
  for (const way of ways) {
    if (way.path.length < next || taken.some((key, index) => keyOf(way.path[index]) !== key)) continue;
    const key = keyOf(way.path[next - 1]);
    const known = found.get(key);
    if (known === undefined) found.set(key, [way]);
    else known.push(way);
  }
  return new Map(
    [...found].map(([key, [{ path, action, needed = path.length }, ...others]]) => {
      const isWhole = path.length === next || (others.length === 0 && needed <= next);
      return [key, { thing: path[next - 1], action: isWhole ? action : undefined }];
    }),
  );
}
