import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Cause, Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { State } from '../../state.ts';
import { isInForce } from '../in-force.ts';
import { huntedAt } from '../people.ts';

/** [NA-11.5] [NA-R69] Why nobody can take a survivor now. */
export function refuseTaking(state: State): Refusal | undefined {
  if (isInForce(state, 'bar-survivors')) return refused('survivors-barred', 'NA-16.22');
  return (state.sanctuary?.survivorDeck.length ?? 0) === 0 ? refused('no-survivor-left', 'NA-R69') : undefined;
}

/** The top one, face down, without the ability. */
export function takeSurvivor(draft: State, seat: Seat, cause: Cause, tell: Tell<Event>): void {
  const card = draft.sanctuary?.survivorDeck.pop();
  if (card === undefined) return;
  huntedAt(draft, seat).survivors.push({ card, by: 0 });
  tell({ type: 'survivor-taken', seat, cause });
}

/** Discarded survivors leave the game, without their abilities. */
export function discardSurvivors(draft: State, gone: { seat: Seat; indexes: readonly number[]; cause: Cause }, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, gone.seat);
  if (gone.indexes.length === 0) return;
  draft.sanctuary?.survivorsGone.push(...gone.indexes.map((index) => hunted.survivors[index]));
  hunted.survivors = hunted.survivors.filter((_, index) => !gone.indexes.includes(index));
  tell({ type: 'survivors-gone', seat: gone.seat, count: gone.indexes.length, cause: gone.cause });
}
