import { below, shuffle, type Tell } from '@orrery/engine';
import type { HuntId } from '../cards/hunt.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { Cause, Event } from '../events.ts';
import type { Hunted, Seen, State } from '../state.ts';
import { survivalIsBarred } from './in-force.ts';
import { bitOf, everySeat } from './people.ts';

/** [NA-4.9] The top card, of a new deck if the old one has run out. */
export function takeSurvival(draft: State, tell: Tell<Event>): SurvivalId | undefined {
  if (draft.survivalDeck.length === 0 && draft.survivalDiscard.length > 0) {
    draft.survivalDeck = draft.survivalDiscard;
    draft.survivalDiscard = [];
    shuffle(draft.chance, draft.survivalDeck);
    tell({ type: 'survival-reshuffled', cards: draft.survivalDeck.length });
  }
  return draft.survivalDeck.pop();
}

/** [NA-R11] Nobody draws while a card forbids it, nor from nothing. */
export function canDrawSurvival(state: State): boolean {
  return !survivalIsBarred(state) && state.survivalDeck.length + state.survivalDiscard.length > 0;
}

/** [NA-4.4] However many the Hunted holds already. */
export function drawSurvival(draft: State, drawn: { readonly hunted: Hunted; readonly cause: Cause }, tell: Tell<Event>): void {
  if (!canDrawSurvival(draft)) return;
  const { hunted, cause } = drawn;
  const card = takeSurvival(draft, tell);
  if (card === undefined) return;
  hunted.survival.push({ card, by: 0 });
  tell({ type: 'survival-drawn', seat: hunted.seat, count: 1, cause }, { only: hunted.seat, adds: { cards: [card] }, reveals: true });
}

export function discardSurvival(
  draft: State,
  given: { readonly hunted: Hunted; readonly card: SurvivalId; readonly cause: Cause },
  tell: Tell<Event>,
): void {
  const { hunted, card, cause } = given;
  removeSeen(hunted.survival, card);
  draft.survivalDiscard.push(card);
  tell({ type: 'survival-discarded', seat: hunted.seat, card, cause }, { reveals: true });
}

/** The card leaves a hand in which others may know it. */
export function removeSeen<Card>(hand: Seen<Card>[], card: Card): Seen<Card> {
  for (let index = 0; index < hand.length; index++) if (hand[index].card === card) return hand.splice(index, 1)[0];
  throw new Error(`NA-3.4: no ${String(card)} in this hand`);
}

export function holds<Card>(hand: readonly Seen<Card>[], card: Card): boolean {
  for (let index = 0; index < hand.length; index++) if (hand[index].card === card) return true;
  return false;
}

/** [NA-9.2] [NA-4.9] The Creature draws up to its full hand. */
export function refillHunt(draft: State, upTo: number, tell: Tell<Event>): void {
  const { hand, seat } = draft.creature;
  const drawn: HuntId[] = [];
  // Ends: each pass adds a card to the hand, or finds none left.
  while (hand.length < upTo) {
    if (draft.huntDeck.length === 0 && draft.huntDiscard.length > 0) reshuffleHunt(draft, tell);
    const card = draft.huntDeck.pop();
    if (card === undefined) break;
    hand.push(card);
    drawn.push(card.card);
  }
  if (drawn.length > 0) tell({ type: 'hunt-drawn', count: drawn.length }, { only: seat, adds: { cards: drawn }, reveals: true });
}

function reshuffleHunt(draft: State, tell: Tell<Event>): void {
  draft.huntDeck = draft.huntDiscard.map((card) => ({ card, by: 0 }));
  draft.huntDiscard = [];
  shuffle(draft.chance, draft.huntDeck);
  tell({ type: 'hunt-reshuffled', cards: draft.huntDeck.length });
}

/**
 * Under the deck: the first is drawn last. `known`: who sees it besides the Creature. [NA-22.20] A Hunted who had looked at the hand
 * and does not see which card goes knows neither that card nor those that stay.
 */
export function putHuntUnder(draft: State, card: HuntId, known: number): void {
  const { creature } = draft;
  const by = known | bitOf(creature.seat);
  removeSeen(creature.hand, card);
  creature.hand = creature.hand.map((held) => ({ card: held.card, by: held.by & by }));
  draft.huntDeck.unshift({ card, by });
}

/** [NA-17.6] [NA-R9] This many at random; only the Creature sees which, unless the table wants it open. */
export function strikeHunt(draft: State, struck: { readonly cards: number; readonly cause: Cause }, tell: Tell<Event>): void {
  const { creature, options } = draft;
  const isPublic = options.strikeBack === 'public';
  const known = isPublic ? everySeat(draft.seats) : 0;
  const cards: HuntId[] = [];
  for (let count = 0; count < struck.cards && creature.hand.length > 0; count++) {
    const { card } = creature.hand[below(draft.chance, creature.hand.length)];
    putHuntUnder(draft, card, known);
    cards.push(card);
  }
  const { cause } = struck;
  if (isPublic) tell({ type: 'hunt-put-under', count: cards.length, cause, cards }, { reveals: true });
  else tell({ type: 'hunt-put-under', count: cards.length, cause }, { only: creature.seat, adds: { cards }, reveals: true });
}
