import type { Refusal, Tell } from '@orrery/engine';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { TechId } from '../tech.ts';

/** [AF-18.12] [AF-R51] Any card of the pile but a kind still owned: the card discarded for it is owned no more. */
export function refuseSalvage(state: State, discarded: TechId, card: TechId): Refusal | undefined {
  if (!state.discard.includes(card)) return refused('card-not-in-discard', 'AF-18.12', { card });
  const isOwned = card !== discarded && state.players[state.turn.seat].cards.includes(card);
  return isOwned ? refused('already-own-card', 'AF-R51', { card }) : undefined;
}

export function noCardToSalvage(state: State): Refusal {
  return state.discard.length === 0 ? refused('discard-pile-empty', 'AF-18.12') : refused('nothing-new-in-discard', 'AF-R51');
}

export function salvageCard(draft: State, card: TechId, tell: Tell<Event>): void {
  const { seat } = draft.turn;
  draft.discard.splice(draft.discard.lastIndexOf(card), 1);
  draft.players[seat].cards.push(card);
  tell({ type: 'card-salvaged', seat, card });
}
