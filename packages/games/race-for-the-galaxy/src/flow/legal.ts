import { quickTable, type Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import { type Pending, type PendingOf, topPending } from '../pending.ts';
import { cardOf } from '../rules/cards.ts';
import { goodsFor, usablePowers } from '../rules/consume.ts';
import { goodsOf, isOptional } from '../rules/consume-words.ts';
import { paymentsFor, unfitToPlace } from '../rules/placing.ts';
import { drawsForProduced, windfallChoices, worldsForCards } from '../rules/produce.ts';
import { ACTION_CARDS, type ActionCard, type Player, type State } from '../state.ts';
import { mayReconsider } from './flow.ts';

const NOTHING: readonly Action[] = [];
const RECONSIDER: readonly Action[] = [{ type: 'reconsider' }];
const PASS: Action = { type: 'pass' };
const STOP: Action = { type: 'stop' };
/** [RG-8.5] [RG-R45] [RG-15.8] */
const GAMBLES: readonly Action[] = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ type: 'gamble', number }));
const SINGLE: readonly Action[] = ACTION_CARDS.map((action) => ({ type: 'choose-actions', actions: [action] }));
const PAIRS: readonly Action[] = pairs().map((actions) => ({ type: 'choose-actions', actions }));

/** [RG-3.5] Two different cards; there are two of Develop and two of Settle. */
function pairs(): ActionCard[][] {
  const found: ActionCard[][] = [];
  ACTION_CARDS.forEach((one, index) => {
    for (const other of ACTION_CARDS.slice(index)) {
      if (one !== other || one === 'develop' || one === 'settle') found.push([one, other]);
    }
  });
  return found;
}

/** The only list of what may be done: screen, server, bots and tests all read it. */
export function legal(state: State, seat: Seat): readonly Action[] {
  const player = state.players[seat];
  if (state.stage === 'over' || player === undefined) return NOTHING;
  const pending = topPending(player);
  if (pending === undefined) return mayReconsider(state, player) ? RECONSIDER : NOTHING;
  return answersTo(pending, state, player);
}

const ANSWERS: { readonly [Do in Pending['do']]: (pending: PendingOf<Do>, state: State, player: Player) => readonly Action[] } = {
  pick: (_, __, { seen }) => eachOnce(seen, 'pick'),
  'choose-start': (_, __, { startChoice }) => startChoice.map((world) => ({ type: 'choose-start', world })),
  'choose-actions': ({ count }) => (count === 1 ? SINGLE : PAIRS),
  discard: ({ because }, _, { seen, hand }) => eachOnce(because === 'explore' ? seen : hand, 'discard'),
  place: placements,
  pay: (pending, state, player) => paymentsFor(state, player, pending).map(({ use, cards }) => ({ type: 'pay', use, cards })),
  'pay-cards': (_, __, { hand }) => eachOnce(hand, 'discard'),
  sell: (_, state, player) => goodsOf(state, player).map((world) => ({ type: 'sell', world })),
  consume: (_, state, player) => consumptions(state, player),
  'cards-for-chips': (_, __, { hand }) => [...eachOnce(hand, 'discard'), STOP],
  gamble: () => GAMBLES,
  produce: (_, state, player) => productions(state, player),
};

function answersTo<Do extends Pending['do']>(pending: PendingOf<Do>, state: State, player: Player): readonly Action[] {
  return ANSWERS[pending.do](pending, state, player);
}

type OneCard = 'pick' | 'discard' | 'place';

type Naming = Partial<Record<CardId, Action>>;

/** Actions that name a card are made once: they are plain data nobody writes to, and most of what is ever legal. */
const NAMING: Readonly<Record<OneCard, Naming>> = { pick: quickTable({}), discard: quickTable({}), place: quickTable({}) };

function naming(type: OneCard, card: CardId): Action {
  const known = NAMING[type];
  const action = known[card];
  if (action !== undefined) return action;
  const made: Action = { type, card };
  known[card] = made;
  return made;
}

/** Copies of a card are alike. */
function eachOnce(cards: readonly CardId[], type: OneCard): Action[] {
  const actions: Action[] = [];
  for (let index = 0; index < cards.length; index++) {
    if (!isRepeated(cards, index)) actions.push(naming(type, cards[index]));
  }
  return actions;
}

/** Whether this card has come before. */
function isRepeated(cards: readonly CardId[], index: number): boolean {
  for (let before = 0; before < index; before++) if (cards[before] === cards[index]) return true;
  return false;
}

function placements({ kind }: PendingOf<'place'>, state: State, player: Player): Action[] {
  const actions: Action[] = [];
  const { hand } = player;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index];
    if (!isRepeated(hand, index) && unfitToPlace(state, player, { card, kind }) === undefined) actions.push(naming('place', card));
  }
  actions.push(PASS);
  return actions;
}

function consumptions(state: State, player: Player): Action[] {
  const actions: Action[] = [];
  let mayStop = true;
  for (const by of usablePowers(state, player)) {
    if (!isOptional(cardOf(state, player.tableau[by.at].card).consume[by.power])) mayStop = false;
    for (const goods of goodsFor(state, player, by)) actions.push({ type: 'consume', by, goods });
  }
  if (mayStop) actions.push(STOP);
  return actions;
}

function productions(state: State, player: Player): Action[] {
  const actions: Action[] = [...windfallChoices(state, player)];
  const isDue = actions.length > 0;
  const worlds = worldsForCards(state, player);
  for (const world of worlds) for (const card of new Set(player.hand)) actions.push({ type: 'produce-for-card', world, card });
  if (worlds.length > 0) for (const by of drawsForProduced(state, player)) actions.push({ type: 'draw-for', by });
  if (!isDue) actions.push(STOP);
  return actions;
}
