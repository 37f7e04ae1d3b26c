import type { Action } from '../actions.ts';
import type { Card } from '../cards/catalogue.ts';
import type { ConsumePower, Of, ProducePower } from '../cards/powers.ts';
import { cardOf } from '../rules/cards.ts';
import { goodsOf } from '../rules/consume-words.ts';
import { exploring } from '../rules/explore.ts';
import { momentOf } from '../rules/produce-words.ts';
import { phaseOf } from '../rules/rounds.ts';
import { priceOf } from '../rules/trade.ts';
import { ACTION_CARDS, type ActionCard, type Phase, type Player, type State } from '../state.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { goodWorth, placingGain } from './worths.ts';

/*
 * What an action promises the player who chooses it, in points, without playing it out: what the tableau and the hand can do in its phase.
 */

/** Cards seen and not kept are worth this part of a card. */
const SEEN = 0.18;

/** By the seat's own actions alone: what the others choose is not considered. */
export function bestActions(outlook: Outlook, legal: readonly Action[]): number[] {
  const promises = new Map(ACTION_CARDS.map((card) => [card, promiseOf(card, outlook)]));
  return legal.map((action) => {
    if (action.type !== 'choose-actions') return 0;
    const [one, other] = action.actions;
    const first = promises.get(one) ?? 0;
    if (other === undefined) return first;
    // Twice the same phase: the second time something is left over to place only now and then.
    return first + (promises.get(other) ?? 0) * (phaseOf(one) === phaseOf(other) ? 0.5 : 1);
  });
}

/** This player's gain from the phase of this card, with its bonus. */
export function promiseOf(card: ActionCard, outlook: Outlook): number {
  return gainIn(withActions(outlook, [card]), card);
}

/** The gain of a phase that somebody else has chosen. */
export function leftGain(card: ActionCard, outlook: Outlook): number {
  return gainIn(withActions(outlook, []), card);
}

function withActions(outlook: Outlook, actions: ActionCard[]): Outlook {
  const player = { ...outlook.player, actions };
  const state = { ...outlook.state, pass: 1 as const };
  return { ...outlook, player, state };
}

const GAINS: { readonly [Each in Phase]: (outlook: Outlook, card: ActionCard) => number } = {
  explore: exploreGain,
  develop: (outlook) => bestPlacing(outlook, 'development'),
  settle: (outlook) => bestPlacing(outlook, 'world') + (outlook.player.actions.length > 0 ? outlook.money : 0) * worldReady(outlook),
  consume: (outlook, card) => (card === 'consume-trade' && outlook.player.actions.length > 0 ? tradeGain(outlook) : consumeGain(outlook)),
  produce: produceGain,
};

function gainIn(outlook: Outlook, card: ActionCard): number {
  return GAINS[phaseOf(card)](outlook, card);
}

function exploreGain({ state, player, money, roundsLeft }: Outlook): number {
  const { seen, kept } = exploring(state, player);
  const isNeeded = player.hand.length < 3 ? 1.4 : 1;
  return money * (kept * isNeeded + SEEN * (seen - kept)) * (roundsLeft < 0.8 ? 0.3 : 1);
}

function bestPlacing(outlook: Outlook, kind: 'development' | 'world'): number {
  const { state, player } = outlook;
  if (player.hand.length === 0) return 0;
  let best = 0;
  for (const id of player.hand) {
    if (cardOf(state, id).kind !== kind) continue;
    if (kind === 'development' && player.tableau.some(({ card }) => card === id)) continue;
    best = Math.max(best, placingGain(id, outlook) ?? 0);
  }
  return best;
}

function worldReady(outlook: Outlook): number {
  return bestPlacing(outlook, 'world') > 0 ? 1 : 0;
}

function tradeGain(outlook: Outlook): number {
  const { state, player, money } = outlook;
  let best = 0;
  for (const at of goodsOf(state, player)) {
    const lost = goodWorth(cardOf(state, player.tableau[at].card), outlook);
    best = Math.max(best, money * priceOf(state, player, { at, withTrade: true }) - 0.6 * lost);
  }
  return best + 0.5 * consumeGain(outlook);
}

