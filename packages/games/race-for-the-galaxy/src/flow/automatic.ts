import type { Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { type Pending, type PendingOf, topPending } from '../pending.ts';
import { cardOf } from '../rules/cards.ts';
import { consume, goodsFor, usablePowers } from '../rules/consume.ts';
import { goodsOf, isOptional } from '../rules/consume-words.ts';
import { discardTo } from '../rules/piles.ts';
import { finishPlacing, pay, paymentsFor } from '../rules/placing.ts';
import { drawFor, drawsForProduced, isForced, mayProduceForCard, produce, windfallChoices } from '../rules/produce.ts';
import { sell } from '../rules/trade.ts';
import type { Player, State } from '../state.ts';

/** No seat has more to do in one phase than this, however many cards are in its tableau. */
const MOST_FORCED = 500;

/** [RG-4.4] What has one possible answer is done and told. */
export function doForced(draft: State, player: Player, tell: Tell<Event>): void {
  for (let left = MOST_FORCED; left > 0; left--) {
    const pending = topPending(player);
    if (pending === undefined || !isDone(pending, { draft, player, tell })) return;
  }
  throw new Error(`RG-4.4: seat ${player.seat} is never through with what has one answer`);
}

interface Doing {
  readonly draft: State;
  readonly player: Player;
  readonly tell: Tell<Event>;
}

/** Does what waits if there is nothing to choose; false: there is. */
const DONE_BY_ITSELF: { readonly [Do in Pending['do']]: (pending: PendingOf<Do>, doing: Doing) => boolean } = {
  pick: () => false,
  'choose-start': () => false,
  'choose-actions': () => false,
  discard: () => false,
  place: () => false,
  pay: payTheOnlyWay,
  'pay-cards': payWithAll,
  sell: sellTheOnlyGood,
  consume: (_, doing) => consumeForced(doing),
  'cards-for-chips': (_, { player }) => {
    if (player.hand.length > 0) return false;
    player.pending.pop();
    return true;
  },
  gamble: () => false,
  produce: (_, doing) => produceForced(doing),
};

function isDone<Do extends Pending['do']>(pending: PendingOf<Do>, doing: Doing): boolean {
  return DONE_BY_ITSELF[pending.do](pending, doing);
}

function payTheOnlyWay(pending: PendingOf<'pay'>, { draft, player, tell }: Doing): boolean {
  const ways = paymentsFor(draft, player, pending);
  if (ways.length !== 1) return false;
  player.pending.pop();
  pay(draft, player, { step: pending, payment: ways[0] }, tell);
  return true;
}

/** The whole hand goes: nothing to choose. */
function payWithAll(pending: PendingOf<'pay-cards'>, { draft, player, tell }: Doing): boolean {
  if (player.hand.length !== pending.count) return false;
  player.pending.pop();
  const cards = player.hand;
  for (const card of cards) discardTo(draft, player, card);
  player.hand = [];
  const { seat } = player;
  tell({ type: 'cards-discarded', seat, count: cards.length, because: 'payment' }, { only: seat, adds: { cards } });
  finishPlacing(draft, player, pending, tell);
  return true;
}

/** [RG-R17] */
function sellTheOnlyGood(_: PendingOf<'sell'>, { draft, player, tell }: Doing): boolean {
  const goods = goodsOf(draft, player);
  if (goods.length !== 1) return false;
  player.pending.pop();
  sell(draft, player, { at: goods[0], withTrade: true, by: undefined }, tell);
  return true;
}

function consumeForced({ draft, player, tell }: Doing): boolean {
  const usable = usablePowers(draft, player);
  if (usable.length === 0) {
    player.pending.pop();
    return true;
  }
  if (usable.length > 1) return false;
  const [by] = usable;
  const power = cardOf(draft, player.tableau[by.at].card).consume[by.power];
  if (isOptional(power)) return false;
  const sets = goodsFor(draft, player, by);
  if (sets.length !== 1) return false;
  consume(draft, player, { by, goods: sets[0] }, tell);
  return true;
}

/** [RG-R25] The program chooses only where all would be filled anyway. */
function produceForced({ draft, player, tell }: Doing): boolean {
  const choices = windfallChoices(draft, player);
  if (choices.length > 0) {
    if (!isForced(choices)) return false;
    produce(draft, player, choices[0], tell);
    return true;
  }
  if (mayProduceForCard(draft, player)) return false;
  endProducing(draft, player, tell);
  return true;
}

/** [RG-9.5] What is drawn for goods produced comes last. */
export function endProducing(draft: State, player: Player, tell: Tell<Event>): void {
  player.pending.pop();
  for (const by of drawsForProduced(draft, player)) drawFor(draft, player, by, tell);
}
