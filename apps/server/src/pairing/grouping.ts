/** Who may sit where, whatever else is wished. */
export interface Wanted {
  /** The best first. */
  readonly order: readonly number[];
  /** Of the tables, the fullest first. */
  readonly sizes: readonly number[];
  /** Whose turn it is to sit at a table with fewer; and who may. */
  readonly short: Short;
  /** Whose turn it is to have the first seat. Left out: it does not matter. */
  readonly due?: ReadonlySet<number>;
  readonly isBarred: (one: number, other: number) => boolean;
}

export interface Short {
  readonly must: ReadonlySet<number>;
  readonly may: ReadonlySet<number>;
}

/** Far more than is needed where it can be done; where it cannot, so much is tried in vain. */
const MOST_STEPS = 20_000;

/**
 * Tables at which nobody sits with anybody they are barred from, the best together: each table begins with the best who has none yet, and
 * takes the next best it can. Undefined: there are none, or they are too hard to find.
 */
export function grouped(wanted: Wanted): readonly (readonly number[])[] | undefined {
  const { order, sizes, isBarred } = wanted;
  const fits = fitsAt(wanted);
  const tables: number[][] = sizes.map(() => []);
  const seated = new Set<number>();
  let steps = 0;

  const fill = (at: number, from: number): boolean => {
    const table = tables[at];
    const size = sizes[at];
    if (table === undefined || size === undefined) return true;
    if (table.length === size) return fits.whole(table, size) && fill(at + 1, 0);
    for (let index = from; index < order.length; index++) {
      const one = order[index];
      if (one === undefined || seated.has(one) || !fits.size(one, size)) continue;
      if (++steps > MOST_STEPS) return false;
      if (table.some((other) => isBarred(one, other)) || !fits.beside(one, table)) continue;
      seated.add(one);
      table.push(one);
      if (fits.rest(seated, at, table) && fill(at, index + 1)) return true;
      table.pop();
      seated.delete(one);
      // Who can only sit at tables like this one begins it, with whomever: the next in their place would leave the same for later.
      if (table.length === 0 && sizes.slice(at).every((later) => later === size || !fits.size(one, later))) return false;
    }
    return false;
  };
  return fill(0, 0) ? tables : undefined;
}

interface Fits {
  size(one: number, size: number): boolean;
  beside(one: number, table: readonly number[]): boolean;
  whole(table: readonly number[], size: number): boolean;
  /** Whether enough of those are left without whom the tables from this one on cannot be filled. */
  rest(seated: ReadonlySet<number>, at: number, table: readonly number[]): boolean;
}

function fitsAt({ order, sizes, short, due }: Omit<Wanted, 'isBarred'>): Fits {
  const most = sizes[0] ?? 0;
  const shared = sizes.filter((size) => size > 1).length;
  // With as many whose turn it is as tables, or more, every table has one of them; with fewer, no table has two.
  const isScarce = due !== undefined && due.size < shared;
  return {
    size(one, size) {
      if (isScarce && size === 1 && due.has(one)) return false;
      return size === most ? !short.must.has(one) : short.may.has(one);
    },
    beside: (one, table) => !isScarce || !due.has(one) || !table.some((other) => due.has(other)),
    whole: (table, size) => due === undefined || isScarce || size === 1 || table.some((one) => due.has(one)),
    rest(seated, at, table) {
      const left = order.filter((one) => !seated.has(one));
      const places = sizes
        .slice(at + 1)
        .reduce((sum, size) => sum + (size < most ? size : 0), sizes[at] === most ? 0 : (sizes[at] ?? 0) - table.length);
      if (left.filter((one) => short.may.has(one)).length < places) return false;
      if (due === undefined) return true;
      const tables = sizes.slice(at + 1).filter((size) => size > 1).length;
      const dueLeft = left.filter((one) => due.has(one)).length;
      const isOpen = !table.some((one) => due.has(one)) && (sizes[at] ?? 0) > 1;
      if (isScarce) return dueLeft <= tables + (isOpen && table.length < (sizes[at] ?? 0) ? 1 : 0);
      return dueLeft >= tables + (isOpen ? 1 : 0);
    },
  };
}

/** Those tables with people changed between them, as long as that makes them cheaper and nothing that must be is lost. */
export function improved(
  tables: readonly (readonly number[])[],
  wanted: Omit<Wanted, 'isBarred'>,
  costOf: (table: readonly number[]) => number,
): readonly (readonly number[])[] {
  const fits = fitsAt(wanted);
  const isFit = (table: readonly number[], size: number): boolean =>
    table.every((one, at) => fits.size(one, size) && fits.beside(one, table.slice(0, at))) && fits.whole(table, size);
  let now = tables.map((table) => [...table]);
  // Each change makes all of it cheaper, so it ends; the bound is for the reader.
  for (let changes = 0; changes < MOST_STEPS; changes++) {
    const better = cheaper(now, isFit, costOf);
    if (better === undefined) return now;
    now = better;
  }
  return now;
}

function cheaper(
  tables: readonly number[][],
  isFit: (table: readonly number[], size: number) => boolean,
  costOf: (table: readonly number[]) => number,
): number[][] | undefined {
  for (const [at, one] of tables.entries()) {
    for (const [further, other] of tables.entries()) {
      if (further <= at) continue;
      const before = costOf(one) + costOf(other);
      for (const [seat, mover] of one.entries()) {
        for (const [place, partner] of other.entries()) {
          const [first, second] = [one.with(seat, partner), other.with(place, mover)];
          if (costOf(first) + costOf(second) >= before) continue;
          if (isFit(first, one.length) && isFit(second, other.length))
            return tables.map((table, index) => (index === at ? first : index === further ? second : table));
        }
      }
    }
  }
  return undefined;
}

/** What a table costs, of what each two at it do. */
export function sumOf(between: (one: number, other: number) => number): (table: readonly number[]) => number {
  return (table) => table.reduce((sum, one, at) => sum + table.slice(at + 1).reduce((more, other) => more + between(one, other), 0), 0);
}
