import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Field, State, Territory } from '../state.ts';
import { maybeReturnRelic } from './relic-ship.ts';

/** [AF-16.5] [AF-R52] A generator is placed anywhere, and moved to another territory than its own. */
export function refusePlacing(state: State, field: Field, territory: Territory): Refusal | undefined {
  return state.fields[field] === territory ? refused('field-already-there', 'AF-16.5', { field, territory }) : undefined;
}

export function refuseRemoving(state: State, field: Field): Refusal | undefined {
  return state.fields[field] === undefined ? refused('field-off-planet', 'AF-16.5', { field }) : undefined;
}

export function noFieldToRemove(): Refusal {
  return refused('no-field-on-planet', 'AF-16.5');
}

/** [AF-16.1] Fields outrank everything else, so an isolated desert calls the Relic Ship back at once. */
export function placeField(draft: State, placed: { seat: Seat; field: Field; to: Territory }, tell: Tell<Event>): void {
  const { seat, field, to } = placed;
  const from = draft.fields[field];
  draft.fields[field] = to;
  tell({ type: 'field-placed', seat, field, from, to });
  maybeReturnRelic(draft, tell);
}

/** [AF-R53] The one that was chosen. */
export function removeField(draft: State, seat: Seat, field: Field, tell: Tell<Event>): void {
  const from = draft.fields[field];
  if (from === undefined) throw new Error(`AF-16.5: the ${field} field is off the planet`);
  draft.fields[field] = undefined;
  tell({ type: 'field-removed', seat, field, from });
}
