import { CARDS, type Card, type CardId } from '../cards/catalogue.ts';
import type { Good } from '../cards/powers.ts';
import type { Placed, Player, State } from '../state.ts';

/** The card behind an id: a printed one, or one of the pack that plays with. */
export function cardOf(state: Pick<State, 'own'>, id: CardId): Card {
  const card = CARDS[id] ?? state.own[Number(id.slice('own-'.length))];
  if (card === undefined) throw new Error(`RG-1.1: there is no card ${id}`);
  return card;
}

/** [RG-4.2] Powers work from the phase after the one the card was placed in. */
export function isInForce(placed: Placed): boolean {
  return !placed.isNew;
}

export function holdsTitle({ tableau }: Player, id: CardId): boolean {
  for (let at = 0; at < tableau.length; at++) if (tableau[at].card === id) return true;
  return false;
}

/** The kind of the good that lies at this place of the tableau; undefined: none does. */
export function goodAt(state: State, player: Player, at: number): Good | undefined {
  const placed = player.tableau[at];
  return placed?.good === undefined ? undefined : cardOf(state, placed.card).good;
}

/** Takes one copy out of a hand. */
export function removeFrom(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new Error(`RG-4.5: ${card} is not there`);
  // What follows moves up: for a hand that is faster than `splice`, which makes a list of what it takes out.
  for (let next = index + 1; next < cards.length; next++) cards[next - 1] = cards[next];
  cards.pop();
}
