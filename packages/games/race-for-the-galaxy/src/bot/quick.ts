import type { Seat } from '@orrery/engine';
import type { Action, PowerAt } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import { cardOf } from '../rules/cards.ts';
import { drawnBy, momentOf } from '../rules/produce-words.ts';
import { hasBonus } from '../rules/rounds.ts';
import { anyForce } from '../rules/settle-words.ts';
import { priceOf } from '../rules/trade.ts';
import type { State } from '../state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { bestActions } from './promise.ts';
import { goodWorth, keepWorth, paymentPrice, placingGain, powersWorth } from './worths.ts';

/** The most common cost among the 136 cards. */
const COMMONEST_COST = 2;
/** A chip for a card is a bargain only when cards are many or the end is near. */
const CHIP_FOR_CARD = 0.95;

/** What each of these actions is worth at a glance, by rules of thumb and without looking ahead; comparable among themselves alone. */
export function weighQuickly(state: State, seat: Seat, legal: readonly Action[]): number[] {
  const outlook = outlookOf(state, seat);
  if (legal[0]?.type === 'choose-actions') return bestActions(outlook, legal);
  return legal.map((action) => weighOne(action, outlook));
}

/** The best of them, the first among equals. */
export function answerQuickly(state: State, seat: Seat, legal: readonly Action[]): Action {
  if (legal.length === 1) return legal[0];
  const worths = weighQuickly(state, seat, legal);
  let best = 0;
  for (let at = 1; at < worths.length; at++) if (worths[at] > worths[best]) best = at;
  return legal[best];
}

function weighOne(action: Action, outlook: Outlook): number {
  const { state, player } = outlook;
  switch (action.type) {
    case 'pick':
      return draftWorth(action.card, outlook);
    case 'choose-start':
      return startWorth(action.world, outlook);
    case 'discard':
      return -keepWorth(action.card, outlook);
    case 'place':
      return placingGain(action.card, outlook) ?? -1;
    case 'pay':
      return -paymentPrice(action, outlook);
    case 'sell':
      return outlook.money * priceOf(state, player, { at: action.world, withTrade: true }) - 0.3 * goodWorthAt(action.world, outlook);
    case 'consume':
      return consumeGain(action.by, action.goods, outlook);
    case 'gamble':
      return action.number === COMMONEST_COST ? 1 : 0;
    case 'produce':
      return 1 + productionWorth(action.world, outlook);
    case 'draw-for':
      return player.hand.length === 0 ? 2 : -1;
    case 'produce-for-card':
      return 0.6 - outlook.money - 0.3 * keepWorth(action.card, outlook);
    case 'stop':
      return player.pending.at(-1)?.do === 'cards-for-chips' ? stoppingWorth(outlook) : 0;
    case 'choose-actions':
    case 'reconsider':
    case 'pass':
      return 0;
  }
}

function draftWorth(card: CardId, { state, player }: Outlook): number {
  const facts = cardOf(state, card);
  const points = facts.points === 'scored' ? 4 : facts.points;
  const military = player.drafted.reduce((sum, id) => sum + anyForce(cardOf(state, id)), 0);
  const price = facts.isMilitary ? Math.max(0, facts.cost - 0.4 * military) * 0.5 : facts.cost * 0.5;
  return points + 4 * powersWorth(facts) - price;
}

function startWorth(world: CardId, { state }: Outlook): number {
  const facts = cardOf(state, world);
  return (facts.points === 'scored' ? 2 : facts.points) + 6 * powersWorth(facts) + (facts.world === 'windfall' ? 1.5 : 0);
}

function goodWorthAt(at: number, outlook: Outlook): number {
  return goodWorth(cardOf(outlook.state, outlook.player.tableau[at].card), outlook);
}

/** The world whose good sells best, and which draws when it produces. */
function productionWorth(at: number, outlook: Outlook): number {
  const card = cardOf(outlook.state, outlook.player.tableau[at].card);
  let worth = goodWorth(card, outlook);
  for (const power of card.produce)
    if (momentOf(power) === 'with-a-good-here') worth += 0.5 * drawnBy(power, outlook.state, outlook.player);
  return worth;
}

/** Most for the least goods first: whatever is left over may serve another power. */
function consumeGain({ at, power }: PowerAt, goods: readonly number[], outlook: Outlook): number {
  const { state, player, money } = outlook;
  const does = cardOf(state, player.tableau[at].card).consume[power];
  const times = hasBonus(state, player, 'consume-x2') ? 2 : 1;
  let given = 0;
  for (const good of goods) given += 0.6 + 0.2 * goodWorthAt(good, outlook);
  switch (does.do) {
    case 'consume':
    case 'consume-different':
    case 'consume-here':
      return 1 + does.reward.chips * times + does.reward.cards * money - given;
    case 'consume-each':
      return 1 + goods.length * (does.reward.chips * times + does.reward.cards * money) - given;
    case 'consume-all':
      return 0.2 + (goods.length - 1) * times - given;
    case 'sell':
      return 1 + money * priceOf(state, player, { at: goods[0], withTrade: does.withTrade }) - given;
    case 'draw':
      return 9;
    case 'gamble':
      return 8;
    case 'cards-for-chips':
      return wouldGiveUp(outlook) ? 0.01 : -0.1;
  }
}

function wouldGiveUp(outlook: Outlook): boolean {
  return outlook.player.hand.some((card) => -keepWorth(card, outlook) > stoppingWorth(outlook));
}

/** As `discard` is weighed: a card that promises less than this is better a chip. */
function stoppingWorth({ player, money }: Outlook): number {
  const spare = Math.max(0, player.hand.length - 6) * 0.1;
  return -(CHIP_FOR_CARD + spare - money);
}
