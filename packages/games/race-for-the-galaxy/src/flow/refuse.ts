import type { Refusal, Seat } from '@orrery/engine';
import type { Action, ActionOf, PowerAt } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import type { Pending } from '../pending.ts';
import { refused } from '../refusals.ts';
import { cardOf, isInForce } from '../rules/cards.ts';
import { goodsFor, usablePowers } from '../rules/consume.ts';
import { isOptional } from '../rules/consume-words.ts';
import { developmentCost, worldCost } from '../rules/payment.ts';
import { paymentsFor, unfitToPlace } from '../rules/placing.ts';
import { drawsForProduced, windfallChoices, worldsForCards } from '../rules/produce.ts';
import { strengthAgainst } from '../rules/strength.ts';
import { ACTION_CARDS, type Player, type State } from '../state.ts';
import { mayReconsider } from './flow.ts';

/** Which actions answer what waits. */
const ANSWERED_BY: { readonly [Do in Pending['do']]: readonly Action['type'][] } = {
  pick: ['pick'],
  'choose-start': ['choose-start'],
  'choose-actions': ['choose-actions'],
  discard: ['discard'],
  place: ['place', 'pass'],
  pay: ['pay'],
  'pay-cards': ['discard'],
  sell: ['sell'],
  consume: ['consume', 'stop'],
  'cards-for-chips': ['discard', 'stop'],
  gamble: ['gamble'],
  produce: ['produce', 'draw-for', 'produce-for-card', 'stop'],
};

/** Why this seat may not do this now, or undefined when it may. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.stage === 'over') return refused('match-over', 'RG-10.1');
  const player = state.players[seat];
  if (player === undefined) return refused('no-such-seat', 'RG-2.3');
  if (action.type === 'reconsider') return refuseReconsidering(action, { state, player });
  const pending = player.pending.at(-1);
  if (pending === undefined) return refused('not-asked', 'RG-3.3');
  if (!ANSWERED_BY[pending.do].includes(action.type)) return refused('not-asked', 'RG-3.3', { ask: pending.do });
  return refuseAnswer(action, { state, player, pending });
}

interface Asked {
  readonly state: State;
  readonly player: Player;
  readonly pending: Pending;
}

const REFUSED: { readonly [Type in Action['type']]: (action: ActionOf<Type>, asked: Asked) => Refusal | undefined } = {
  pick: ({ card }, { player }) => (player.seen.includes(card) ? undefined : refused('not-in-pack', 'RG-13.3', { card })),
  'choose-start': ({ world }, { player }) =>
    player.startChoice.includes(world) ? undefined : refused('not-dealt', 'RG-13.4', { card: world }),
  'choose-actions': refuseActions,
  reconsider: refuseReconsidering,
  discard: refuseDiscard,
  place: refusePlacing,
  pass: () => undefined,
  pay: refusePayment,
  sell: ({ world }, { player }) => (player.tableau[world]?.good === undefined ? refused('no-good-there', 'RG-8.1') : undefined),
  consume: refuseConsuming,
  gamble: ({ number }) => (number >= 1 && number <= 7 ? undefined : refused('wrong-number', 'RG-8.5')),
  stop: refuseStop,
  produce: refuseProducing,
  'draw-for': ({ by }, { state, player }) =>
    worldsForCards(state, player).length > 0 && drawsForProduced(state, player).some((one) => isSame(one, by))
      ? undefined
      : refused('no-such-draw', 'RG-9.5'),
  'produce-for-card': ({ world, card }, { state, player }) => {
    const placed = player.tableau[world];
    if (placed?.good !== undefined) return refused('has-a-good', 'RG-1.4', { card: placed.card });
    if (!worldsForCards(state, player).includes(world)) return refused('cannot-produce-there', 'RG-9.3');
    return player.hand.includes(card) ? undefined : refused('not-in-hand', 'RG-9.3', { card });
  },
};

function refuseAnswer<Type extends Action['type']>(action: ActionOf<Type>, asked: Asked): Refusal | undefined {
  return REFUSED[action.type](action, asked);
}

function refuseReconsidering(_: ActionOf<'reconsider'>, { state, player }: Pick<Asked, 'state' | 'player'>): Refusal | undefined {
  return mayReconsider(state, player) ? undefined : refused('all-have-answered', 'RG-3.3');
}

function isSame(one: PowerAt | 'bonus', other: PowerAt | 'bonus'): boolean {
  if (one === 'bonus' || other === 'bonus') return one === other;
  return one.at === other.at && one.power === other.power;
}

/** [RG-3.5] In the order of the action cards, so that a pair has one name. */
function refuseActions({ actions }: ActionOf<'choose-actions'>, { state, pending }: Asked): Refusal | undefined {
  const count = pending.do === 'choose-actions' ? pending.count : 0;
  const [one, other] = actions;
  const isInOrder = other === undefined || ACTION_CARDS.indexOf(one) <= ACTION_CARDS.indexOf(other);
  if (actions.length !== count || !isInOrder)
    return refused('wrong-count', count === 1 ? 'RG-3.1' : state.seats === 1 ? 'RG-14.5' : 'RG-3.5', { count });
  const isTwice = one === other && one !== 'develop' && one !== 'settle';
  return isTwice ? refused('twice-the-same', 'RG-3.5', { action: one }) : undefined;
}