/** Chips and cards for the goods on the tableau, less what the goods were worth. */
export function consumeGain(outlook: Outlook): number {
  const { state, player, money } = outlook;
  let goods = goodsOf(state, player).length;
  const times = player.actions.includes('consume-x2') ? 2 : 1;
  const lost = player.tableau.reduce(
    (sum, placed) => sum + (placed.good === undefined ? 0 : goodWorth(cardOf(state, placed.card), outlook)),
    0,
  );
  const each = goods === 0 ? 0 : lost / goods;
  let gain = 0;
  for (const placed of player.tableau) {
    for (const power of cardOf(state, placed.card).consume) {
      const { takes, chips, cards } = takingOf(power, goods);
      if (takes > goods) continue;
      goods -= takes;
      gain += chips * times + cards * money - 0.75 * each * takes;
    }
  }
  return Math.max(0, gain);
}

/** What a power takes and gives with this number of goods; kinds are ignored. */
export function takingOf(power: ConsumePower, goods: number): { readonly takes: number; readonly chips: number; readonly cards: number } {
  switch (power.do) {
    case 'consume':
      return { takes: power.count, chips: power.reward.chips, cards: power.reward.cards };
    case 'consume-each': {
      const takes = Math.min(power.most, goods);
      return { takes, chips: power.reward.chips * takes, cards: power.reward.cards * takes };
    }
    case 'consume-different':
      return { takes: power.kinds, chips: power.reward.chips, cards: power.reward.cards };
    case 'consume-all':
      return { takes: goods, chips: Math.max(0, goods - 1), cards: 0 };
    case 'consume-here':
      return { takes: 1, chips: power.reward.chips, cards: power.reward.cards };
    case 'sell':
      return { takes: 1, chips: 0, cards: 3 };
    case 'draw':
      return { takes: 0, chips: 0, cards: power.count };
    case 'gamble':
      return { takes: 0, chips: 0, cards: 0.25 };
    case 'cards-for-chips':
      return { takes: 0, chips: 0, cards: 0 };
  }
}

interface Producing {
  readonly card: Card;
  readonly isEmpty: boolean;
  readonly outlook: Outlook;
}

const nothing = () => 0;
const severalCards = (_: ProducePower, { outlook: { money } }: Producing) => 1.5 * money;

/** What a Produce power brings by itself; windfall worlds are counted together. */
const PRODUCED: { readonly [Do in ProducePower['do']]: (power: Of<ProducePower, Do>, producing: Producing) => number } = {
  'produce-here': (_, { card, isEmpty, outlook }) => (isEmpty ? goodWorth(card, outlook) : 0),
  'produce-for-card': nothing,
  'draw-if-produced-here': ({ count }, { isEmpty, outlook: { money } }) => (isEmpty ? money * count : 0),
  'produce-windfall': nothing,
  draw: ({ count }, { outlook: { money } }) => money * count,
  'draw-for-worlds': severalCards,
  'draw-for-kinds': severalCards,
  'draw-for-produced': severalCards,
  'draw-if-most': nothing,
};

function producedGain<Do extends ProducePower['do']>(power: Of<ProducePower, Do>, producing: Producing): number {
  return PRODUCED[power.do](power, producing);
}

function produceGain(outlook: Outlook): number {
  const { state, player } = outlook;
  let gain = 0;
  let windfalls = player.actions.includes('produce') ? 1 : 0;
  let empty = 0;
  for (const placed of player.tableau) {
    const card = cardOf(state, placed.card);
    if (card.world === 'windfall' && placed.good === undefined) empty += 1;
    for (const power of card.produce) {
      windfalls += momentOf(power) === 'windfall' ? 1 : 0;
      gain += producedGain(power, { card, isEmpty: placed.good === undefined, outlook });
    }
  }
  return gain + Math.min(windfalls, empty) * 0.9 * Math.min(1, 0.3 + outlook.roundsLeft);
}

/** How likely each action card is for a player whose hand is not known, by what the table shows. */
export function likelyActions(state: State, player: Player): number[] {
  const outlook = outlookOf(state, player.seat);
  const worths = ACTION_CARDS.map((card) => publicPromise(card, outlook));
  const powers = worths.map((worth) => Math.exp(1.3 * worth));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Hidden cards promise what cards do on average: a player with many can pay for something, one with few must look for some. */
function publicPromise(card: ActionCard, outlook: Outlook): number {
  const { player, roundsLeft } = outlook;
  const cards = player.hand.length;
  switch (phaseOf(card)) {
    case 'explore':
      return promiseOf(card, outlook) - (cards > 6 ? 0.5 : 0);
    case 'develop':
      return Math.min(2, 0.35 * cards) + (roundsLeft < 2 ? 0.4 : 0);
    case 'settle':
      return Math.min(2.2, 0.3 * cards + 0.6);
    case 'consume':
    case 'produce':
      return promiseOf(card, outlook);
  }
}
