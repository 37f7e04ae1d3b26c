import type { Found, TermBase, Weighed } from '@orrery/engine';

/** What was found in each of several worlds, taken together: worths are means over all worlds, amounts over those that have the term. */
export function together<Term extends TermBase>(worlds: readonly (readonly Weighed<Term>[])[]): readonly Found<Term>[] {
  const met = new Map<string, { readonly first: Term; worth: number; amount: number; times: number; isMean: boolean }>();
  for (const { term, worth } of worlds.flat()) {
    const key = keyOf(term);
    const known = met.get(key) ?? { first: term, worth: 0, amount: 0, times: 0, isMean: false };
    known.isMean ||= term.amount !== known.first.amount;
    known.worth += worth;
    known.amount += term.amount ?? 0;
    known.times += 1;
    met.set(key, known);
  }
  return [...met.values()]
    .map(({ first, worth, amount, times, isMean }) => ({
      term: first.amount === undefined ? first : { ...first, amount: Math.round(amount / times) },
      worth: worth / worlds.length,
      share: times / worlds.length,
      ...(isMean ? { isMean: true as const } : {}),
    }))
    .filter(({ term }) => term.amount !== 0)
    .sort((one, other) => Math.abs(other.worth) - Math.abs(one.worth));
}

/** Terms of one key are about the same things. */
function keyOf(term: TermBase): string {
  return JSON.stringify({ ...term, amount: undefined });
}
