import type { Reason } from '@orrery/engine';
import type { Term } from './terms.ts';

/** All that is gained is kept, and can be used another time; what it costs is neither another place for the same card nor a thing used up. */
export function isForLater({ gains, prices }: Reason<Term>): boolean {
  if (gains.length === 0 || prices.length === 0) return false;
  return gains.every(({ term }) => isKept(term)) && prices.every(({ term }) => term.of !== 'placed' && !isUsedUp(term));
}

const isUsedUp = (term: Term): boolean => 'course' in term && term.course === 'lose';

function isKept(term: Term): boolean {
  return (term.of === 'tokens' || term.of === 'bonus' || term.of === 'instant') && term.course === 'keep';
}
