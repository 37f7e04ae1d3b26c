import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import type { Step, StepOf } from '../pending.ts';
import { cardOf } from '../rules/cards.ts';
import { goodsFor, goodsOf, isOptional, usablePowers } from '../rules/consume.ts';
import { paymentsFor, unfitToPlace } from '../rules/placing.ts';
import { drawsForProduced, windfallChoices, worldsForCards } from '../rules/produce.ts';
import { ACTION_CARDS, type ActionCard, type Player, type State } from '../state.ts';
import { mayReconsider } from './flow.ts';

const NOTHING: readonly Action[] = [];
const RECONSIDER: readonly Action[] = [{ type: 'reconsider' }];
const PASS: Action = { type: 'pass' };
const STOP: Action = { type: 'stop' };
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
  const step = player.steps.at(-1);
  if (step === undefined) return mayReconsider(state, player) ? RECONSIDER : NOTHING;
  return answersTo(state, player, step);
}

function answersTo(state: State, player: Player, step: Step): readonly Action[] {
  switch (step.do) {
    case 'pick':
      return eachOnce(player.seen, 'pick');
    case 'choose-start':
      return player.startChoice.map((world) => ({ type: 'choose-start', world }));
    case 'choose-actions':
      return step.count === 1 ? SINGLE : PAIRS;
    case 'discard':
      return eachOnce(step.because === 'explore' ? player.seen : player.hand, 'discard');
    case 'pay-cards':
      return eachOnce(player.hand, 'discard');
    case 'cards-for-chips':
      return [...eachOnce(player.hand, 'discard'), STOP];
    case 'place':
      return placements(state, player, step);
    case 'pay':
      return paymentsFor(state, player, step).map(({ use, cards }) => ({ type: 'pay', use, cards }));
    case 'sell':
      return goodsOf(state, player).map((world) => ({ type: 'sell', world }));
    case 'consume':
      return consumptions(state, player);
    case 'gamble':
      return GAMBLES;
    case 'produce':
      return productions(state, player);
  }
}

type OneCard = 'pick' | 'discard' | 'place';

/** Actions that name a card are made once: they are plain data nobody writes to, and most of what is ever legal. */
const NAMING: Readonly<Record<OneCard, Map<CardId, Action>>> = { pick: new Map(), discard: new Map(), place: new Map() };

function naming(type: OneCard, card: CardId): Action {
  const known = NAMING[type].get(card);
  if (known !== undefined) return known;
  const action: Action = { type, card };
  NAMING[type].set(card, action);
  return action;
}

/** Copies of a card are alike. */
function eachOnce(cards: readonly CardId[], type: OneCard): Action[] {
  const actions: Action[] = [];
  for (let index = 0; index < cards.length; index++) {
    if (cards.indexOf(cards[index]) === index) actions.push(naming(type, cards[index]));
  }
  return actions;
}

function placements(state: State, player: Player, step: StepOf<'place'>): Action[] {
  const actions: Action[] = [];
  const { hand } = player;
  for (let index = 0; index < hand.length; index++) {
    const card = hand[index];
    if (hand.indexOf(card) < index || cardOf(state, card).kind !== step.kind) continue;
    if (unfitToPlace(state, player, { card, kind: step.kind }) === undefined) actions.push(naming('place', card));
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
