import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { DiscardCard, Target } from '../actions.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { placeField, refusePlacing, refuseRemoving, removeField } from '../rules/fields.ts';
import type { State } from '../state.ts';
import type { DiscardEffect } from './effects.ts';
import { refuseScrapping, scrap } from './special/cannon.ts';
import { refuseFirstOfSwap, refuseUprooting } from './special/colonies.ts';
import { TECH, type TechCard, type TechId } from './tech.ts';

/** [AF-17.4] [AF-R41] [AF-R42] Why this card may not be discarded so, or undefined when it may. */
export function refuseDiscard(state: State, { card, target }: DiscardCard): Refusal | undefined {
  const { discard }: TechCard = TECH[card];
  if (!state.players[state.turn.seat].cards.includes(card)) return refused('card-not-owned', 'AF-17.1', { card });
  if (discard === undefined) return refused('card-has-no-discard', 'AF-17.4', { card });
  if (state.turn.used.includes(card)) return refused('card-used-this-turn', 'AF-17.4', { card });
  if (state.turn.hasDiscarded) return refused('already-discarded-a-card', 'AF-17.4');
  const unfit = refuseTarget(state, discard, { card, target });
  return unfit === WRONG_TARGET ? refused('wrong-target', TECH[card].rule, { card }) : unfit;
}

const WRONG_TARGET: Refusal = { code: 'wrong-target', rule: 'of the card' };

function refuseTarget(state: State, effect: DiscardEffect, aimed: { card: TechId; target: Target }): Refusal | undefined {
  const { card, target } = aimed;
  switch (effect.do) {
    case 'remove-field':
      return target.kind === 'field' ? refuseRemoving(state, target.field) : WRONG_TARGET;
    case 'place-field':
      return target.kind === 'territory' ? refusePlacing(state, effect.field, target.territory) : WRONG_TARGET;
    case 'move-colony':
      return target.kind === 'colony' ? refuseUprooting(state, target, 'AF-18.7') : WRONG_TARGET;
    case 'swap-colonies':
      return target.kind === 'colony' ? refuseFirstOfSwap(state, target) : WRONG_TARGET;
    case 'scrap-ship':
      return target.kind === 'docked-ship' ? refuseScrapping(state, target) : WRONG_TARGET;
    case 'salvage-card':
      return target.kind === 'card' ? refuseSalvage(state, card, target.card) : WRONG_TARGET;
  }
}

/** [AF-R51] Any card of the pile but a kind still owned: the card discarded for it is owned no more. */
function refuseSalvage(state: State, discarded: TechId, card: TechId): Refusal | undefined {
  if (!state.discard.includes(card)) return refused('card-not-in-discard', 'AF-18.12', { card });
  const isOwned = card !== discarded && state.players[state.turn.seat].cards.includes(card);
  return isOwned ? refused('already-own-card', 'AF-R51', { card }) : undefined;
}

export function discardCard(draft: State, { card, target }: DiscardCard, tell: Tell<Event>): void {
  const { discard }: TechCard = TECH[card];
  if (discard === undefined) throw new Error(`AF-17.4: ${card} has no discard power`);
  const { seat } = draft.turn;
  const { cards } = draft.players[seat];
  cards.splice(cards.indexOf(card), 1);
  draft.turn.hasDiscarded = true;
  tell({ type: 'card-discarded', seat, card });
  // What it salvages lay in the pile before it, so the pile gets it last.
  doDiscard(draft, discard, { seat, card, target }, tell);
  draft.discard.push(card);
}

interface Discarded {
  readonly seat: Seat;
  readonly card: TechId;
  readonly target: Target;
}

function doDiscard(draft: State, effect: DiscardEffect, { seat, card, target }: Discarded, tell: Tell<Event>): void {
  switch (target.kind) {
    case 'field':
      removeField(draft, seat, target.field, tell);
      return;
    case 'territory':
      if (effect.do !== 'place-field') break;
      placeField(draft, { seat, field: effect.field, to: target.territory }, tell);
      return;
    case 'colony': {
      const ask = effect.do === 'move-colony' ? 'choose-territory-for-colony' : 'choose-colony-to-swap';
      draft.pending.push({ ask, seat, card, owner: target.owner, from: target.territory });
      return;
    }
    case 'docked-ship':
      scrap(draft, target, tell);
      return;
    case 'card':
      draft.discard.splice(draft.discard.lastIndexOf(target.card), 1);
      draft.players[seat].cards.push(target.card);
      tell({ type: 'card-salvaged', seat, card: target.card });
      return;
    default:
      break;
  }
  throw new Error(`AF-17.4: ${card} is not aimed at a ${target.kind}`);
}
