import type { Tell } from '@orrery/engine';
import type { Cause, Event } from '../events.ts';
import { type Ending, FULL_WILL, type Hunted, type State } from '../state.ts';
import { bearLoss } from './sanctuary/will.ts';

/** [NA-10.4] [NA-R40] [NA-R58] The match stops here: nothing that was still to happen happens, so no other counter wins as well. */
export function endMatch(draft: State, because: Ending, tell: Tell<Event>): void {
  if (draft.ended !== undefined) return;
  draft.ended = because;
  draft.turn.stage = 'over';
  draft.pending = [];
  draft.sealed = [];
  tell({ type: 'match-ended', because });
}

/** [NA-10.1] */
export function stepRescue(draft: State, cause: Cause, tell: Tell<Event>): void {
  if (draft.ended !== undefined) return;
  draft.rescue -= 1;
  tell({ type: 'rescue-moved', steps: 1, left: draft.rescue, cause });
  if (draft.rescue === 0) endMatch(draft, 'rescued', tell);
}

/** [NA-10.2] */
export function stepAssimilation(draft: State, cause: Cause, tell: Tell<Event>): void {
  if (draft.ended !== undefined) return;
  draft.assimilation -= 1;
  tell({ type: 'assimilation-moved', steps: 1, left: draft.assimilation, cause });
  if (draft.assimilation === 0) endMatch(draft, 'assimilated', tell);
}

export interface Loss {
  readonly hunted: Hunted;
  readonly will: number;
  readonly cause: Cause;
}

/** [NA-22.12] What protects a Hunted comes first; somebody else may lose 1 Will in their stead, who passes it on to nobody. */
export function loseWill(draft: State, loss: Loss, tell: Tell<Event>): void {
  if (loss.will === 0 || loss.hunted.will === 0 || draft.ended !== undefined) return;
  const { will, instead } = bearLoss(draft, loss, tell);
  if (instead !== undefined) takeWill(draft, { ...loss, hunted: instead, will: 1 }, tell);
  takeWill(draft, { ...loss, will }, tell);
}

/** [NA-7.9] [NA-R34] Phase 3: nobody loses more than there is, and a Hunted with none left is remembered for the end of the phase. */
function takeWill(draft: State, loss: Loss, tell: Tell<Event>): void {
  const { hunted, cause } = loss;
  const will = Math.min(loss.will, hunted.will);
  if (will === 0 || draft.ended !== undefined) return;
  hunted.will -= will;
  tell({ type: 'will-lost', seat: hunted.seat, will, left: hunted.will, cause });
  if (hunted.will === 0) hunted.hasLostLastWill = true;
}

/** [NA-R25] A Hunted who has lost the last Will waits for the end of the phase. */
export function canRegainWill(hunted: Hunted): boolean {
  return hunted.will > 0 && hunted.will < FULL_WILL;
}

export function regainWill(gain: { readonly hunted: Hunted; readonly will: number; readonly cause: Cause }, tell: Tell<Event>): void {
  const { hunted, cause } = gain;
  const will = Math.min(gain.will, FULL_WILL - hunted.will);
  if (will <= 0) return;
  hunted.will += will;
  tell({ type: 'will-regained', seat: hunted.seat, will, left: hunted.will, cause });
}
