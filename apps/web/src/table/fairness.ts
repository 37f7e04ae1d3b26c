import { type AnyGame, checkRecord, type MatchRecord, type MatchStart } from '@orrery/engine';

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
  readonly rules: (start: MatchStart | undefined) => Promise<AnyGame>;
}

export async function replayOf({ seed, record, rules }: Match): Promise<Replay> {
  const whole = await record().catch(() => undefined);
  const module = await rules(whole?.start).catch(() => undefined);
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
