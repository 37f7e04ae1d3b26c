import type { Tell } from '@orrery/engine';
import type { ActionOf } from '../actions.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import type { State } from '../state.ts';
import { appear } from './effects/spawning.ts';
import { births, capturable, capture, isBirthDue } from './pandora.ts';

/** [TH-16.3] [TH-R55] Compulsory while an Embryo is left; false: the player says which, and where. */
export function runBirth(draft: State, step: PendingOf<'birth'>, tell: Tell<Event>): boolean {
  if (!isBirthDue(draft, step)) {
    draft.pending.pop();
    return true;
  }
  const [only, ...others] = births(draft, step);
  if (others.length > 0 || only?.type !== 'spawn') return false;
  giveBirth(draft, step, only, tell);
  return true;
}

/** With no enemy about its Minor Assault would have no target, so none is begun. */
export function giveBirth(draft: State, { seat }: PendingOf<'birth'>, { kind, to }: ActionOf<'spawn'>, tell: Tell<Event>): void {
  draft.pending.pop();
  appear(draft, { kind, seat, to, by: seat, cause: 'sector' }, tell);
}

/** [TH-16.4] Optional. */
export function runCapture(draft: State, step: PendingOf<'capture'>): boolean {
  if (capturable(draft, step).length > 0) return false;
  draft.pending.pop();
  return true;
}

export function captureCard(draft: State, { unit }: PendingOf<'capture'>, { card: at }: ActionOf<'aim-at-card'>, tell: Tell<Event>): void {
  draft.pending.pop();
  capture(draft, { unit, at }, tell);
}
