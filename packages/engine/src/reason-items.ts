import type { TermBase } from './reason.ts';

/** A thing of one state, to be found again in another. */
interface ItemBase<Term extends TermBase> {
  readonly term: Term;
}

/** The same thing in the one state and in the other, where it may be missing. */
export interface Twin<Item> {
  readonly now: Item | undefined;
  readonly was: Item | undefined;
}

/** Everything that is in either state, each with its twin: what has the same `about` is the same thing. */
export function twins<Term extends TermBase, Item extends ItemBase<Term>>(
  ones: readonly Item[],
  others: readonly Item[],
  about: (term: Term) => string,
): readonly Twin<Item>[] {
  const left = new Map(others.map((item) => [about(item.term), item]));
  const paired: Twin<Item>[] = ones.map((now) => {
    const was = left.get(about(now.term));
    left.delete(about(now.term));
    return { now, was };
  });
  for (const was of left.values()) paired.push({ now: undefined, was });
  return paired;
}

/** How a count came to differ, seen from where both ways began: `gain` against `miss`, `keep` against `lose`; `more`, `fewer`: both changed it. */
export type Course = 'gain' | 'keep' | 'more' | 'miss' | 'lose' | 'fewer';

/** `before`: how many there were when both ways began. */
export function courseOf(before: number, now: number, otherwise: number): Course {
  if (now > otherwise) {
    if (otherwise >= before) return 'gain';
    return now <= before ? 'keep' : 'more';
  }
  if (now >= before) return 'miss';
  return otherwise <= before ? 'lose' : 'fewer';
}
