import type { CardKey } from '@orrery/not-alone';
import { ASK_ALWAYS, heldBy, holdOf, inForceIn, quietIn } from '@orrery/not-alone/facts';
import type { TableModel } from './table-model.svelte.ts';

/** What the viewer ordered about windows, and how it is changed. Orders of turns that are over, and about cards played, go with the next change. */

export function ordersNow(model: TableModel): readonly string[] {
  const { number } = model.view.turn;
  const holds = ownCards(model).flatMap((card) => [holdOf(card), holdOf(card, number)]);
  return inForceIn(model.props.orders, number).filter((order) => !order.startsWith('hold-') || holds.includes(order));
}

/** What the viewer could hold: cards in hand, and abilities. */
function ownCards({ isCreature, view, own }: TableModel): readonly CardKey[] {
  const { hand, developed } = view.creature;
  if (isCreature)
    return [
      ...hand.flatMap((card): CardKey[] => (card === 'hidden' ? [] : [`hunt:${card}`])),
      ...developed.map(({ adaptation }): CardKey => `adaptation:${adaptation}`),
    ];
  const survival = (own?.survival ?? []).flatMap((card): CardKey[] => (card === 'hidden' ? [] : [`survival:${card}`]));
  return own?.character === undefined ? survival : [...survival, `character:${own.character}`];
}

export function give(model: TableModel, orders: readonly string[]): void {
  void model.props.giveOrders(orders);
}

export function turned(orders: readonly string[], order: string): readonly string[] {
  return orders.includes(order) ? orders.filter((other) => other !== order) : [...orders, order];
}

export const quietNow = (model: TableModel): string => quietIn(model.view.turn.number);

/** A card is held for this turn or until let go, never both. */
export function held(model: TableModel, card: CardKey): ReturnType<typeof heldBy> {
  return heldBy(model.props.orders, card, model.view.turn.number);
}

export function hold(model: TableModel, card: CardKey, wanted: ReturnType<typeof heldBy>): void {
  const { number } = model.view.turn;
  const others = ordersNow(model).filter((order) => order !== holdOf(card) && order !== holdOf(card, number));
  const word = wanted === 'always' ? holdOf(card) : wanted === 'this-turn' ? holdOf(card, number) : undefined;
  give(model, word === undefined ? others : [...others, word]);
}

/** The words on a chip that says what is ordered. */
export function chipOf(model: TableModel, order: string): string {
  const { words } = model;
  if (order === ASK_ALWAYS) return words.askedAlways;
  if (order === quietNow(model)) return words.quiet;
  const card = /^hold-(hunt|survival|character|adaptation)-(.+?)(?:-turn-\d+)?$/.exec(order);
  return card === null ? words.passing(order) : words.holding(model.name(`${card[1]}:${card[2]}`));
}
