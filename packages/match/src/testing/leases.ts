import { type Lease, LeaseLost, type MatchStore } from '../ports.ts';

/** The lease of one match, for processes of a test: whoever `has` it may think. */
export function leases(store: MatchStore) {
  let holder: string | undefined;
  let fence = 0;
  const held = new Map<string, number>();
  const pass = (to: string | undefined): void => {
    holder = to;
    fence += 1;
    if (to !== undefined) held.set(to, fence);
  };
  return {
    /** Another has it from now on. Who had it is not told, as one who was paused. */
    pass,
    get holder() {
      return holder;
    },
    of: (process: string): Lease => ({
      get fence() {
        return held.get(process);
      },
      async claim() {
        if (holder === undefined) pass(process);
        return holder === process;
      },
      lost: () => void held.delete(process),
    }),
    store: {
      ...store,
      append: async (id, entry, snapshot, under) => {
        if (under !== undefined && under !== fence) throw new LeaseLost(id, under);
        return store.append(id, entry, snapshot);
      },
    } satisfies MatchStore,
  };
}
