import { type Refusal, type Seat, silent, type Tell } from '@orrery/engine';
import type { TechId } from '../cards/tech.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { DISPLAY_SIZE, type Ship, type State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import { drawCard } from './tech-deck.ts';

/** [AF-R11] More than 7. */
export const CLAIM_TOTAL = 8;

/** [AF-4.1] Any ship, while a dock is free. */
export function closedArtifact(state: State): Refusal | undefined {
  return refuseDocks(state, 'alien-artifact', 1);
}

/** [AF-4.2] Each ship docked brings one cycle, and counts until a claim has spent it. */
export function dockAtArtifact(draft: State, ships: readonly Ship[]): void {
  for (const ship of ships) {
    draft.turn.cycles += 1;
    draft.turn.unspent.push(ship);
  }
}

/** [AF-21.2] Not asked: whether there are other cards to lay out. */
export function refuseCycle(state: State): Refusal | undefined {
  if (state.turn.cycles === 0) return refused('no-cycle-left', 'AF-4.2');
  if (state.display.length === 0) return refused('display-empty', 'AF-4.2');
  return undefined;
}

/** [AF-R13] All three cards at once. */
export function cycleDisplay(draft: State, seat: Seat, tell: Tell<Event>): void {
  draft.turn.cycles -= 1;
  const gone = draft.display;
  for (const card of gone) draft.discard.push(card);
  draft.display = [];
  fillDisplay(draft, tell);
  if (tell !== silent) tell({ type: 'display-cycled', seat, gone, cards: [...draft.display] }, { reveals: true });
}

/** Total of the docked ships that no claim has spent. */
export function unspentTotal(state: State): number {
  let total = 0;
  for (const ship of state.turn.unspent) total += ship.face;
  return total;
}

/** [AF-4.3] [AF-R14] */
export function refuseClaim(state: State, card: TechId): Refusal | undefined {
  const total = unspentTotal(state);
  if (total < CLAIM_TOTAL) return refused('total-too-low', 'AF-4.3', { total, needed: CLAIM_TOTAL });
  if (!state.display.includes(card)) return refused('card-not-displayed', 'AF-4.3', { card });
  if (state.players[state.turn.seat].cards.includes(card)) return refused('already-own-card', 'AF-4.4', { card });
  return undefined;
}

/** [AF-R11] A claim spends every ship docked so far; [AF-R13] unused cycles end with it. */
export function claimCard(draft: State, seat: Seat, card: TechId, tell: Tell<Event>): void {
  draft.display.splice(draft.display.indexOf(card), 1);
  draft.players[seat].cards.push(card);
  draft.turn.unspent = [];
  draft.turn.cycles = 0;
  const shown = draft.display.length;
  fillDisplay(draft, tell);
  tell({ type: 'card-claimed', seat, card, refill: draft.display[shown] }, { reveals: true });
}

/** [AF-4.5] [AF-R15] */
function fillDisplay(draft: State, tell: Tell<Event>): void {
  while (draft.display.length < DISPLAY_SIZE) {
    const card = drawCard(draft, tell);
    if (card === undefined) return;
    draft.display.push(card);
  }
}
