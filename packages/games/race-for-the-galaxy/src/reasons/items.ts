import type { Seat } from '@orrery/engine';
import { type Outlook, outlookOf } from '../bot/outlook.ts';
import { consumeGain } from '../bot/promise.ts';
import { goodWorth, keepWorth, powersWorth } from '../bot/worths.ts';
import type { CardId } from '../cards/catalogue.ts';
import { goalPoints, pointsOf } from '../flow/score.ts';
import { cardOf } from '../rules/cards.ts';
import { developmentCost, worldCost } from '../rules/payment.ts';
import type { State } from '../state.ts';
import type { Offer, Term } from './terms.ts';

/** One thing a seat has, in points at the end, as the evaluation counts it. */
export interface Item {
  readonly term: Term;
  readonly worth: number;
}

/** How long the match may still go on, and what a card is worth meanwhile. */
export type Horizon = Pick<Outlook, 'roundsLeft' | 'money'>;

export function horizonOf(state: State): Horizon {
  // The same for every seat.
  const { roundsLeft, money } = outlookOf(state, 0);
  return { roundsLeft, money };
}

/** All that `bot/evaluate.ts` adds up for a seat, with as much of the match to come as `horizon` says. */
export function itemsOf(state: State, seat: Seat, horizon: Horizon): readonly Item[] {
  const outlook: Outlook = { state, player: state.players[seat], ...horizon };
  const { player, money, roundsLeft } = outlook;
  const consumption = consumeGain(outlook);
  return [
    { term: { of: 'chips', seat, amount: player.chips }, worth: player.chips },
    ...tableauItems(outlook),
    ...state.goals.map((tile): Item => {
      const points = goalPoints(state, seat, tile);
      return { term: { of: 'goal', seat, goal: tile.goal, amount: points }, worth: points };
    }),
    ...promises(outlook),
    { term: { of: 'consumption', seat, amount: Math.round(consumption) }, worth: 0.3 * Math.min(1, roundsLeft) * consumption },
    { term: { of: 'hand', seat, amount: player.hand.length }, worth: money * player.hand.length },
  ];
}

function tableauItems(outlook: Outlook): Item[] {
  const { state, player, roundsLeft } = outlook;
  const { seat } = player;
  const items: Item[] = [];
  const goods = new Map<string, Item>();
  for (const { card, good } of player.tableau) {
    const facts = cardOf(state, card);
    const points = pointsOf(state, player, card);
    const later = roundsLeft * powersWorth(facts);
    items.push({ term: { of: 'placed', seat, card, now: points, else: undefined, later: Math.round(later) }, worth: points + later });
    if (good === undefined || facts.good === undefined) continue;
    const known = goods.get(facts.good);
    const amount = (known?.term.of === 'goods' ? known.term.amount : 0) + 1;
    goods.set(facts.good, {
      term: { of: 'goods', seat, good: facts.good, amount },
      worth: (known?.worth ?? 0) + goodWorth(facts, outlook),
    });
  }
  return [...items, ...goods.values()];
}

export const BEST = 0.3;
const SECOND = 0.15;

/** The two best cards of the hand: more will hardly be placed before others are drawn. */
function promises(outlook: Outlook): Item[] {
  const { seat, hand } = outlook.player;
  const kept = [...new Set(hand)].map((card) => ({ card, worth: keepWorth(card, outlook) }));
  // Two copies of one card count as two, as they do in the evaluation.
  for (const card of new Set(hand))
    if (hand.filter((other) => other === card).length > 1) kept.push({ card, worth: keepWorth(card, outlook) });
  const [best, second] = kept.filter(({ worth }) => worth > 0).sort((one, other) => other.worth - one.worth);
  const item = ({ card, worth }: (typeof kept)[number], share: number): Item => ({
    term: { of: 'promise', seat, card, offer: offerOf(outlook, card), amount: 1 },
    worth: share * worth,
  });
  if (best === undefined) return [];
  if (second === undefined) return [item(best, BEST)];
  return second.card === best.card ? [item(best, BEST + SECOND)] : [item(best, BEST), item(second, SECOND)];
}

/** What a card in hand would bring, and what it costs as things are. */
export function offerOf({ state, player: own, roundsLeft }: Pick<Outlook, 'state' | 'player' | 'roundsLeft'>, id: CardId): Offer {
  const card = cardOf(state, id);
  // It is placed in another round: what the action of this one saves is no matter.
  const player = { ...own, actions: [] };
  const brings = {
    points: pointsOf(state, player, id),
    later: Math.round(roundsLeft * powersWorth(card)),
    grows: card.points === 'scored',
    good: card.world === 'windfall',
  };
  if (card.isMilitary) return { ...brings, price: { military: card.cost } };
  return { ...brings, price: { cards: (card.kind === 'development' ? developmentCost : worldCost)(state, player, card) } };
}
