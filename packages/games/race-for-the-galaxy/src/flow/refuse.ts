import type { Refusal, Seat } from '@orrery/engine';
import type { Action, ActionOf, PowerAt } from '../actions.ts';
import type { Pending } from '../pending.ts';
import { refused } from '../refusals.ts';
import { cardOf } from '../rules/cards.ts';
import { goodsFor, usablePowers } from '../rules/consume.ts';
import { isOptional } from '../rules/consume-words.ts';
import { paymentsFor, unfitToPlace } from '../rules/placing.ts';
import { drawsForProduced, windfallChoices, worldsForCards } from '../rules/produce.ts';
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
  if (state.stage === 'over') return refused('match-over');
  const player = state.players[seat];
  if (player === undefined) return refused('no-such-seat');
  if (action.type === 'reconsider') return mayReconsider(state, player) ? undefined : refused('all-have-answered');
  const pending = player.steps.at(-1);
  if (pending === undefined) return refused('not-asked');
  if (!ANSWERED_BY[pending.do].includes(action.type)) return refused('not-asked', { ask: pending.do });
  return refuseAnswer(action, { state, player, pending });
}

interface Asked {
  readonly state: State;
  readonly player: Player;
  readonly pending: Pending;
}

const REFUSED: { readonly [Type in Action['type']]: (action: ActionOf<Type>, asked: Asked) => Refusal | undefined } = {
  pick: ({ card }, { player }) => (player.seen.includes(card) ? undefined : refused('not-in-pack', { card })),
  'choose-start': ({ world }, { player }) => (player.startChoice.includes(world) ? undefined : refused('not-dealt', { card: world })),
  'choose-actions': refuseActions,
  reconsider: () => refused('all-have-answered'),
  discard: refuseDiscard,
  place: refusePlacing,
  pass: () => undefined,
  pay: refusePayment,
  sell: ({ world }, { player }) => (player.tableau[world]?.good === undefined ? refused('no-good-there') : undefined),
  consume: refuseConsuming,
  gamble: ({ number }) => (number >= 1 && number <= 7 ? undefined : refused('wrong-number')),
  stop: refuseStop,
  produce: ({ by, world }, { state, player }) =>
    windfallChoices(state, player).some((choice) => choice.world === world && isSame(choice.by, by))
      ? undefined
      : refused('cannot-produce-there'),
  'draw-for': ({ by }, { state, player }) =>
    worldsForCards(state, player).length > 0 && drawsForProduced(state, player).some((one) => isSame(one, by))
      ? undefined
      : refused('no-such-draw'),
  'produce-for-card': ({ world, card }, { state, player }) => {
    if (!worldsForCards(state, player).includes(world)) return refused('cannot-produce-there');
    return player.hand.includes(card) ? undefined : refused('not-in-hand', { card });
  },
};

function refuseAnswer<Type extends Action['type']>(action: ActionOf<Type>, asked: Asked): Refusal | undefined {
  return REFUSED[action.type](action, asked);
}

function isSame(one: PowerAt | 'bonus', other: PowerAt | 'bonus'): boolean {
  if (one === 'bonus' || other === 'bonus') return one === other;
  return one.at === other.at && one.power === other.power;
}

/** [RG-3.5] In the order of the action cards, so that a pair has one name. */
function refuseActions({ actions }: ActionOf<'choose-actions'>, { pending }: Asked): Refusal | undefined {
  const count = pending.do === 'choose-actions' ? pending.count : 0;
  if (actions.length !== count) return refused('wrong-count', { count });
  const [one, other] = actions;
  if (other === undefined) return undefined;
  if (one === other) return one === 'develop' || one === 'settle' ? undefined : refused('twice-the-same', { action: one });
  return ACTION_CARDS.indexOf(one) < ACTION_CARDS.indexOf(other) ? undefined : refused('wrong-count', { count: 2 });
}

function refuseDiscard({ card }: ActionOf<'discard'>, { player, pending }: Asked): Refusal | undefined {
  const from = pending.do === 'discard' && pending.because === 'explore' ? player.seen : player.hand;
  return from.includes(card) ? undefined : refused('not-in-hand', { card });
}

function refusePlacing({ card }: ActionOf<'place'>, { state, player, pending }: Asked): Refusal | undefined {
  if (pending.do !== 'place') return undefined;
  if (!player.hand.includes(card)) return refused('not-in-hand', { card });
  const unfit = unfitToPlace(state, player, { card, kind: pending.kind });
  return unfit === undefined ? undefined : refused(unfit, { card });
}

function refusePayment(action: ActionOf<'pay'>, { state, player, pending }: Asked): Refusal | undefined {
  if (pending.do !== 'pay') return undefined;
  const isWay = paymentsFor(state, player, pending).some(({ use, cards }) => cards === action.cards && use.join() === action.use.join());
  return isWay ? undefined : refused('no-such-payment', { card: player.tableau[pending.at].card });
}

function refuseConsuming({ by, goods }: ActionOf<'consume'>, { state, player }: Asked): Refusal | undefined {
  const placed = player.tableau[by.at];
  if (placed === undefined || cardOf(state, placed.card).consume[by.power] === undefined) return refused('no-such-power');
  const sets = goodsFor(state, player, by);
  if (sets.length === 0) return refused('no-such-power');
  const name = goods.join();
  return sets.some((set) => set.join() === name) ? undefined : refused('wrong-goods', { card: placed.card });
}

/** [RG-8.4] [RG-9.2] Only what one may do can be left out. */
function refuseStop(_: ActionOf<'stop'>, { state, player, pending }: Asked): Refusal | undefined {
  if (pending.do === 'produce') return windfallChoices(state, player).length > 0 ? refused('must-produce') : undefined;
  if (pending.do !== 'consume') return undefined;
  const due = usablePowers(state, player).find(({ at, power }) => !isOptional(cardOf(state, player.tableau[at].card).consume[power]));
  return due === undefined ? undefined : refused('must-consume', { card: player.tableau[due.at].card });
}
