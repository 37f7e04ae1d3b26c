import type { Update } from '@orrery/match';

/** What to do with an update when `last` is the newest one applied: nothing may be applied twice, out of order or over a gap. */
export function judge(last: number | undefined, update: Pick<Update, 'seq' | 'change'>): 'apply' | 'ignore' | 'ask-again' {
  if (last === undefined || update.change.kind === 'full') return 'apply';
  if (update.seq <= last) return 'ignore';
  return update.seq === last + 1 ? 'apply' : 'ask-again';
}
