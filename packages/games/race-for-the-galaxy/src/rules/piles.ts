import { shuffle, type Tell } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { Event } from '../events.ts';
import type { Phase, Pile, Player, State } from '../state.ts';

/** The supply this seat draws from: the common one, or its own after a draft. */
export function pileOf(state: State, player: Player): Pile {
  return state.piles.length === 1 ? state.piles[0] : state.piles[player.seat];
}

/** [RG-4.6] [RG-R23] The top card of a supply; the moment its last card is taken, the discards become the new supply. */
export function takeTop(state: State, pile: Pile, tell: Tell<Event>): CardId | undefined {
  // There may have been nothing to shuffle when the last card went: what was discarded since is the supply now.
  renew(state, pile, tell);
  const card = pile.deck.pop();
  renew(state, pile, tell);
  return card;
}

function renew(state: State, pile: Pile, tell: Tell<Event>): void {
  if (pile.deck.length > 0 || pile.discard.length === 0) return;
  pile.deck = pile.discard;
  pile.discard = [];
  shuffle(state.chance, pile.deck);
  tell({ type: 'reshuffled', seat: state.piles.length === 1 ? undefined : state.piles.indexOf(pile) });
}

/** Cards from the supply, fewer when both piles run out. */
export function take(state: State, player: Player, count: number, tell: Tell<Event>): CardId[] {
  const pile = pileOf(state, player);
  const cards: CardId[] = [];
  for (let left = count; left > 0; left--) {
    const card = takeTop(state, pile, tell);
    if (card === undefined) break;
    cards.push(card);
  }
  return cards;
}

/** Draws into the hand. */
export function draw(
  state: State,
  player: Player,
  why: { readonly count: number; readonly because: CardId | Phase },
  tell: Tell<Event>,
): void {
  if (why.count <= 0) return;
  const cards = take(state, player, why.count, tell);
  if (cards.length === 0) return;
  for (const card of cards) player.hand.push(card);
  const { seat } = player;
  tell({ type: 'cards-drawn', seat, count: cards.length, because: why.because }, { only: seat, adds: { cards }, reveals: true });
}

export function discardTo(state: State, player: Player, card: CardId): void {
  pileOf(state, player).discard.push(card);
}

/** [RG-7.8] A face-down card of the supply becomes the good; none left: no good. */
export function layGood(
  state: State,
  player: Player,
  lay: { readonly at: number; readonly because: CardId | 'windfall' | 'produce' | 'bonus' },
  tell: Tell<Event>,
): void {
  const placed = player.tableau[lay.at];
  const card = takeTop(state, pileOf(state, player), tell);
  if (card === undefined) return;
  placed.good = card;
  tell({ type: 'good-laid', seat: player.seat, world: placed.card, because: lay.because });
}

/** A good leaves its world. */
export function removeGood(state: State, player: Player, at: number): void {
  const placed = player.tableau[at];
  if (placed.good === undefined) throw new Error(`RG-8.1: there is no good on ${placed.card}`);
  discardTo(state, player, placed.good);
  placed.good = undefined;
}
