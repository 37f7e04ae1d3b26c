import { checkRecord, type MatchRecord } from '@orrery/engine';
import type { GameEntry } from '../games/registry.ts';

/** What the replay of a match from its public seed showed. */
export type Replay =
  | { readonly kind: 'same'; readonly actions: number }
  | { readonly kind: 'differs' }
  /** It does not lead to the same end under the rules of today, which says nothing against the match. */
  | { readonly kind: 'other-rules'; readonly madeWith: string }
  /** The record or the rules could not be had: nothing is known. */
  | { readonly kind: 'unchecked' };

interface Match {
  readonly seed: string;
  readonly record: () => Promise<MatchRecord | undefined>;
  readonly module: GameEntry['module'];
}

export async function replayOf({ seed, record, module: load }: Match): Promise<Replay> {
  const fetched = await Promise.all([record(), load()]).catch(() => undefined);
  const [whole, module] = fetched ?? [];
  if (whole === undefined || module === undefined) return { kind: 'unchecked' };
  const { rulesVersion } = module;
  try {
    // From the seed that was shown, whichever the record has.
    checkRecord(module, { ...whole, seed, rulesVersion });
    return { kind: 'same', actions: whole.actions.length };
  } catch (problem) {
    console.warn(problem);
    return whole.rulesVersion === rulesVersion ? { kind: 'differs' } : { kind: 'other-rules', madeWith: whole.rulesVersion };
  }
}
