import type { Reason } from '@orrery/engine';
import type { Term } from './terms.ts';

/** All that is gained is kept, and can be used another time; what it costs is not another place for the same card. */
export function isForLater({ gains, prices }: Reason<Term>): boolean {
  if (gains.length === 0 || prices.length === 0) return false;
  return gains.every(({ term }) => isKept(term)) && prices.every(({ term }) => term.of !== 'placed');
}

function isKept(term: Term): boolean {
  return (term.of === 'tokens' || term.of === 'bonus' || term.of === 'instant') && term.course === 'keep';
}
