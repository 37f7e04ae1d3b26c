import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../../events.ts';
import { gain } from '../../rules/tokens.ts';
import type { State } from '../../state.ts';
import type { TechId } from '../tech.ts';

/**
 * [AF-18.10] Counts faces right after the roll: once a card has changed a ship it is too late, which is why this
 * belongs to the roll and not to the player's actions. The Relic Ship counts too [AF-R40]. A tie costs the card [AF-R57].
 */
export function countOddAndEven(draft: State, seat: Seat, card: TechId, tell: Tell<Event>): void {
  const { unplaced } = draft.turn;
  let odd = 0;
  for (const ship of unplaced) odd += ship.face % 2;
  const even = unplaced.length - odd;
  if (odd >= even) gain(draft, { seat, token: 'ore', amount: 1, because: card }, tell);
  if (even >= odd) gain(draft, { seat, token: 'fuel', amount: 1, because: card }, tell);
  if (odd !== even) return;
  const { cards } = draft.players[seat];
  cards.splice(cards.indexOf(card), 1);
  draft.discard.push(card);
  tell({ type: 'card-discarded', seat, card });
}
