import { type RecordedAction, stableJson } from '@orrery/engine';
import type { Variation } from '@orrery/study';

export interface GoneOn {
  /** It went on as it had before, it grew at its end, or something else was tried and another variation begins. */
  readonly how: 'along' | 'longer' | 'other';
  readonly variation: Variation;
}

/** What becomes of a variation of which so many actions are done when these are done next. */
export function goneOn(variation: Variation, at: number, steps: readonly RecordedAction[], freshId: () => string): GoneOn {
  const followed = variation.steps.slice(at, at + steps.length);
  const line = { ...variation, steps: [...variation.steps.slice(0, at), ...steps] };
  if (stableJson(followed) === stableJson(steps.slice(0, followed.length))) {
    return followed.length === steps.length ? { how: 'along', variation } : { how: 'longer', variation: line };
  }
  return { how: 'other', variation: { ...line, id: freshId(), name: '', note: '' } };
}
