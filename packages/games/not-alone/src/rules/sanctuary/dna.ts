import type { Tell } from '@orrery/engine';
import type { Cause, Event } from '../../events.ts';
import type { State } from '../../state.ts';
import { adaptationDoing } from './abilities.ts';

/** From the supply, as much as there is. */
export function takeDna(draft: State, wanted: number, cause: Cause, tell: Tell<Event>): void {
  if (draft.sanctuary === undefined) return;
  const count = Math.min(wanted, draft.sanctuary.dna);
  if (count === 0) return;
  draft.sanctuary.dna -= count;
  draft.creature.dna += count;
  tell({ type: 'dna-taken', count, cause });
}

/** What the Creature pays of its own will. */
export function payDna(draft: State, count: number, cause: Cause, tell: Tell<Event>): void {
  if (draft.sanctuary === undefined || count === 0) return;
  draft.creature.dna -= count;
  draft.sanctuary.dna += count;
  tell({ type: 'dna-put-back', count, cause });
}

/** [NA-15.13] How much the Creature puts back if the Hunted demand this much: a thick hide keeps some, and it has no more than it has. */
export function putsBack(state: State, demanded: number): number {
  const less = adaptationDoing(state, 'put-back-less')?.effect.by ?? 0;
  return Math.max(0, Math.min(state.creature.dna, demanded - less));
}

export function putBackDna(draft: State, demanded: number, cause: Cause, tell: Tell<Event>): void {
  payDna(draft, putsBack(draft, demanded), cause, tell);
}