function refuseDiscard({ card }: ActionOf<'discard'>, { player, pending }: Asked): Refusal | undefined {
  if (pending.do === 'discard' && pending.because === 'explore')
    return player.seen.includes(card) ? undefined : refused('not-just-drawn', 'RG-5.3', { card });
  return player.hand.includes(card) ? undefined : refused('not-in-hand', 'RG-4.5', { card });
}

function refusePlacing({ card }: ActionOf<'place'>, { state, player, pending }: Asked): Refusal | undefined {
  if (pending.do !== 'place') return undefined;
  if (!player.hand.includes(card)) return refused('not-in-hand', 'RG-4.5', { card });
  const unfit = unfitToPlace(state, player, { card, kind: pending.kind });
  switch (unfit) {
    case undefined:
      return undefined;
    case 'wrong-kind':
      return refused('wrong-kind', 'RG-6.2', { card });
    case 'already-placed':
      return refused('already-placed', 'RG-6.5', { card });
    case 'cannot-have':
      return refuseTooDear(state, player, card);
  }
}

/** Whether it is cards that lack, or Military. */
function refuseTooDear(state: State, player: Player, card: CardId): Refusal {
  const facts = cardOf(state, card);
  if (facts.isMilitary)
    return refused('cannot-conquer', 'RG-7.2', { card, strength: strengthAgainst(state, player, facts), defense: facts.cost });
  const cost = facts.kind === 'development' ? developmentCost(state, player, facts) : worldCost(state, player, facts);
  const cards = player.hand.length - 1;
  return refused('cannot-pay', cost === cards + 1 ? 'RG-R2' : 'RG-4.3', { card, cost, cards });
}

function refusePayment(action: ActionOf<'pay'>, { state, player, pending }: Asked): Refusal | undefined {
  if (pending.do !== 'pay') return undefined;
  const use = action.use.join();
  const sameUse = paymentsFor(state, player, pending).filter((way) => way.use.join() === use);
  if (sameUse.some(({ cards }) => cards === action.cards)) return undefined;
  const { card } = player.tableau[pending.at];
  const enough = Math.max(...sameUse.map(({ cards }) => cards));
  if (action.cards > enough && sameUse.length > 0) return refused('paid-too-much', 'RG-4.8', { card, cards: enough });
  const { kind, isMilitary } = cardOf(state, card);
  if (kind === 'development') return refused('no-such-payment', 'RG-6.3', { card });
  if (action.use.length > 0) return refused('no-such-payment', isMilitary ? 'RG-7.7' : 'RG-7.6', { card });
  return refused('no-such-payment', isMilitary ? 'RG-7.2' : 'RG-7.1', { card });
}

function refuseConsuming({ by, goods }: ActionOf<'consume'>, { state, player }: Asked): Refusal | undefined {
  const placed = player.tableau[by.at];
  if (placed === undefined || cardOf(state, placed.card).consume[by.power] === undefined) return refused('no-such-power', 'RG-8.3');
  const { card } = placed;
  if (!isInForce(placed)) return refused('not-in-force', 'RG-4.2', { card });
  if ((placed.used & (1 << by.power)) !== 0) return refused('already-used', 'RG-8.4', { card });
  const sets = goodsFor(state, player, by);
  if (sets.length === 0) return refused('cannot-be-met', 'RG-R16', { card });
  const name = goods.join();
  return sets.some((set) => set.join() === name) ? undefined : refused('wrong-goods', 'RG-8.3', { card });
}

/** [RG-8.4] [RG-9.2] Only what one may do can be left out. */
function refuseStop(_: ActionOf<'stop'>, { state, player, pending }: Asked): Refusal | undefined {
  if (pending.do === 'produce') return windfallChoices(state, player).length > 0 ? refused('must-produce', 'RG-9.2') : undefined;
  if (pending.do !== 'consume') return undefined;
  const due = usablePowers(state, player).find(({ at, power }) => !isOptional(cardOf(state, player.tableau[at].card).consume[power]));
  return due === undefined ? undefined : refused('must-consume', 'RG-8.4', { card: player.tableau[due.at].card });
}

function refuseProducing({ by, world }: ActionOf<'produce'>, { state, player }: Asked): Refusal | undefined {
  if (windfallChoices(state, player).some((choice) => choice.world === world && isSame(choice.by, by))) return undefined;
  const placed = player.tableau[world];
  if (placed?.good !== undefined) return refused('has-a-good', 'RG-1.4', { card: placed.card });
  if (by === 'bonus' && !player.hasBonusDue) return refused('no-bonus', 'RG-3.4');
  return refused('cannot-produce-there', 'RG-9.2');
}
